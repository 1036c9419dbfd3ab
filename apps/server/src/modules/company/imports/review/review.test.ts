import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { z } from "zod";

import * as calls from "@atrio/contract/company/imports";
import type { ImportReview, ImportRow } from "@atrio/contract/company/imports";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";
import { readWorkbook, writeWorkbook } from "../../../../lib/files/xlsx.ts";

let t: TestApp;
let company: Company;
let admin: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  company = await t.factory.company();
  admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const file = (nombre: string, ...lines: string[]) => ({
  nombre,
  datos: Buffer.from(lines.join("\n")).toString("base64"),
});

const heading = "codigo;nombre;apellido1;nif;email;fecha_alta;centro";
const people = (...lines: string[]) => file("altas.csv", heading, ...lines);
const centres = () => file("centros.csv", "codigo;nombre", "CHA;Chamberí", "GET;Getafe");
/** Twelve people; the rows 4, 8 and 12 have a mistake each. */
const twelve = () => people(...Array.from({ length: 12 }, (_, index) => lineOf(index + 2)));

function lineOf(line: number): string {
  const fields: Record<number, string[]> = {
    4: ["48291037", "p4@sol.test", "01/12/2026", "CHA"],
    8: ["", "p8@sol.test", "01/12/2026", "Chamberi 2"],
    12: ["", "p12 sol.test", "01/12/2026", "GET"],
  };
  const [nif, email, hired, centre] = fields[line] ?? [
    "",
    `p${line}@sol.test`,
    "01/12/2026",
    line % 2 === 0 ? "CHA" : "GET",
  ];
  return [`${line}`, `Nombre${line}`, "Prueba", nif, email, hired, centre].join(";");
}

type Sent = z.input<typeof calls.reviewImport.body>;
const review = async (body: Sent, who: SignedIn = admin): Promise<Answer> =>
  t.call(calls.reviewImport, { token: who.token, body });
const run = async (body: Sent & { huella: string }, who: SignedIn = admin): Promise<Answer> =>
  t.call(calls.runImport, { token: who.token, body });
