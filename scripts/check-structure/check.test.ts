import { describe, expect, test } from "vitest";

import { problemsWith, soundProject } from "./fixture.ts";

const routes = "apps/server/src/modules/access/auth/auth.routes.ts";
const soundRoutes = soundProject[routes] ?? "";
const contract = "packages/contract/src/access/auth.ts";
const spanish = "packages/i18n/src/es/home.ts";
const english = "packages/i18n/src/en/home.ts";

function texts(values: Record<string, string>): string {
  return `export const home = ${JSON.stringify(values)};\n`;
}

test("a sound project has no problem", async () => {
  expect(await problemsWith({})).toEqual([]);
});

describe("vocabulary", () => {
  test.each([
    "apps/server/src/modules/access/auth/helpers.ts",
    "apps/server/src/modules/auth/auth.rules.ts",
    "apps/server/src/modules/access/stray.ts",
    "apps/server/src/modules/stray.ts",
    "apps/server/src/utils/text.ts",
    "apps/server/src/stray.ts",
    "apps/web/src/features/access/auth/LoginForm.tsx",
    "apps/web/src/features/access/auth/helpers.ts",
    "apps/web/src/features/auth/login-form.tsx",
    "apps/web/src/features/stray.tsx",
    "apps/web/src/components/button.tsx",
    "packages/contract/src/auth/tokens.ts",
  ])("the vocabulary check refuses %s", async (path) => {
    const problems = await problemsWith({ [path]: "export {};\n" });
    expect(problems).toEqual([expect.stringContaining(`vocabulary: ${path}`)]);
  });

  test("the vocabulary check refuses a module's folder with a single source file", async () => {
    const path = "apps/server/src/modules/access/auth/passwords/passwords.rules.ts";
    const itsTest = path.replace(".ts", ".test.ts");
    expect(await problemsWith({ [path]: "", [itsTest]: "" })).toEqual([
      `vocabulary: ${path} alone in its folder: move it up`,
    ]);
  });

  test.each([
    "apps/server/src/main.ts",
    "apps/server/src/lib/calendar/clock.ts",
    "apps/server/src/platform/mail.ts",
    "apps/server/src/modules/access/auth/auth.rules.ts",
    "apps/server/src/modules/access/auth/auth.rules.test.ts",
    "apps/server/src/modules/access/auth/passwords.service.ts",
    "apps/server/src/modules/calendar/annual.rules.ts",
    "apps/web/src/main.tsx",
    "apps/web/src/features/access/auth/auth.queries.ts",
    "apps/web/src/features/access/auth/search.model.ts",
    "apps/web/src/features/access/auth/login-form.tsx",
    "apps/web/src/features/access/auth/login-form.module.css",
    "apps/web/src/features/access/auth/use-countdown.ts",
    "apps/web/src/features/access/auth/auth.test.tsx",
    "apps/web/src/features/access/auth/reset/reset.model.ts",
    "packages/contract/src/common.ts",
  ])("the vocabulary check accepts %s", async (path) => {
    expect(await problemsWith({ [path]: "" })).toEqual([]);
  });
});

describe("sizes", () => {
  test("the size check refuses a file over 400 lines", async () => {
    const problems = await problemsWith({ "scripts/long.ts": "const a = 1;\n".repeat(401) });
    expect(problems).toEqual(["sizes: scripts/long.ts 401 lines, at most 400"]);
  });

  test("the size check accepts a test of 600 lines", async () => {
    const problems = await problemsWith({
      "scripts/long.test.ts": "const a = 1;\n".repeat(600),
      "scripts/longer.test.ts": "const a = 1;\n".repeat(601),
    });
    expect(problems).toEqual(["sizes: scripts/longer.test.ts 601 lines, at most 600"]);
  });

  test("the size check refuses a 95th percentile over 250 once there are many files", async () => {
    const files: Record<string, string> = {};
    for (let index = 0; index < 60; index += 1) {
      files[`scripts/file-${index}.ts`] = "const a = 1;\n".repeat(index < 10 ? 300 : 10);
    }
    const problems = await problemsWith(files);
    expect(problems).toEqual([expect.stringMatching(/^sizes: \. .*it is 300$/)]);
  });
});

