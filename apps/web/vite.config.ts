import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { CSSOptions, ESTree, Plugin } from "vite";

import { below, isBreakpoint } from "./src/ui/breakpoints.ts";

/** Icons of the shell and of home: each alone would be a file that weighs more than what it draws. */
const shellIcons =
  "Beach|Building|CalendarMonth|Check|ChevronDown|Clock|CloudOff|Coffee|Copy|DoorExit|Eye|FileCertificate|Home|Home2|HourglassHigh|Lock|Map|MapPin|MapPinOff|Message2|Minus|PlayerPlay|ReceiptEuro|Search|Sitemap|Users|X";

/** Parts of lib and ui that only pages which come later need. */
const laterLib =
  "address|device-name|download|drawing|file-size|fingerprint|month-grid|offline|open-sessions|password|plain-text|push|second-factor|sendable-file|shrink-photo|upload";
const laterUi =
  "bulk-outcome|code-field|comments|copy-text-button|decision-form|drop-zone|face-row|file-icon|language-control|language-picker|markdown|open-sessions|pager|password|pdf-viewer|section-tabs|sending-note|snackbar-host|steps|unsaved-guard|weekday-head|year-steps";

const baseSources = new RegExp(
  [
    `apps/web/src/lib/(?!(?:${laterLib})\\b)`,
    `apps/web/src/ui/(?!(?:${laterUi})\\b)`,
    "apps/web/src/features/[\\w/-]+/search\\.model\\.ts",
    // The router's modules are preloaded with each page's own.
    "apps/web/src/app/(?:guards|shell/(?:navigation|use-supervisor-mode))\\.ts",
    "packages/contract/src/(?:access/auth|common|company/company|endpoint|kinds|messages/live|modules|palette|person|time/schedules|time/time|people/workers)\\.ts",
    `@tabler/icons-react/.*/Icon(?:${shellIcons})\\.`,
  ].join("|"),
);

/**
 * Modules of every page travel in a few files: dozens of small ones compress badly and cost a phone
 * more than they weigh. The rest is split by page.
 */
const chunkGroups = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  // Only forms ask several things in one call of a hook: that part comes with them.
  {
    name: "router",
    test: /node_modules\/@tanstack\/(?!.*\/(?:queriesObserver|useQueries|useBlocker)\.)/,
  },
  { name: "i18n", test: /node_modules\/(i18next|react-i18next)\// },
  {
    name: "kit",
    test: /node_modules\/@mantine\/(core\/esm\/(core|utils|components\/(Switch|VisuallyHidden|InlineInput))|hooks\/esm\/use-uncontrolled)\//,
  },
  { name: "base", test: baseSources },
  // The clock of the home page and its days are the clocking page's too: one file, not a dozen.
  {
    name: "clock",
    test: /apps\/web\/src\/features\/time\/(?!.*page\.)(?:[\w-]+\/)?(?:offline\.(?:model|queries)|sheet\.model|time\.(?:model|queries)|receipt-line|holiday-badge|use-labels|use-now|team\.model|stage-button)\.tsx?/,
  },
];

/** Fields of an endpoint that only the server, the documentation and the types read. */
const serverParts = ["tag", "summary", "access", "params", "query", "body", "response", "errors"];

/**
 * The contract's schemas do nothing in the browser (zod-stand-in.ts): endpoints are built without
 * theirs, and what nobody uses then is left out of the bundle.
 */
function withoutSchemas(): Plugin {
  return {
    name: "atrio-without-schemas",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /packages\/contract\/src\/(?!endpoint\.ts).*\.ts$/ },
      handler(code) {
        const edits = this.parse(code, { lang: "ts" }).body.flatMap((statement) => {
          const declared =
            statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
          if (declared?.type !== "VariableDeclaration") return [];
          return declared.declarations.flatMap(({ init }) =>
            init?.type === "CallExpression" ? [lighten(init, code)] : [],
          );
        });
        return { code: edits.reduceRight(applied, code), map: null };
      },
    },
  };
}

type Edit = { start: number; end: number; text: string };

/** A call at the top of a module, which runs only where its value is used. */
function lighten(call: ESTree.CallExpression, code: string): Edit {
  const { start, end, callee } = call;
  const [spec] = call.arguments;
  const source = code.slice(start, end);
  const isEndpoint = callee.type === "Identifier" && callee.name === "endpoint";
  if (!isEndpoint || spec?.type !== "ObjectExpression") {
    return { start, end, text: `/* @__PURE__ */ (() => ${source})()` };
  }
  const kept = spec.properties.filter(
    (property) =>
      property.type !== "Property" ||
      property.key.type !== "Identifier" ||
      !serverParts.includes(property.key.name),
  );
  const parts = kept.map((property) => code.slice(property.start, property.end));
  return { start, end, text: `/* @__PURE__ */ endpoint({ ${parts.join(", ")} })` };
}

