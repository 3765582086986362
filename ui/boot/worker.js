// The service worker: keeps the whole site, so that it starts without a network; tools/offline.mjs fills in what.
import { cacheNames, copyResponse, setCacheNameDetails } from "workbox-core";
import { addPlugins, getCacheKeyForURL, precacheAndRoute } from "workbox-precaching";

const PREFIX = "rowdy-table"; // all projects of a host share its caches: we keep to names of our own
const { scope } = self.registration;
const SNAPSHOT = `${PREFIX}-snapshot-${scope}`; // the page's own (snapshot.js)

setCacheNameDetails({ prefix: PREFIX });

/** While installing, ask the server whether what the browser's own cache holds is still right: the rest of a first
 * visit has just come, and is not sent twice; what a new version has changed is never missed.
 */
const ask = async ({ request, event }) =>
  event?.type === "install" ? new Request(request, { cache: "no-cache" }) : request;
addPlugins([{ requestWillFetch: ask }]);

// An address with parameters is the same page; only ?no-worker asks for the one that lies on the server.
const listed = self.__WB_MANIFEST;
precacheAndRoute(listed, { cleanURLs: false, ignoreURLParametersMatching: [/^(?!no-worker$)/] });

/** Fetch what the cache has lost: a worker that was let go and is wanted again is not installed again. */
const refill = async () => {
  const cache = await caches.open(cacheNames.precache);
  await Promise.allSettled(
    listed.map(async ({ url }) => {
      const key = getCacheKeyForURL(url);
      if (await cache.match(key)) return;
      const answer = await fetch(url, { cache: "no-cache" });
      // One that was redirected would not do for a page.
      if (answer.ok) await cache.put(key, answer.redirected ? await copyResponse(answer) : answer);
    }),
  );
};

/** Delete caches of ours that are no longer used; those of other projects, and of copies elsewhere, stay. */
const tidy = async () => {
  const used = [cacheNames.precache, SNAPSHOT];
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(`${PREFIX}-`) && name.endsWith(scope) && !used.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
};

self.addEventListener("activate", (event) => event.waitUntil(Promise.all([tidy(), self.clients.claim()])));

// A new version waits until the player asks for it, or until no page of the site is open.
self.addEventListener("message", (event) => {
  if (event.data === "use the new version") self.skipWaiting();
  else if (event.data === "keep everything") event.waitUntil(refill());
});