describe("exports", () => {
  test("the export check refuses a default export, but not in a tool's configuration", async () => {
    const text = "export default {};\n";
    const problems = await problemsWith({ "scripts/a.ts": text, "vite.config.ts": text });
    expect(problems).toEqual(["exports: scripts/a.ts:1 named exports only"]);
  });

  test.each([
    'export * from "./b.ts";',
    'export { b } from "./b.ts";',
    'export type { B } from "./b.ts";',
  ])("the export check refuses the barrel %s", async (text) => {
    const problems = await problemsWith({ "scripts/a.ts": `${text}\n` });
    expect(problems).toEqual([expect.stringMatching(/^exports: scripts\/a\.ts:1 no barrels/)]);
  });

  test.each([
    "export function half(n: number) {}",
    "export async function half() {}",
    "export const half = (n: number): number => n / 2;",
    "export const half = async () => {};",
  ])("the export check requires a sentence above %s", async (text) => {
    const problems = await problemsWith({
      "scripts/a.ts": `const a = 1;\n\n${text}\n`,
      "scripts/b.ts": `/** Half of a number. */\n${text}\n`,
    });
    expect(problems).toEqual(["docs: scripts/a.ts:3 half needs a sentence above it"]);
  });
});

describe("leftovers and suppressions", () => {
  test("the suppression check refuses a suppression without a reason", async () => {
    const rule = ["oxlint", "disable-next-line no-console"].join("-");
    const problems = await problemsWith({
      "scripts/a.ts": `// ${rule}\n`,
      "scripts/b.ts": `// ${rule} -- the person at the terminal waits for this line\n`,
    });
    expect(problems).toEqual([
      "suppressions: scripts/a.ts:1 a suppressed lint rule says why after --",
    ]);
  });

  test.each([
    ["TO", "DO: later"],
    ["FIX", "ME"],
    ["XX", "X"],
    ["HA", "CK"],
  ])("the leftover check refuses the note %s%s", async (start, end) => {
    const problems = await problemsWith({ "scripts/a.sql": `-- ${start}${end}\n` });
    expect(problems).toEqual([expect.stringContaining("leftovers: scripts/a.sql:1")]);
  });

  test("the leftover check refuses a path of one machine, not a path of the product", async () => {
    const problems = await problemsWith({
      "docs/a.md": ["", "home", "ana", "atrio"].join("/"),
      "docs/b.md": "GET /api/home/today/list and https://example.test/work/shop/list",
    });
    expect(problems).toEqual([expect.stringContaining("leftovers: docs/a.md:1")]);
  });

  test("the leftover check refuses a registry host in the lock file", async () => {
    const problems = await problemsWith({
      "package-lock.json": '{ "resolved": "https://registry.test/zod.tgz" }\n',
    });
    expect(problems).toEqual([expect.stringContaining("leftovers: package-lock.json:1")]);
  });
});

describe("endpoints", () => {
  test("refuses an endpoint that is bound nowhere", async () => {
    const problems = await problemsWith({ [routes]: "const none = 1;\n" });
    expect(problems).toEqual([`bound: ${contract} login is bound in no *.routes.ts`]);
  });

  test("refuses an endpoint that is bound twice", async () => {
    const other = "apps/server/src/modules/access/other/other.routes.ts";
    const problems = await problemsWith({ [other]: soundRoutes });
    expect(problems).toEqual([`bound: ${contract} login is bound in ${routes}:5, ${other}:5`]);
  });

  test("the endpoint check follows a namespace import and further arguments", async () => {
    const file = "apps/server/src/modules/access/auth/auth.test.ts";
    const problems = await problemsWith({
      [routes]: soundRoutes
        .replace("{ login }", "* as auth")
        .replace("app, login", "app, ctx, auth.login"),
      [file]: 'import * as auth from "@atrio/contract/access/auth";\n\ntest(auth.login.path);\n',
    });
    expect(problems).toEqual([]);
  });

  test("the endpoint check follows a renamed import and ignores a namesake from elsewhere", async () => {
    const renamed = soundRoutes
      .replace("{ login }", "{ login as signIn }")
      .replace("app, login", "app, signIn");
    const namesake = soundRoutes.replace("@atrio/contract/access/auth", "./elsewhere.ts");
    expect(await problemsWith({ [routes]: renamed })).toEqual([]);
    expect(await problemsWith({ [routes]: namesake })).toEqual([
      `bound: ${contract} login is bound in no *.routes.ts`,
    ]);
  });

  test("refuses an endpoint that no server test names", async () => {
    const file = "apps/server/src/modules/access/auth/auth.test.ts";
    const onlyImported = 'import { login } from "@atrio/contract/access/auth";\n';
    expect(await problemsWith({ [file]: onlyImported })).toEqual([
      `tested: ${contract} login is named in no server test`,
    ]);
  });

  test("the endpoint check refuses two endpoints for one call", async () => {
    const twin =
      'export const signIn = { kind: "endpoint", method: "POST", path: "/auth/login" };\n';
    const problems = await problemsWith({ [contract]: `${soundProject[contract] ?? ""}${twin}` });
    expect(problems).toContain(
      "contract: packages/contract/src POST /auth/login is declared by login, signIn",
    );
  });
});