function applied(code: string, { start, end, text }: Edit): string {
  return code.slice(0, start) + text + code.slice(end);
}

/** Compresses what was built once and well, so that the server sends files as they are. */
function precompress(): Plugin {
  return {
    name: "atrio-precompress",
    apply: "build",
    writeBundle: async ({ dir }) => {
      if (dir === undefined) return;
      const names = await readdir(dir, { recursive: true });
      const texts = names.filter((name) => /\.(m?js|css|html|svg|webmanifest)$/.test(name));
      await Promise.all(texts.map((name) => compressFile(join(dir, name))));
    },
  };
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)]);
}

/**
 * Files that the PDF viewer requests by name: fonts that documents leave out, decoders of scans.
 */
function pdfParts(): Plugin {
  const root = dirname(fileURLToPath(import.meta.resolve("pdfjs-dist/package.json")));
  const wanted = /\.(pfb|ttf)$|_nowasm_fallback\.js$/;
  return {
    name: "atrio-pdf-parts",
    apply: "build",
    async generateBundle() {
      for (const folder of ["standard_fonts", "wasm"]) {
        const names = (await readdir(join(root, folder))).filter((name) => wanted.test(name));
        for (const name of names) {
          const source = await readFile(join(root, folder, name));
          this.emitFile({ type: "asset", fileName: `assets/pdf-parts/${name}`, source });
        }
      }
    },
  };
}

/**
 * Sources that the service worker caches for a start without network: the shell, the clock and
 * their texts.
 */
const offlineSources =
  /apps\/web\/src\/(app|lib(?!\/upload)|ui(?!\/pdf-viewer)|features\/time)\/|i18n\/src\/\w+\/(common|shell|home|time\/time)\.ts$/;
const offlineFonts = /figtree-latin-(ext-)?wght-normal-.*\.woff2$/;
const offlinePublic = ["/", "/theme.js", "/favicon.svg", "/manifest.webmanifest", "/icon-192.png"];

/** Puts the list of those files, and a version that changes with it, in front of the worker. */
function offlineShell(): Plugin {
  return {
    name: "atrio-offline-shell",
    apply: "build",
    generateBundle: async (_, bundle) => {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const worker = chunks.find(({ name }) => name === "sw");
      if (worker === undefined) throw new Error("The worker was not built");
      const files = new Set<string>();
      const add = (name: string): void => {
        const chunk = chunks.find(({ fileName }) => fileName === name);
        if (files.has(name) || chunk === undefined) return;
        files.add(name);
        for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
        for (const imported of chunk.imports) add(imported);
      };
      for (const chunk of chunks) {
        // A module that others share has a chunk of its own that holds nothing but its name.
        const sources = [chunk.facadeModuleId ?? "", ...chunk.moduleIds];
        const isWanted = chunk.isEntry || sources.some((id) => offlineSources.test(id));
        if (chunk !== worker && isWanted) add(chunk.fileName);
      }
      for (const name of Object.keys(bundle)) if (offlineFonts.test(name)) files.add(name);
      const built = [...files].toSorted().map((name) => `/${name}`);
      const hash = createHash("sha256").update(JSON.stringify(built)).update(worker.code);
      for (const file of ["theme.js", "favicon.svg", "manifest.webmanifest"]) {
        hash.update(await readFile(here(`public/${file}`)));
      }
      const list = JSON.stringify([...offlinePublic, ...built]);
      const version = JSON.stringify(hash.digest("hex").slice(0, 12));
      worker.code = `self.shellFiles=${list};self.shellVersion=${version};\n${worker.code}`;
    },
  };
}

/** Writes the widths of `@media (--phone)`: style sheets and scripts have them from one place. */
const namedWidths: CSSOptions["postcss"] = {
  plugins: [
    {
      postcssPlugin: "atrio-named-widths",
      AtRule: {
        media: (rule) => {
          rule.params = rule.params.replaceAll(/\(--(\w+)\)/g, (_, name: string) => {
            if (!isBreakpoint(name)) throw rule.error(`No width is called ${name}`);
            return below(name);
          });
        },
      },
    },
  ],
};

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

export default defineConfig({
  root: here("."),
  plugins: [withoutSchemas(), react(), pdfParts(), offlineShell(), precompress()],
  css: { postcss: namedWidths },
  resolve: {
    alias: [
      { find: /^zod$/, replacement: fileURLToPath(import.meta.resolve("./zod-stand-in.ts")) },
    ],
  },
  build: {
    // The first versions that know CSS light-dark(), which the two themes are written with.
    target: ["chrome123", "firefox125", "safari17.5"],
    // The server's policy allows no inline script or data: image beside our own files.
    assetsInlineLimit: 0,
    // bench/page-weight.ts reads from it which files a page needs.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: here("index.html"), sw: here("src/sw.ts") },
      output: {
        // The worker answers for the whole site: its address is at the top and never changes.
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  server: { proxy: { "/api": "http://localhost:3000" } },
});
