import type { Problem, ProjectFile } from "./project.ts";

const SERVER_KINDS = ["routes", "service", "policy", "rules", "repo", "read", "jobs"];
const SERVER_ROOMS = ["commands", "db", "http", "lib", "modules", "platform"];
const SERVER_TOP_FILES = ["main", "app", "config", "context", "start-failure"];
const WEB_ROOMS = ["app", "features", "lib", "test", "ui"];
const KEBAB = "[a-z0-9]+(?:-[a-z0-9]+)*";

/** Fails on a file whose name or place is not in the closed vocabulary of its room. */
export function checkVocabulary(files: ProjectFile[]): Problem[] {
  return files.flatMap(({ path }) => {
    const message = misplaced(path);
    return message === undefined ? [] : [{ rule: "vocabulary", path, message }];
  });
}

function misplaced(path: string): string | undefined {
  const server = withoutPrefix(path, "apps/server/src/");
  if (server !== undefined) return misplacedInServer(server);
  const web = withoutPrefix(path, "apps/web/src/");
  if (web !== undefined) return misplacedInWeb(web);
  return undefined;
}

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
  const folder = parts.at(-2) ?? "";
  if (parts.length < 3) return "a module is a folder";
  if (new RegExp(`^${KEBAB}(?:\\.${KEBAB})*\\.test\\.ts$`).test(name)) return undefined;
  if (SERVER_KINDS.some((kind) => name === `${folder}.${kind}.ts`)) return undefined;
  return `expected ${folder}.{${SERVER_KINDS.join(",")}}.ts or a test; a module that grows gets a sub-folder`;
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
  if (parts.length < 3) return "a feature is a folder";
  const name = parts.at(-1) ?? "";
  const folder = parts.at(-2) ?? "";
  const allowed = [
    `${KEBAB}\\.page\\.tsx`,
    `${folder}\\.(?:queries|model)\\.ts`,
    `use-${KEBAB}\\.ts`,
    `${KEBAB}\\.tsx`,
    `${KEBAB}\\.module\\.css`,
    `${KEBAB}(?:\\.${KEBAB})*\\.test\\.tsx?`,
  ];
  if (new RegExp(`^(?:${allowed.join("|")})$`).test(name)) return undefined;
  return `expected <name>.page.tsx, ${folder}.queries.ts, ${folder}.model.ts, a component, use-<what>.ts, a CSS module or a test`;
}

function withoutPrefix(path: string, prefix: string): string | undefined {
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}