describe("routes", () => {
  test("the route check refuses a route of more than 15 lines", async () => {
    const long = soundRoutes.replace(
      "(call) => call",
      `(call) => {\n${"    step(call);\n".repeat(14)}  }`,
    );
    const problems = await problemsWith({ [routes]: long });
    expect(problems).toEqual([expect.stringMatching(/^routes: .*:5 a route of 16 lines/)]);
  });

  test.each(["sql`select 1`", 'tx.selectFrom("turno")', 'tx.deleteFrom("turno")'])(
    "the route check refuses the SQL %s",
    async (text) => {
      const problems = await problemsWith({
        [routes]: soundRoutes.replace("=> call", `=> ${text}`),
      });
      expect(problems).toEqual([`routes: ${routes}:5 no SQL in a routes file`]);
    },
  );
});

describe("calls", () => {
  const open = "packages/contract/open-calls.tsv";

  test("refuses a call that is neither built nor open", async () => {
    expect(await problemsWith({ [open]: "method\tpath\n" })).toEqual([
      "calls: packages/contract/calls.tsv PUT /turno/{id} is neither declared nor listed as open",
    ]);
  });

  test("refuses a call that is both built and open", async () => {
    const both = "method\tpath\nPUT\t/turno/{id}\nPOST\t/auth/login\n";
    expect(await problemsWith({ [open]: both })).toEqual([
      `calls: ${open} POST /auth/login is built: take its line out`,
    ]);
  });

  test("refuses an open call that the specification does not know", async () => {
    const unknown = "method\tpath\nPUT\t/turno/{id}\nGET\t/nowhere\n";
    expect(await problemsWith({ [open]: unknown })).toEqual([
      `calls: ${open} GET /nowhere is no call of the specification`,
    ]);
  });

  test("calls are compared by the position of parameters, not by name", async () => {
    const shift =
      'export const editShift = { kind: "endpoint", method: "PUT", path: "/turno/:turno_id" };\n';
    const problems = await problemsWith({
      [open]: "method\tpath\n",
      "packages/contract/src/turno.ts": shift,
    });
    expect(problems.filter((problem) => problem.startsWith("calls"))).toEqual([]);
  });
});

describe("dictionaries", () => {
  const greeting = "Hello, {{nombre}}";
  const hint = "Enter your password to sign in";

  test.each([
    ["a missing text", { greeting }, "home.home.hint is missing"],
    [
      "a text Spanish lacks",
      { greeting, hint, more: "More" },
      "home.home.more does not exist in Spanish",
    ],
    ["an empty text", { greeting, hint: " " }, "home.home.hint is empty"],
    [
      "other parameters",
      { greeting: "Hello, {{name}}", hint },
      "home.home.greeting has the parameters (name), Spanish has (nombre)",
    ],
    [
      "a text left in Spanish",
      { greeting, hint: "Introduce tu contraseña para entrar" },
      "home.home.hint is still Spanish",
    ],
  ])("the dictionary check refuses %s", async (_, translation, message) => {
    expect(await problemsWith({ [english]: texts(translation) })).toEqual([
      `dictionaries: packages/i18n/src/en ${message}`,
    ]);
  });

  test("the dictionary check refuses a missing file", async () => {
    expect(await problemsWith({ [english]: null })).toEqual([
      "dictionaries: packages/i18n/src/en home.ts is missing",
    ]);
  });

  test("the dictionary check refuses an empty Spanish text", async () => {
    const problems = await problemsWith({
      [spanish]: texts({ greeting: "Hola, {{nombre}}", hint: "" }),
    });
    expect(problems).toContain("dictionaries: packages/i18n/src/es home.home.hint is empty");
  });
});
