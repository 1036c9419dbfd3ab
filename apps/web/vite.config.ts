import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

import {
  browsers,
  namedWidths,
  precompress,
  preloadTypeface,
  standIns,
  withoutSchemas,
} from "./build-parts.ts";

/** Icons of the shell and of home: each alone would be a file that weighs more than what it draws. */
const shellIcons =
  "AlertCircle|Beach|Building|CalendarMonth|Check|ChevronDown|Clock|CloudOff|Coffee|Copy|DoorExit|Eye|FileCertificate|Home|Home2|HourglassHigh|InfoCircle|LayoutSidebarLeftCollapse|LayoutSidebarLeftExpand|Lock|Logout|Map|MapPin|MapPinOff|Menu2|Message2|Minus|Notes|PlayerPlay|ReceiptEuro|Search|Settings|Sitemap|User|Users|X";

/** Parts of lib and ui that only pages which come later need. */
const laterLib =
  "address|device-name|download|drawing|file-size|fingerprint|month-grid|offline|open-sessions|password|plain-text|push|quiet-api|save-blob|second-factor|sendable-file|shrink-photo|upload";
const laterUi =
  "bulk-outcome|card-list|code-field|comments|copy-text-button|data-table|decision-form|dialog|download-menu|drop-zone|face-row|file-icon|filters|language-control|language-picker|language-row|markdown|month-grid|month-steps|open-sessions|pager|password|pdf-viewer|print-sheet|section-head|section-tabs|sending-note|snackbar-host|steps|typed-fields|unsaved-guard|weekday-head|year-steps";

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
  // Modules of every first page stay out of the groups below.
  {
    name: "shell",
    test: /apps\/web\/src\/(?!main\.|sw\.)|packages\/|node_modules\/@(?:mantine|tabler)\//,
    tags: ["$initial" as const],
  },
  // A group takes along what its modules import: login and home have theirs first, and nothing else.
  {
    name: "login",
    test: /features\/access\/auth\/|apps\/web\/src\/(?:lib|ui)\/(?:code-field|password)|components\/Checkbox\//,
    minShareCount: 2,
  },
  {
    name: "home",
    test: /features\/time\/(?:clock|offline|schedule|summary)\/|src\/app\/(?:home|shell|inbox\/inbox\.model)|components\/(?:Drawer|SegmentedControl)\//,
    minShareCount: 2,
  },
  // Modules that several pages share are one file by what they are, each wing's own too.
  { name: "icons", test: /node_modules\/@tabler\/icons-react\//, minShareCount: 2 },
  { name: "contract", test: /packages\/contract\/src\//, minShareCount: 3 },
  {
    name: "parts",
    test: /apps\/web\/src\/(?:lib|ui)\/|@mantine\/core\/esm\/components\/(?:Group|Progress|Radio|Stack|Text|Textarea)\//,
    minShareCount: 5,
  },
  {
    name: (id: string) => /features\/(\w+)\//.exec(id)?.[1] ?? null,
    test: /apps\/web\/src\/features\//,
    minShareCount: 3,
    maxModuleSize: 6000,
  },
];

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
 * Sources that the service worker caches for a start without network: the shell, home, the clock with
 * its projects, and their texts.
 */
const offlineSources =
  /apps\/web\/src\/(app|lib(?!\/upload)|ui(?!\/pdf-viewer)|features\/(time|projects\/mine|company\/(first-steps|welcome)))\/|i18n\/src\/\w+\/(common|shell|home|company\/inbox|time\/time|projects\/my-projects|leave\/leaving)\.ts$/;
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
      // A browser runs it as a classic script: an import would keep it from being installed.
      if (worker.imports.length > 0) throw new Error("The worker imports other files");
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

/** Answers the addresses of the complaints mailbox with its own document, as the server does. */
function mailboxInDevelopment(): Plugin {
  return {
    name: "atrio-mailbox-in-development",
    apply: "serve",
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => {
        if (/^(?:\/(?:en|fr|pt))?\/complaint\/[^/.]+$/.test(request.url ?? "")) {
          request.url = "/mailbox.html";
        }
        next();
      });
    },
  };
}

function here(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}

export default defineConfig({
  root: here("."),
  plugins: [
    withoutSchemas(),
    react(),
    mailboxInDevelopment(),
    pdfParts(),
    offlineShell(),
    preloadTypeface(),
    precompress(),
  ],
  css: { postcss: namedWidths },
  resolve: { alias: standIns },
  build: {
    target: browsers,
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
