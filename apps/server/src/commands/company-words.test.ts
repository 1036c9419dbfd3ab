// Languages of `npm run company` (Rule COMPANY-3).
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";

import type { Language } from "@atrio/contract/common";

import { cloneDatabase } from "../../test/database.ts";
import { foreignTexts, readTexts } from "../../test/foreign-texts.ts";
import { payslipPages, payslipPaper } from "../../test/payslip-paper.ts";
import { StartError } from "../platform/start-error.ts";

import { runCompany } from "./company/run.ts";
import { UsageError } from "./company/usage.ts";

let folder: string;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let texts: Awaited<ReturnType<typeof readTexts>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atrio-words-"));
  database = await cloneDatabase(inject("templateUrl"));
  texts = await readTexts();
  vi.stubEnv("DATABASE_URL", database.url);
  vi.stubEnv("DATA_DIR", join(folder, "data"));
  vi.stubEnv("LOG_LEVEL", "warn");
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

type Outcome = { status: number; lines: string[] };

/** Runs the command in this process: its status and all that it prints, advice included. */
async function company(...args: string[]): Promise<Outcome> {
  const printed: string[] = [];
  const out = vi.spyOn(process.stdout, "write").mockImplementation((chunk) => {
    printed.push(String(chunk));
    return true;
  });
  const status = await runCompany(args)
    .catch((error: unknown) => {
      if (error instanceof UsageError) printed.push(`${error.message}\n${error.hint("company")}`);
      else if (error instanceof StartError) printed.push(`${error.message}\n${error.advice}`);
      else throw error;
      return error instanceof UsageError ? 2 : 1;
    })
    .finally(() => out.mockRestore());
  return { status, lines: printed.join("\n").split("\n") };
}

/** Words that no text of the other language has; names of commands, options and paths do not count. */
const words: Record<"es" | "en", RegExp> = {
  en: /\b(?:the|is|are|was|and|of|to|with|must|needed|there|has|been|for|which|by|or|its|it|not|nobody|nothing|files?|check|choose|already|person|waits?|pages?|batch|sheet|found|wrote|workers)\b/iu,
  es: /(?<!\p{L})(?:el|la|los|las|de|que|una?|con|por|para|hay|nada|nadie|falta|empresas?|archivos?|hojas?|lote|se|revisa|trabajadores)(?!\p{L})/iu,
};
const names =
  /npm run company -- \S+|trabajo, todo, nada|--[\w-]+|[\w./-]*\/[\w./-]+|create|set|list/gu;

function foreignWords(language: "es" | "en", lines: readonly string[]): string[] {
  const others = words[language === "es" ? "en" : "es"];
  const spoken = lines.map((line) => line.replaceAll(names, " "));
  return [
    ...spoken.filter((line) => others.test(line)),
    ...foreignTexts(
      texts,
      language,
      lines.map((line) => line.trim()),
    ),
  ];
}

async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** Calls of every subcommand by status: done, not done, called wrongly. */
async function callsIn(slug: string): Promise<Array<[status: number, ...args: string[]]>> {
  const staff = await fileOf(
    `workers-${slug}.csv`,
    `code;nif;nombre;apellido1;email;fecha_alta\n7;10000002Q;Ivo;Vega;ivo@${slug}.test;01/02/2026\n`,
  );
  const wrong = await fileOf(
    `wrong-${slug}.csv`,
    "codigo;nombre;apellido1;email;fecha_alta\n1;;;;x\n",
  );
  const pages = [
    { nif: "10000002Q", nombre: "VEGA, IVO" },
    { nif: "10000001S", nombre: "SOL, ANA" },
  ].flatMap(payslipPages);
  const paper = await fileOf(`pay-${slug}.pdf`, payslipPaper(pages));
  const own = ["--empresa", slug];
  const payslips = ["payslips", ...own, "--mes", "2026-10", "--tipo", "NM"];
  const review = ["payslips", ...own, "--review"];
  const withdraw = ["payslips", ...own, "--withdraw"];
  return [
    [1, "create", "--slug", slug, "--nombre", "Otra"],
    [2, "create", "--nombre", "Otra"],
    [2, "create", "--slug", "x", "--nombre", "X", "--modulos", "77"],
    [2, "create", "--slug", "x", "--nombre", "X", "--correos-control", "x"],
    [2, "create", "--slug", "x", "--nombre", "X", "--admin-email", "a@b.test"],
    [0, "list"],
    [2, "list", "x.csv"],
    [0, "show", ...own],
    [1, "show", "--empresa", "nix"],
    [2, "show"],
    [0, "template", "--xlsx", join(folder, `${slug}.xlsx`)],
    [1, "template", "--xlsx", join(folder, `${slug}.xlsx`)],
    [2, "template"],
    [0, "import", ...own, "--dry-run", staff],
    [0, "import", ...own, "--yes", staff],
    [1, "import", ...own, "--yes", wrong],
    [1, "import", ...own, folder],
    [2, "import", ...own],
    [0, "invite", ...own],
    [0, "invite", ...own, "--ver"],
    [1, "invite", "--empresa", "nix"],
    [2, "invite"],
    [0, "set", ...own, "--color", "#1D4F91", "--fichador", "Nave", "--parada", "Té=si"],
    [1, "set", ...own, "--logo", join(folder, "nix.png")],
    [2, "set", ...own],
    [2, "set", ...own, "--minutos-enlace", "x"],
    [2, "set", ...own, "--contacto-directorio", "x"],
    [2, "set", ...own, "--quitar-fichador", "Zeta"],
    [2, "set", ...own, "--zeta"],
    [1, "operator", ...own, "--email", `ivo@${slug}.test`],
    [0, "operator", ...own, "--email", `ivo@${slug}.test`, "--quitar"],
    [1, "operator", ...own, "--email", "nix@nix.test"],
    [2, "operator", ...own],
    [0, "remove-second-factor", ...own, "--email", `ivo@${slug}.test`],
    [1, "remove-second-factor", ...own, "--email", "nix@nix.test"],
    [2, "remove-second-factor", ...own],
    [0, ...payslips, paper],
    [0, ...payslips, paper, "--publicar"],
    [1, ...payslips, join(folder, "nix.pdf")],
    [2, ...payslips.with(4, "x"), paper],
    [2, ...payslips.with(6, "x"), paper],
    [0, ...review],
    [1, ...review, "--discard", "999999"],
    [2, ...review, "--accept", "x"],
    [1, ...withdraw, "999999", "--motivo", "x"],
    [2, ...withdraw, "1"],
    [0, "--help"],
    [2, "zeta"],
  ];
}

