import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import { showStep } from "./progress.mjs";
import { runQuietly } from "./run-quietly.mjs";
import { explainFailure } from "./runtime.mjs";

const SOURCES = [
  "apps/web/*.{html,json,ts}",
  "apps/web/{src,public}/**",
  "packages/*/src/**",
  "package-lock.json",
];
const COMPRESSIBLE = "**/*.{js,css,html,svg,json,webmanifest,txt}";
const SMALLEST_COMPRESSED = 1024;

/** Builds the web app into `apps/web/dist` when its sources changed since the last build. */
export async function buildWebIfStale(root: string): Promise<void> {
  const stampFile = join(root, ".cache", "web-build");
  const stamp = hashSources(root);
  const dist = join(root, "apps", "web", "dist");
  const built = existsSync(join(dist, "index.html")) && existsSync(stampFile);
  if (built && readFileSync(stampFile, "utf8") === stamp) return;
  await showStep("Building the web app", async () => {
    rmSync(stampFile, { force: true });
    await runVite(root, []);
    await runVite(root, ["--config", "apps/web/vite.mailbox.config.ts"]);
    await compressAll(dist);
  });
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

function hashSources(root: string): string {
  const hash = createHash("sha256");
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .toSorted();
  for (const file of files) {
    const content = createHash("sha256").update(readFileSync(file)).digest("hex");
    hash.update(`${file.slice(root.length)} ${content}\n`);
  }
  return hash.digest("hex");
}

async function runVite(root: string, options: string[]): Promise<void> {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const { ok, output } = await runQuietly(
    process.execPath,
    [vite, "build", "apps/web", ...options],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" },
    },
  );
  if (!ok) throw explainFailure(output, root);
}

/**
 * Compresses once, at the highest level, the files that the server would otherwise compress at each
 * request.
 */
async function compressAll(dist: string): Promise<void> {
  for (const file of globSync(COMPRESSIBLE, { cwd: dist })) {
    const path = join(dist, file);
    const content = readFileSync(path);
    if (content.length < SMALLEST_COMPRESSED) continue;
    const [brotli, zipped] = await Promise.all([
      promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      promisify(gzip)(content, { level: 9 }),
    ]);
    writeFileSync(`${path}.br`, brotli);
    writeFileSync(`${path}.gz`, zipped);
  }
}
