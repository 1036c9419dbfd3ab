import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

export type PageWeight = { page: string; kilobytes: number; files: number };

type Chunk = { file: string; imports?: string[] };
type Manifest = Record<string, Chunk>;

const textsOf = (...names: string[]): string[] =>
  names.map((name) => `../../packages/i18n/src/es/${name}.ts`);

/** Modules that a page needs before it can be used: the entry, and what is loaded by name after it. */
const portalPages: Record<string, string[]> = {
  login: [
    "index.html",
    "src/features/access/auth/front-door.tsx",
    "src/features/access/auth/login.page.tsx",
    ...textsOf("common", "shell", "access/auth"),
  ],
  home: [
    "index.html",
    "src/app/shell/portal.tsx",
    "src/app/home/home.page.tsx",
    ...textsOf("common", "shell", "home", "time/time"),
  ],
};

/** The public complaints mailbox is built apart. */
const mailboxPages: Record<string, string[]> = {
  mailbox: [
    "mailbox.html",
    ...textsOf("common", "complaints/complaint-report", "complaints/complaint-terms"),
    ...textsOf("papers/files"),
  ],
};

/** The scripts that each first page needs before it is usable, as they are sent: with brotli. */
export function weighPages(dist: string): PageWeight[] {
  return [...weigh(dist, portalPages), ...weigh(join(dist, "mailbox"), mailboxPages)];
}

function weigh(dist: string, pages: Record<string, string[]>): PageWeight[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build has just written it
  const manifest = JSON.parse(
    readFileSync(join(dist, ".vite", "manifest.json"), "utf8"),
  ) as Manifest;
  return Object.entries(pages).map(([page, sources]) => {
    const files = new Set<string>();
    for (const source of sources) collect(manifest, source, files);
    const scripts = [...files].filter((file) => file.endsWith(".js"));
    const bytes = scripts.reduce((sum, file) => sum + compressedSize(join(dist, file)), 0);
    return { page, kilobytes: bytes / 1000, files: scripts.length };
  });
}

function collect(manifest: Manifest, key: string, files: Set<string>): void {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The web app has no ${key}: correct page-weight.ts`);
  if (files.has(chunk.file)) return;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, files);
}

function compressedSize(file: string): number {
  const content = readFileSync(file);
  return brotliCompressSync(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }).length;
}