/** All that the calls print in a language, a line for each unexpected status or foreign word. */
async function sweep(slug: string, language: "es" | "en", asked: string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [status, ...args] of await callsIn(slug)) {
    // For `set` --idioma is a setting: alone it is no wrong call.
    const isBare = args[0] === "set" && args.length === 3;
    const answer = await company(...args, ...(isBare ? [] : asked));
    const told = args.join(" ");
    if (answer.status !== status) problems.push(`${told}: ${answer.status} ${answer.lines[0]}`);
    problems.push(...foreignWords(language, answer.lines).map((line) => `${told}: ${line}`));
  }
  return problems;
}

test("no subcommand prints an English word in Spanish, done, not done or called wrongly", async () => {
  const none = await company("list");
  const made = await company("create", "--slug", "sol", "--nombre", "Sol");
  expect([none.status, made.status]).toEqual([0, 0]);
  expect(foreignWords("es", [...none.lines, ...made.lines])).toEqual([]);
  expect(await sweep("sol", "es", [])).toEqual([]);
}, 120_000);

test("no subcommand prints a Spanish word with --idioma en, whatever the company speaks", async () => {
  const made = await company("create", "--slug", "sun", "--nombre", "Sun", "--idioma", "en");
  expect(foreignWords("en", made.lines)).toEqual([]);
  await company("set", "--empresa", "sun", "--idioma", "es");
  expect(await sweep("sun", "en", ["--idioma", "en"])).toEqual([]);
}, 120_000);

test("without --idioma a wrong call is told in the language of the company that it names", async () => {
  await company("create", "--slug", "lune", "--nombre", "Lune", "--idioma", "fr");
  const wrong = await company("import", "--empresa", "lune");
  expect(wrong.lines).toEqual([
    "Quels fichiers ? Indiquez-en au moins un.",
    "npm run company -- --help explique les options.",
  ]);
  const review = await company("payslips", "--empresa=lune", "--review");
  expect(review.lines[0]).toBe("Aucune feuille n’attend de vérification.");
  const asked = await company("payslips", "--empresa=lune", "--review", "--idioma=pt");
  expect(asked.lines[0]).toBe("Nenhuma folha espera revisão.");
  const unknown = await company("show", "--empresa", "nix", "--idioma", "de");
  expect(unknown.lines[0]).toBe("--idioma tiene que ser uno de estos: es, en, fr, pt.");
});

test.each([
  ["es", "Trae empresas a Atrio"],
  ["en", "Brings companies into Atrio"],
  ["fr", "Fait entrer des entreprises"],
  ["pt", "Traz empresas para o Atrio"],
] satisfies Array<[Language, string]>)("the help speaks %s", async (language, start) => {
  const { status, lines } = await company("--help", "--idioma", language);
  expect([status, lines[0]]).toEqual([0, expect.stringContaining(start)]);
  expect(lines.filter((line) => line.length > 100)).toEqual([]);
});
