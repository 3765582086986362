// Writes sw.js, the service worker of a built site, with what it keeps: node tools/offline.mjs FOLDER
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import resolve from "@rollup/plugin-node-resolve";
import replace from "@rollup/plugin-replace";
import terser from "@rollup/plugin-terser";
import { rollup } from "rollup";
import { injectManifest } from "workbox-build";

const SOURCE = new URL("../ui/boot/worker.js", import.meta.url).pathname;
const LARGEST = 20_000_000; // bytes
// Not for playing: facts for the curious, the page for wrong addresses, what other sites show of a shared game; and
// what the page keeps by itself, unpacked.
const LEFT_OUT = ["sw.js", "build.json", "404.html", "*.png", "*.oembed.json", "assets/snapshot-*"];

const [folder] = process.argv.slice(2);
const place = await mkdtemp(join(tmpdir(), "rowdy-table-"));
try {
  const swSrc = join(place, "sw.js");
  const plugins = [
    resolve({ browser: true }),
    replace({ preventAssignment: true, values: { "process.env.NODE_ENV": '"production"' } }),
    terser(),
  ];
  const bundle = await rollup({ input: SOURCE, plugins });
  await bundle.write({ file: swSrc, format: "iife" });
  await bundle.close();
  const { count, size, warnings } = await injectManifest({
    swSrc,
    swDest: join(folder, "sw.js"),
    globDirectory: folder,
    globPatterns: ["**/*"],
    globIgnores: LEFT_OUT,
    maximumFileSizeToCacheInBytes: LARGEST,
  });
  if (warnings.length) throw new Error(warnings.join("\n"));
  console.log(`sw.js keeps ${count} files, ${(size / 1e6).toFixed(1)} MB`);
} finally {
  await rm(place, { recursive: true });
}
