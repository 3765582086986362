// The service worker of a site built with --no-worker: it takes the place of any before it, clears up and goes.
const PREFIX = "rowdy-table-";

const clearUp = async () => {
  const { scope } = self.registration;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name.endsWith(scope));
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
};

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(clearUp()));
