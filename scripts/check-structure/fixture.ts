import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { onTestFinished } from "vitest";

import { checkStructure } from "./check.ts";
import type { Problem } from "./project.ts";

/** Texts by path: the smallest project on which every structural rule is content. */
export const soundProject: Readonly<Record<string, string>> = {
  "packages/contract/calls.tsv":
    "area\tmethod\tpath\nauth\tPOST\t/auth/login\nturno\tPUT\t/turno/{id}\n",
  "packages/contract/open-calls.tsv": "method\tpath\nPUT\t/turno/{id}\n",
  "packages/contract/src/access/auth.ts":
    'export const login = { kind: "endpoint", method: "POST", path: "/auth/login" };\n',
  "apps/server/src/modules/access/auth/auth.routes.ts":
    'import { login } from "@atrio/contract/access/auth";\n\n/** Routes. */\nexport function routes(app) {\n  bind(app, login, (call) => call);\n}\n',
  "apps/server/src/modules/access/auth/auth.test.ts":
    'import { login } from "@atrio/contract/access/auth";\n\ntest(login);\n',
  "apps/web/src/features/access/auth/login.page.tsx":
    "/** Page. */\nexport function LoginPage() {}\n",
  ...dictionary("es", "Hola, {{nombre}}", "Introduce tu contraseña para entrar"),
  ...dictionary("en", "Hello, {{nombre}}", "Enter your password to sign in"),
  ...dictionary("fr", "Bonjour, {{nombre}}", "Saisissez votre mot de passe"),
  ...dictionary("pt", "Olá, {{nombre}}", "Introduza a palavra-passe"),
};

function dictionary(language: string, greeting: string, hint: string): Record<string, string> {
  const texts = JSON.stringify({ greeting, hint });
  return { [`packages/i18n/src/${language}/home.ts`]: `export const home = ${texts};\n` };
}

/** Writes the sound project with `changes` into a temporary folder and checks it. */
export async function problemsWith(changes: Record<string, string | null>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), "structure-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  execFileSync("git", ["init", "--quiet", root]);
  for (const [path, text] of Object.entries({ ...soundProject, ...changes })) {
    if (text === null) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const { problems } = await checkStructure(root);
  return problems.map(describe);
}

function describe({ rule, path, line, message }: Problem): string {
  return `${rule}: ${path}${line === undefined ? "" : `:${line}`} ${message}`;
}
