import { describe, expect, test } from "vitest";

import { problemsWith } from "./fixture.ts";

const page = "docs/rules/time.md";
const sound = "# Rules: time\n\n- **TIME-1** A day has a status.\n  _(product decision)_\n";
const code = "scripts/clock.ts";

describe("rules", () => {
  test("accepts citations of defined rules", async () => {
    const citations = "/** Status (Rule TIME-1). */\n// Rules TIME-1 and TIME-1.\n";
    expect(await problemsWith({ [page]: sound, [code]: citations })).toEqual([]);
  });

  test.each([
    ["of a page", "TIME-2"],
    ["of no page", "LEAVE-1"],
  ])("refuses a citation %s without a definition", async (_, id) => {
    const problems = await problemsWith({ [page]: sound, [code]: `// Rule ${id}.\n` });
    expect(problems).toEqual([`rules: ${code}:1 ${id} is no rule of docs/rules`]);
  });

  test("refuses a rule that is defined twice", async () => {
    const twice = `${sound}- **TIME-1** Another one. _(product decision)_\n`;
    expect(await problemsWith({ [page]: twice })).toEqual([
      `rules: ${page}:5 TIME-1 is defined twice`,
    ]);
  });

  test("refuses a rule of another page", async () => {
    const stray = "- **LEAVE-1** A request has a state. _(product decision)_\n";
    expect(await problemsWith({ [page]: stray })).toEqual([
      `rules: ${page}:1 LEAVE-1 does not belong to this page, whose ids begin TIME-`,
    ]);
  });

  test("refuses a rule without a source", async () => {
    expect(await problemsWith({ [page]: "- **TIME-1** A day has a status.\n" })).toEqual([
      expect.stringContaining(`rules: ${page}:1 TIME-1 names no source`),
    ]);
  });

  test.each([
    ["decisions", ", section 4"],
    ["spec", " 5"],
    ["spec", ", section 4"],
    ["decisions", ",\n * section 3"],
    ["document", " 2, section 8"],
  ])("refuses a reference to the document outside, %s%s", async (document, section) => {
    const problems = await problemsWith({ [code]: `/* As ${document}${section} says. */\n` });
    expect(problems).toEqual([
      expect.stringMatching(/^rules: scripts\/clock\.ts:1 [^]*leads outside the repository/),
    ]);
  });
});

describe("glossary", () => {
  const glossary = "docs/glossary.md";
  const row = "| `turno` | `Shift` | A stretch of work |\n";

  test("accepts types that a file exports, and terms without a type", async () => {
    const texts = {
      [glossary]: `${row}| \`resumen\` | – | Mails in one |\n`,
      [code]: "export type Shift = { hora_inicio: string };\n",
    };
    expect(await problemsWith(texts)).toEqual([]);
  });

  test("refuses a type that no file exports", async () => {
    const texts = { [glossary]: row, [code]: "type Shift = { hora_inicio: string };\n" };
    expect(await problemsWith(texts)).toEqual([
      `glossary: ${glossary}:1 no file exports a type Shift`,
    ]);
  });
});

describe("paths in the documentation", () => {
  const guide = "docs/guide.md";

  test.each([
    "`apps/server/src/modules/access/auth`",
    "`packages/contract/src/access/auth.ts`",
    "`auth/auth.routes.ts`",
    "[calls](../packages/contract/calls.tsv)",
    "[elsewhere](https://example.org/none)",
    "`GET /nowhere`",
    "`application/json`",
  ])("accepts the path %s", async (text) => {
    expect(await problemsWith({ [guide]: `See ${text}.\n` })).toEqual([]);
  });

  test.each([
    ["`apps/server/src/modules/clock`", "apps/server/src/modules/clock"],
    ["`auth/clock.routes.ts`", "auth/clock.routes.ts"],
    ["[rules](rules/none.md)", "rules/none.md"],
  ])("refuses the path %s, which leads nowhere", async (text, path) => {
    expect(await problemsWith({ [guide]: `See ${text}.\n` })).toEqual([
      `paths: ${guide}:1 ${path} does not exist`,
    ]);
  });
});