const reviewOf = async (body: Sent, who?: SignedIn): Promise<ImportReview> => {
  const answer = await review(body, who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data;
};
const rowsOf = (found: ImportReview, tabla = "trabajadores"): ImportRow[] =>
  found.tablas.filter((one) => one.tabla === tabla).flatMap(({ filas }) => filas);
const rowAt = (found: ImportReview, fila: number): ImportRow | undefined =>
  rowsOf(found).find((one) => one.fila === fila);
const countPeople = async (): Promise<number> => {
  const [row] = await t.sql<{ total: number }>(
    "select count(*)::integer as total from trabajador where empresa_id = $1",
    [company.empresa_id],
  );
  return row?.total ?? 0;
};

describe("review of an import in the office (Rule COMPANY-65)", () => {
  it("only the role of people reviews and imports", async () => {
    const body = { archivos: [twelve()] };
    expect((await t.call(calls.reviewImport, { body })).status).toBe(401);
    const worker = await t.factory.signedIn({ company });
    expect((await review(body, worker)).status).toBe(403);
    const wrong = await review({ archivos: [{ nombre: "x.csv", datos: "no base 64" }] });
    expect(wrong.status).toBe(422);
    expect((await run({ ...body, huella: "0".repeat(64) }, worker)).status).toBe(403);
  });

  it("twelve people with three mistakes: a certain remedy, two to decide, nothing written", async () => {
    const before = await countPeople();
    const found = await reviewOf({ archivos: [centres(), twelve()] });
    expect(rowsOf(found).map(({ estado }) => estado)).toEqual(
      Array.from({ length: 12 }, (_, index) => ([2, 6, 10].includes(index) ? "mal" : "nueva")),
    );
    expect(rowsOf(found).map(({ fila }) => fila)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
    const remedies = [4, 8, 12].map((fila) => rowAt(found, fila)?.problemas[0]?.arreglo);
    expect(remedies).toEqual([
      { texto: "48291037F", seguro: true },
      { texto: "CHA", seguro: false },
      null,
    ]);
    expect(rowAt(found, 12)?.problemas[0]).toMatchObject({ titulo: "email" });
    expect(await countPeople()).toBe(before);
  });

  it("mended and left out rows let the others in, as a whole, with an entry in the audit trail", async () => {
    const archivos = [centres(), twelve()];
    const mended = {
      archivos,
      cambios: [
        { archivo: "altas.csv", hoja: null, fila: 4, titulo: "nif", texto: "48291037F" },
        { archivo: "altas.csv", hoja: null, fila: 8, titulo: "centro", texto: "CHA" },
      ],
    };
    const half = await reviewOf(mended);
    const refused = await run({ ...mended, huella: half.huella });
    expect([refused.status, refused.body.code]).toEqual([409, "import.wrong_rows"]);
    const body = { ...mended, omitidas: [{ archivo: "altas.csv", hoja: null, fila: 12 }] };
    const whole = await reviewOf(body);
    expect(rowAt(whole, 12)).toMatchObject({ estado: "fuera", problemas: [] });
    expect(whole.efectos[0]).toMatchObject({ clase: "altas", total: 11 });
    const before = await countPeople();
    const done = await run({ ...body, huella: whole.huella });
    expect(done.body.data).toEqual({ nuevas: 13, cambiadas: 0, iguales: 0, invitables: 11 });
    expect(await countPeople()).toBe(before + 11);
    const trail = await t.sql<{ actor_id: number; detalle: object }>(
      "select actor_id, detalle from auditoria where empresa_id = $1 and accion = 'empresa.importada'",
      [company.empresa_id],
    );
    expect(trail).toMatchObject([
      { actor_id: admin.trabajador_id, detalle: { trabajadores_nuevos: 11, centros_nuevos: 2 } },
    ]);
    const again = await reviewOf(body);
    const nothing = await run({ ...body, huella: again.huella });
    expect([nothing.status, nothing.body.code]).toEqual([409, "import.nothing"]);
  });

  it("an import whose review is out of date is refused", async () => {
    const body = { archivos: [centres()] };
    const { huella } = await reviewOf(body);
    await t.sql(
      "insert into centro_trabajo (empresa_id, codigo, nombre) values ($1, 'CHA', 'Otro')",
      [company.empresa_id],
    );
    const refused = await run({ ...body, huella });
    expect([refused.status, refused.body.code]).toEqual([409, "import.outdated"]);
    const now = await reviewOf(body);
    expect(rowsOf(now, "centros")[0]).toMatchObject({
      estado: "cambia",
      antes: [{ titulo: "nombre", texto: "Otro" }],
    });
  });

  it("titles above the headings, Windows-1252 and extra columns are read; renamed ones can be named", async () => {
    const text =
      "Plantilla;;\r\n;;\r\nCódigo;Nombre;Ciudad;Domicilio\r\nA;Almacén;Vigo;Calle Uña 1\r\n";
    const archivos = [
      { nombre: "centros.csv", datos: Buffer.from(text, "latin1").toString("base64") },
    ];
    const found = await reviewOf({ archivos });
    expect(rowsOf(found, "centros")).toMatchObject([{ fila: 4, celdas: ["A", "Almacén"] }]);
    const extra = found.avisos.find(({ titulo }) => titulo === "Domicilio");
    expect(extra?.posibles).toContainEqual({ columna: "direccion", titulo: "direccion" });
    const columnas = [
      { archivo: "centros.csv", hoja: null, titulo: "Domicilio", columna: "direccion" },
    ];
    const named = await reviewOf({ archivos, columnas });
    expect(rowsOf(named, "centros")[0]?.celdas).toEqual(["A", "Almacén", "Calle Uña 1"]);
  });

  it("a second person with somebody's e-mail is wrong, a person's new code is a change", async () => {
    await t.factory.worker({
      company,
      trabajador: { codigo: "K1", nombre: "Ana" },
      email: "ana@sol.test",
    });
    const other = people("K2;Eva;Otra;;ana@sol.test;01/12/2026;");
    expect(rowAt(await reviewOf({ archivos: [other] }), 2)?.problemas).toMatchObject([
      { titulo: "email", arreglo: null },
    ]);
    const same = file("altas.csv", "codigo;email", "K2;ana@sol.test");
    expect(rowAt(await reviewOf({ archivos: [same] }), 2)).toMatchObject({
      estado: "cambia",
      antes: [{ titulo: "codigo", texto: "K1" }],
    });
  });

  it("unreadable files and missing columns are named, and no row is shown", async () => {
    const found = await reviewOf({
      archivos: [
        file("centros.csv", "codigo;ciudad", "A;Vigo"),
        file("foto.png", "\u0089PNG"),
        file("centros.csv", "codigo;nombre", "A;Vigo"),
      ],
    });
    expect(found.tablas).toEqual([]);
    expect(found.problemas.map(({ archivo }) => archivo)).toEqual(["foto.png", "centros.csv"]);
    expect(found.problemas[1]?.texto).toContain("nombre");
  });

  it("a workbook of the template comes back empty", async () => {
    const { rawPayload } = await t.app.inject({
      url: `/api/v1${calls.importTemplate.path}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const sheets = await readWorkbook(rawPayload);
    expect(sheets.map(({ sheet }) => sheet)).toContain("trabajadores");
    const datos = rawPayload.toString("base64");
    const found = await reviewOf({ archivos: [{ nombre: "plantilla.xlsx", datos }] });
    expect([found.problemas, rowsOf(found)]).toEqual([[], []]);
  });
});

describe("rights in an import (Rule COMPANY-68)", () => {
  const own = (email: string, rights: string) =>
    file(
      "altas.csv",
      `${heading};administrador;gestor_denuncias;supervisor`,
      `9;Eva;Sol;;${email};01/12/2026;;${rights}`,
    );

  it("access to the office is not given by a file, the mailbox only by owners", async () => {
    const helper = await t.factory.signedIn({
      company,
      trabajador: { administrador: true, roles_administracion: ["personas"] },
    });
    const asOwner = await reviewOf({ archivos: [own("eva@sol.test", "sí;sí;no")] });
    expect(rowAt(asOwner, 2)?.problemas).toMatchObject([{ titulo: "administrador" }]);
    const asHelper = await reviewOf({ archivos: [own("eva@sol.test", "no;sí;no")] }, helper);
    expect(rowAt(asHelper, 2)?.problemas).toMatchObject([{ titulo: "gestor_denuncias" }]);
    const time = await reviewOf(
      { archivos: [file("reglas.csv", "saldo;cantidad", "vacaciones;23")] },
      helper,
    );
    expect(time.problemas).toHaveLength(1);
  });

  it("an administrator's e-mail and one's own rights stay", async () => {
    const helper = await t.factory.signedIn({
      company,
      trabajador: { administrador: true, roles_administracion: ["personas"], codigo: "H1" },
    });
    await t.sql("update trabajador set codigo = 'JEFA' where id = $1", [admin.trabajador_id]);
    const archivos = [
      file("altas.csv", "codigo;email;supervisor", "JEFA;robada@sol.test;", "H1;;sí"),
    ];
    const found = await reviewOf({ archivos }, helper);
    expect(rowsOf(found).map(({ problemas }) => problemas[0]?.titulo)).toEqual([
      "email",
      "supervisor",
    ]);
    expect((await reviewOf({ archivos })).tablas[0]?.filas[0]?.estado).toBe("cambia");
  });
});

describe("large imports", () => {
  it("5,000 rows of a workbook are reviewed and written", async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [
      `G${index}`,
      `Nombre${index}`,
      "Apellido",
      `g${index}@grande.test`,
      "01/12/2026",
    ]);
    const bytes = await writeWorkbook([
      {
        sheet: "trabajadores",
        rows: [["codigo", "nombre", "apellido1", "email", "fecha_alta"], ...rows],
      },
    ]);
    const archivos = [{ nombre: "grande.xlsx", datos: bytes.toString("base64") }];
    const found = await reviewOf({ archivos });
    expect(rowsOf(found)).toHaveLength(5000);
    const done = await run({ archivos, huella: found.huella });
    expect(done.body.data).toMatchObject({ nuevas: 5000 });
  });
});
