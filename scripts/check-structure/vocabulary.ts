import { dirname } from "node:path";

import { soleWings, wingNames } from "../lib/wings.mjs";

import type { Problem, ProjectFile } from "./project.ts";

const SERVER_KINDS = ["routes", "service", "policy", "rules", "repo", "read", "jobs"];
const SERVER_ROOMS = ["commands", "db", "http", "lib", "modules", "platform"];
const SERVER_TOP_FILES = ["main", "app", "config", "context", "hooks", "start-failure"];
const WEB_ROOMS = ["app", "features", "lib", "test", "ui"];
/** Folder of a module; a sole wing is a module itself. */
const modulePath = new RegExp(`/modules/(?:[^/]+/[^/]+|${soleWings.join("|")})$`);
const KEBAB = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** Fails on a file whose name or place is not in the closed vocabulary of its room. */
export function checkVocabulary(files: ProjectFile[]): Problem[] {
  const misnamed = files.flatMap(({ path }) => {
    const message = misplaced(path);
    return message === undefined ? [] : [{ rule: "vocabulary", path, message }];
  });
  return [...misnamed, ...closets(files)];
}

/** Folders inside a server module that hold one source file and nothing else. */
function closets(files: ProjectFile[]): Problem[] {
  const inModules = files
    .map(({ path }) => path)
    .filter((path) => /^apps\/server\/src\/modules\/[^/]+\/[^/]+\/.*\.ts$/.test(path));
  const folders = Map.groupBy(inModules, (path) => dirname(path));
  return [...folders].flatMap(([folder, inside]) => {
    const [source, ...others] = inside.filter((path) => !path.endsWith(".test.ts"));
    const isModule = modulePath.test(folder);
    const hasFolders = [...folders.keys()].some((other) => other.startsWith(`${folder}/`));
    if (source === undefined || others.length > 0 || isModule || hasFolders) return [];
    return [{ rule: "vocabulary", path: source, message: "alone in its folder: move it up" }];
  });
}

function misplaced(path: string): string | undefined {
  const server = withoutPrefix(path, "apps/server/src/");
  if (server !== undefined) return misplacedInServer(server);
  const web = withoutPrefix(path, "apps/web/src/");
  if (web !== undefined) return misplacedInWeb(web);
  return misplacedInWings(path);
}

/** Contract and dictionaries hold their wings and a few files above them. */
function misplacedInWings(path: string): string | undefined {
  const [, wing] =
    /^packages\/(?:contract\/src|i18n\/src\/[^/]+)\/([^/]+)\/[^/]+$/.exec(path) ?? [];
  return wing === undefined || wingNames.includes(wing) ? undefined : wingMessage;
}

const wingMessage = `the wings are ${wingNames.join(", ")}`;

function misplacedInServer(path: string): string | undefined {
  const parts = path.split("/");
  if (parts.length === 1) {
    const names = SERVER_TOP_FILES.join("|");
    if (new RegExp(`^(?:${names})(?:\\.test)?\\.ts$`).test(path)) return undefined;
    return `the server's top holds ${SERVER_TOP_FILES.join(", ")} only`;
  }
  const [room] = parts;
  if (room !== "modules") {
    if (SERVER_ROOMS.includes(room ?? "")) return undefined;
    return `the server's rooms are ${SERVER_ROOMS.join(", ")}`;
  }
  const name = parts.at(-1) ?? "";
  if (!wingNames.includes(parts[1] ?? "")) return wingMessage;
  const least = soleWings.includes(parts[1] ?? "") ? 3 : 4;
  if (parts.length < least) return "a module is a folder of a wing";
  const kinds = SERVER_KINDS.join("|");
  if (new RegExp(`^${KEBAB}\\.(?:${kinds})\\.ts$`).test(name)) return undefined;
  if (new RegExp(`^${KEBAB}(?:\\.${KEBAB})*\\.test\\.ts$`).test(name)) return undefined;
  return `expected <noun>.{${SERVER_KINDS.join(",")}}.ts or a test`;
}

function misplacedInWeb(path: string): string | undefined {
  const parts = path.split("/");
  if (parts.length === 1) {
    if (/^(?:main\.tsx|sw\.ts|[a-z-]+\.d\.ts)$/.test(path)) return undefined;
    return "the web's top holds main.tsx, sw.ts and declarations only";
  }
  const [room] = parts;
  if (room !== "features") {
    if (WEB_ROOMS.includes(room ?? "")) return undefined;
    return `the web's rooms are ${WEB_ROOMS.join(", ")}`;
  }
  if (!wingNames.includes(parts[1] ?? "")) return wingMessage;
  if (parts.length < 3) return "a feature is a folder";
  const name = parts.at(-1) ?? "";
  const allowed = [
    `${KEBAB}\\.page\\.tsx`,
    `${KEBAB}\\.(?:queries|model)\\.ts`,
    `use-${KEBAB}\\.ts`,
    `${KEBAB}\\.tsx`,
    `${KEBAB}\\.module\\.css`,
    `${KEBAB}(?:\\.${KEBAB})*\\.test\\.tsx?`,
  ];
  if (new RegExp(`^(?:${allowed.join("|")})$`).test(name)) return undefined;
  return `expected <name>.page.tsx, <name>.queries.ts, <name>.model.ts, a component, use-<what>.ts, a CSS module or a test`;
}

function withoutPrefix(path: string, prefix: string): string | undefined {
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}
