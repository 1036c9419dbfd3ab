import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { checkPasswordLink, login, resetPassword } from "@atrio/contract/access/auth";
import { getWorker } from "@atrio/contract/people/workers";
import { forgottenPunches } from "@atrio/contract/time/changes";
import { currentClosure } from "@atrio/contract/time/closures";
import { listClockInTypes, punch, workedHoursSummary } from "@atrio/contract/time/time";

import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { writeWorkbook } from "../../../lib/files/xlsx.ts";
import { readLedgers } from "../../leave/entitlements/balances/balances.read.ts";
import { balancesOf } from "../../leave/entitlements/balances/balances.rules.ts";
import { inviteWorkers } from "../invitations/invitations.service.ts";
import { createCompany } from "../settings/creation/creation.service.ts";

import { emptyTable, tableNames } from "./columns.rules.ts";
import { applyImport, previewImport } from "./imports.service.ts";
import type { ImportReport } from "./imports.service.ts";

let t: TestApp;
let companyId: number;
let counter = 0;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  counter += 1;
  companyId = await newCompany(`sol-${counter}`);
});

afterAll(() => t.stop());

async function newCompany(slug: string, administrador: string | null = null): Promise<number> {
  const made = await createCompany(t.ctx, {
    slug,
    nombre: "Panadería Sol",
    cif: null,
    idioma: "es",
    zona_horaria: "Europe/Madrid",
    modulos: [3, 101],
    administrador:
      administrador === null
        ? null
        : { email: administrador, nombre: "Rosario", apellido1: "Sol", apellido2: null },
  });
  if (made === undefined) throw new Error(`${slug} exists`);
  return made.empresa_id;
}

const csv = (name: string, ...lines: string[]) => ({ name, data: Buffer.from(lines.join("\n")) });
const people = (...lines: string[]) =>
  csv("trabajadores.csv", "codigo;nombre;apellido1;email;fecha_alta", ...lines);
const lucia = () => `1;Lucía;Gómez;lucia-${counter}@sol.test;08/01/2024`;
const marcos = () => `2;Marcos;Vega;marcos-${counter}@sol.test;08/01/2024`;

const apply = (...files: Array<{ name: string; data: Buffer }>) =>
  applyImport(t.ctx, companyId, files);

function counts({ tables }: ImportReport): Record<string, [number, number, number]> {
  return Object.fromEntries(
    tables.map((one) => [one.table, [one.new, one.changed, one.unchanged]]),
  );
}

async function samples() {
  const folder = join(import.meta.dirname, "../../../../../../docs/samples");
  return Promise.all(
    tableNames.map(async (name) => ({
      name: `${name}.csv`,
      data: await readFile(join(folder, `${name}.csv`)),
    })),
  );
}

const worker = async (codigo: string) => {
  const [row] = await t.sql(
    `select t.*, a.email, a.password_version from trabajador t join account a using (account_user_id)
     where empresa_id = $1 and codigo = $2`,
    [companyId, codigo],
  );
  return row;
};

const periods = (table: string, codigo: string) =>
  t.sql<{ codigo: string; vigencia: string }>(
    `select x.codigo, a.vigencia::text from trabajador_${table} a
     join trabajador t on t.empresa_id = a.empresa_id and t.id = a.trabajador_id
     join ${table === "centro" ? "centro_trabajo" : "horario"} x
       on x.empresa_id = a.empresa_id and x.id = a.${table === "centro" ? "centro_trabajo" : "horario"}_id
     where t.empresa_id = $1 and t.codigo = $2 order by a.vigencia`,
    [companyId, codigo],
  );

describe("the sample files", () => {
  test("the sample files make a company whose worker activates the account and clocks in", async () => {
    const report = await apply(...(await samples()));
    expect(report).toMatchObject({ problems: [], notices: [], applied: true, invited: 12 });
    expect(counts(report)).toEqual({
      festivos: [56, 0, 0],
      centros: [3, 0, 0],
      horarios: [4, 0, 0],
      trabajadores: [12, 0, 0],
      supervisores: [12, 0, 0],
      areas: [3, 0, 0],
      partes: [2, 0, 0],
      proyectos: [2, 0, 0],
      actividades: [3, 0, 0],
      // The statutory rules were loaded when the company was made.
      reglas: [0, 2, 1],
      saldos: [4, 0, 0],
    });
    // An import invites nobody (Rule COMPANY-20).
    const quiet = await t.outbox();
    expect(quiet.some((one) => one.headers.to?.includes("panaderia-sol.test"))).toBe(false);
    expect(await inviteWorkers(t.ctx, companyId, { otra_vez: false })).toBe(12);
    const mails = await t.outbox();
    const mail = mails.find((one) => one.headers.to?.includes("joao.ferreira@panaderia-sol.test"));
    expect(mail?.text).toMatch(/Panadería Sol/);
    const token = /\/pt\/resetPassword#token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const link = await t.call(checkPasswordLink, { body: { token } });
    expect(link.body.data).toMatchObject({ proposito: "activar" });
    const password = "Pan-de-centeno-7";
    const set = await t.call(resetPassword, {
      body: { token, password, password_confirmation: password },
    });
    expect(set.status).toBe(200);
    const body = { email: "joao.ferreira@panaderia-sol.test", password };
    const session = await t.call(login, { body });
    const { access_token } = session.body;
    const row = await worker("007");
    const profile = await t.call(getWorker, { token: access_token, params: { id: row?.id } });
    expect(profile.body.data).toMatchObject({
      nombre_completo: "João Ferreira Lopes",
      centro_trabajo: "Obrador Triana",
      idioma_trabajador: "pt",
      mes_sin_cerrar: false,
    });
    // On the first day nobody owes anything for the years before (Rule TIME-134).
    const own = { trabajador_id: row?.id };
    const month = await t.call(workedHoursSummary, {
      token: access_token,
      query: { ...own, year: 2026, month: 11 },
    });
    expect(month.body.data).toMatchObject({
      saldo_minutos: 0,
      dias_incorrectos: 0,
      minutos_previstos_hasta_hoy: 0,
    });
    const forgotten = await t.call(forgottenPunches, { token: access_token, query: own });
    expect(forgotten.body.data).toEqual([]);
    const closure = await t.call(currentClosure, { token: access_token, params: { id: row?.id } });
    expect(closure.body.data.impedimentos).toEqual(["closure.before_recording"]);
    const kinds = await t.call(listClockInTypes, { token: access_token });
    const clocked = await t.call(punch, {
      token: access_token,
      body: { trabajador_id: row?.id, fichador_id: kinds.body.data[0].id },
    });
    expect(clocked.status).toBe(200);
  });

  test("sample files and sample workbook import the same", async () => {
    const files = await samples();
    await apply(...files.map((file) => ({ ...file, data: renamed(file.data) })));
    const sheets = files.map(({ name, data }) => ({
      sheet: name.replace(".csv", ""),
      rows: renamed(data)
        .toString()
        .trim()
        .split("\n")
        .map((line) => line.split(";")),
    }));
    const book = { name: "empresa.xlsx", data: await writeWorkbook(sheets) };
    const report = await apply(book);
    expect(report.problems).toEqual([]);
    expect(report.tables.every((table) => table.new + table.changed === 0)).toBe(true);
  });

  function renamed(data: Buffer): Buffer {
    return Buffer.from(data.toString().replaceAll("@panaderia-sol.test", `@sol-${counter}.test`));
  }
});

describe("repeating", () => {
  test("a repeated import writes nothing and sends no second mail", async () => {
    expect(await apply(people(lucia()))).toMatchObject({ applied: true, invited: 1 });
    const before = (await t.outbox()).length;
    const again = await apply(people(lucia()));
    expect(counts(again)).toEqual({ trabajadores: [0, 0, 1] });
    expect(again.invited).toBe(0);
    expect((await t.outbox()).length).toBe(before);
    const trail = await t.sql(
      "select detalle from auditoria where empresa_id = $1 and accion = $2",
      [companyId, "empresa.importada"],
    );
    expect(trail).toEqual([{ detalle: expect.objectContaining({ trabajadores_nuevos: 1 }) }]);
  });

  test("an import updates by code, NIF or e-mail; an absent column keeps, an empty cell clears", async () => {
    await apply(
      csv(
        "trabajadores.csv",
        "codigo;nombre;apellido1;nif;email;fecha_alta;telefono;puesto;supervisor",
        `1;Lucía;Gómez;12345678Z;lucia-${counter}@sol.test;08/01/2024;600000001;Panadera;sí`,
      ),
    );
    const byNif = await apply(csv("trabajadores.csv", "nif;nombre;telefono", "12345678-z;Luz;"));
    expect(byNif.tables[0]?.changes).toEqual([
      { label: "1 Luz Gómez", columns: ["nombre", "telefono"] },
    ]);
    const byEmail = await apply(
      csv("trabajadores.csv", "email;codigo", `LUCIA-${counter}@SOL.test;001`),
    );
    expect(counts(byEmail)).toEqual({ trabajadores: [0, 1, 0] });
    expect(await worker("001")).toMatchObject({
      nombre: "Luz",
      apellido1: "Gómez",
      telefono: null,
      puesto: "Panadera",
      permiso_supervisor: true,
    });
  });

  test("an import reads the percentage of full time as people write it", async () => {
    const address = `jornada-${counter}@sol.test`;
    const table = (share: string) =>
      csv(
        "trabajadores.csv",
        "codigo;nombre;apellido1;email;fecha_alta;jornada",
        `77;Eva;Sol;${address};08/01/2024;${share}`,
      );
    await apply(table("62,5 %"));
    expect(await worker("77")).toMatchObject({ jornada_porcentaje: "62.50" });
    expect((await apply(table("62.5"))).tables[0]?.changes).toEqual([]);
    await apply(table(""));
    expect(await worker("77")).toMatchObject({ jornada_porcentaje: null });
  });

  test("rules say what balances grant, in which unit, and what is carried over (Rule COMPANY-44)", async () => {
    await apply(people(lucia()));
    const row = await worker("1");
    const heads = "saldo;desde_ano;cantidad;unidad;arrastre;arrastre_hasta;proporcional";
    const table = (...lines: string[]) => csv("reglas.csv", heads, ...lines);
    const rules = table(
      "Vacaciones;2026;30;naturales;5;31/03;sí",
      "vacaciones;2027;23;laborables;;;",
      "horas retribuidas;;20;horas;;;no",
    );
    const seen = await previewImport(t.ctx, companyId, [
      table("vacaciones;2026;30;naturales;5;31/3;"),
    ]);
    expect(seen.tables).toMatchObject([
      { changes: [{ columns: ["cantidad", "unidad", "arrastre_maximo", "arrastre_hasta"] }] },
    ]);
    const refused = await apply(rules);
    // The unit belongs to the kind of request, so all years of a balance share it.
    expect(refused.problems.map(({ code, line }) => [code, line])).toEqual([["unit_differs", 3]]);
    const right = table(
      "Vacaciones;2026;30;naturales;5;31/03;sí",
      "vacaciones;2027;32;;;;",
      "horas retribuidas;;20;horas;;;no",
    );
    expect(counts(await apply(right))).toEqual({ reglas: [1, 2, 0] });
    expect(counts(await apply(right))).toEqual({ reglas: [0, 0, 3] });
    const [ledger] = await t.ctx.db.read(companyId, (tx) =>
      readLedgers(tx, { trabajador_ids: [Number(row?.["id"])] }),
    );
    const granted = (year: number, saldo: string): number | undefined =>
      ledger &&
      balancesOf(ledger, { year, today: `${year}-11-18` }).find((one) => one.saldo === saldo)
        ?.dias_restantes;
    expect([granted(2026, "vacaciones"), granted(2026, "horas_retribuidas")]).toEqual([30, 1200]);
    const [type] = await t.sql(
      "select unidad from permiso_tipo where empresa_id = $1 and saldo = 'vacaciones' and codigo = 'general'",
      [companyId],
    );
    expect(type).toEqual({ unidad: "naturales" });
    // Columns that are absent leave what there is.
    const short = csv("reglas.csv", "saldo;desde_ano;cantidad", "vacaciones;2026;31");
    expect((await apply(short)).tables).toMatchObject([{ changes: [{ columns: ["cantidad"] }] }]);
  });

  test("an opening balance stands in place of the year's grant; importing it again changes it", async () => {
    await apply(people(lucia()));
    const table = (...lines: string[]) =>
      csv("saldos.csv", "trabajador;saldo;año;disponible", ...lines);
    const made = await apply(table("1;Vacaciones;2026;4,5", "1;horas retribuidas;2026;7,5"));
    expect(counts(made)).toEqual({ saldos: [2, 0, 0] });
    const row = await worker("1");
    const availableOf = async (saldo: string): Promise<number | undefined> => {
      const [ledger] = await t.ctx.db.read(companyId, (tx) =>
        readLedgers(tx, { trabajador_ids: [Number(row?.["id"])] }),
      );
      const view = { year: 2026, today: "2026-11-18" };
      const found = ledger && balancesOf(ledger, view).find((one) => one.saldo === saldo);
      return found?.dias_restantes;
    };
    expect([await availableOf("vacaciones"), await availableOf("horas_retribuidas")]).toEqual([
      4.5, 450,
    ]);
    expect(counts(await apply(table("1;vacaciones;2026;4.5")))).toEqual({ saldos: [0, 0, 1] });
    expect(counts(await apply(table("1;vacaciones;2026;2")))).toEqual({ saldos: [0, 1, 0] });
    expect(await availableOf("vacaciones")).toBe(2);
    const wrong = await apply(
      table("1;siestas;2026;1", "1;vacaciones;2026;-1", "9;vacaciones;2026;1"),
    );
    expect(wrong.problems.map(({ code, line }) => [code, line])).toEqual([
      ["balance_kind", 2],
      ["amount", 3],
      ["unknown_worker", 4],
    ]);
  });

  test("an import recognises the first administrator by e-mail", async () => {
    const address = `rosario-${counter}@sol.test`;
    companyId = await newCompany(`con-admin-${counter}`, address);
    const report = await apply(people(`10;Rosario;Sol;${address};01/03/2010`));
    expect(counts(report)).toEqual({ trabajadores: [0, 1, 0] });
    expect(await worker("10")).toMatchObject({ administrador: true, email: address });
  });

  test("a changed e-mail voids links sent to the former address, and its person can be invited again", async () => {
    await apply(people(lucia()));
    const invite = async () => inviteWorkers(t.ctx, companyId, { otra_vez: false });
    expect([await invite(), await invite()]).toEqual([1, 0]);
    const report = await apply(people(`1;Lucía;Gómez;nueva-${counter}@sol.test;08/01/2024`));
    expect([report.invited, await invite()]).toEqual([1, 1]);
    expect(await worker("1")).toMatchObject({
      email: `nueva-${counter}@sol.test`,
      password_version: 2,
    });
  });

  test("a worker who loses the supervisor's role by import leaves supervisor mode", async () => {
    const file = (flag: string) =>
      csv(
        "trabajadores.csv",
        "codigo;nombre;apellido1;email;fecha_alta;supervisor",
        `${lucia()};${flag}`,
      );
    await apply(file("sí"));
    await t.sql("update trabajador set pe_modo_supervisor = true where empresa_id = $1", [
      companyId,
    ]);
    await apply(file("no"));
    expect(await worker("1")).toMatchObject({
      permiso_supervisor: false,
      pe_modo_supervisor: false,
    });
  });

  test("an imported worker who has left gets no mail", async () => {
    const report = await apply(
      csv(
        "trabajadores.csv",
        "codigo;nombre;apellido1;email;fecha_alta;fecha_baja",
        `${lucia()};17/11/2026`,
      ),
    );
    expect(report).toMatchObject({ applied: true, invited: 0 });
  });

  test("a person of two companies has one account and keeps its password", async () => {
    await apply(people(lucia()));
    await t.sql("update account set password_hash = 'x' where email = $1", [
      `lucia-${counter}@sol.test`,
    ]);
    companyId = await newCompany(`otra-${counter}`);
    expect(await apply(people(lucia()))).toMatchObject({ applied: true, invited: 0 });
    const [row] = await t.sql(
      "select count(*)::int as n from trabajador t join account a using (account_user_id) where a.email = $1",
      [`lucia-${counter}@sol.test`],
    );
    expect(row?.n).toBe(2);
  });
});

describe("dated assignments", () => {
  const setting = () => [
    csv("centros.csv", "codigo;nombre", "C1;Obrador", "C2;Tienda"),
    csv(
      "horarios.csv",
      "codigo;nombre;dias;inicio;fin",
      "H1;Día;L-V;08:00;16:00",
      "H2;Noche;L-V;22:00;06:00",
    ),
  ];
  const placed = (more: string) =>
    csv(
      "trabajadores.csv",
      "codigo;nombre;apellido1;email;fecha_alta;centro;horario;desde",
      `${lucia()};${more}`,
    );

  test("imported assignments hold from the first day of work, then from today or a given date", async () => {
    await apply(...setting(), placed("C1;H1;"));
    expect(await periods("centro", "1")).toEqual([{ codigo: "C1", vigencia: "[2024-01-08,)" }]);
    await apply(placed("C2;H1;"));
    expect(await periods("centro", "1")).toEqual([
      { codigo: "C1", vigencia: "[2024-01-08,2026-11-18)" },
      { codigo: "C2", vigencia: "[2026-11-18,)" },
    ]);
    const report = await apply(placed("C2;H2;01/12/2026"));
    expect(report.tables[0]?.changes).toEqual([{ label: "1 Lucía Gómez", columns: ["horario"] }]);
    expect(await periods("horario", "1")).toEqual([
      { codigo: "H1", vigencia: "[2024-01-08,2026-12-01)" },
      { codigo: "H2", vigencia: "[2026-12-01,)" },
    ]);
    for (const same of ["C2;H2;01/12/2026", "C2;;", "C2;H1;"]) {
      expect(counts(await apply(placed(same)))).toEqual({ trabajadores: [0, 0, 1] });
    }
    await apply(placed("C1;;"));
    expect(await periods("centro", "1")).toEqual([{ codigo: "C1", vigencia: "[2024-01-08,)" }]);
  });

  test("imported supervision begins today unless dated, goes on, and ends on its last day", async () => {
    const both = csv(
      "trabajadores.csv",
      "codigo;nombre;apellido1;email;fecha_alta;supervisor",
      `${lucia()};no`,
      `${marcos()};sí`,
    );
    const relation = (...line: string[]) =>
      csv("supervisores.csv", "supervisor;supervisado;desde;hasta", ...line);
    const held = () =>
      t.sql("select vigencia::text from supervision where empresa_id = $1 order by vigencia", [
        companyId,
      ]);
    await apply(both, relation(`marcos-${counter}@sol.test;1;;`));
    expect(await held()).toEqual([{ vigencia: "[2026-11-18,)" }]);
    expect(counts(await apply(relation("2;1;;")))).toEqual({ supervisores: [0, 0, 1] });
    const closed = await apply(relation("2;1;;31/12/2026"));
    expect(closed.tables[0]?.changes).toEqual([{ label: "2 → 1", columns: ["hasta"] }]);
    expect(await held()).toEqual([{ vigencia: "[2026-11-18,2027-01-01)" }]);
    await apply(relation("2;1;01/01/2026;31/12/2026", "2;1;01/02/2027;"));
    expect(await held()).toEqual([
      { vigencia: "[2026-01-01,2027-01-01)" },
      { vigencia: "[2027-02-01,)" },
    ]);
  });

  test("imported rows of a schedule replace its stretches", async () => {
    await apply(...setting());
    const report = await apply(
      csv("horarios.csv", "codigo;nombre;dias;inicio;fin", "H1;Día;L-J;08:00;17:00"),
    );
    expect(report.tables[0]?.changes).toEqual([{ label: "H1 Día", columns: ["dias"] }]);
    const rows = await t.sql(
      `select dia_semana from horario_tramo r join horario h on h.empresa_id = r.empresa_id and h.id = r.horario_id
       where h.empresa_id = $1 and h.codigo = 'H1' order by dia_semana`,
      [companyId],
    );
    expect(rows.map((row) => row.dia_semana)).toEqual([1, 2, 3, 4]);
  });
});

test("an imported centre keeps its calendar, zone and networks in a repeated import", async () => {
  const files = [
    csv("festivos.csv", "calendario;fecha;tipo;nombre", "Las Palmas;08/09/2027;autonómico;Pino"),
    csv(
      "centros.csv",
      "codigo;nombre;zona_horaria;calendario;rangos_ip",
      "LPA;Las Palmas;Atlantic/Canary;Las Palmas;203.0.113.7 2001:DB8::/48, 10.1.2.3/16",
    ),
  ];
  await apply(...files);
  const [row] = await t.sql(
    `select c.zona_horaria, f.nombre as calendario, c.rangos_ip::text[] from centro_trabajo c
     join calendario_festivo f on f.empresa_id = c.empresa_id and f.id = c.calendario_festivo_id
     where c.empresa_id = $1`,
    [companyId],
  );
  expect(row).toEqual({
    zona_horaria: "Atlantic/Canary",
    calendario: "Las Palmas",
    rangos_ip: ["10.1.0.0/16", "2001:db8::/48", "203.0.113.7/32"],
  });
  expect(counts(await apply(...files))).toEqual({ festivos: [0, 0, 1], centros: [0, 0, 1] });
});

describe("all or nothing", () => {
  test("a wrong row keeps the whole import out", async () => {
    const report = await apply(
      csv("centros.csv", "codigo;nombre", "C1;Obrador"),
      people(lucia(), "2;Marcos;Vega;no-es-un-email;08/01/2024"),
    );
    expect(report).toMatchObject({ applied: false });
    expect(report.problems).toHaveLength(1);
    const [left] = await t.sql(
      "select count(*)::int as n from centro_trabajo where empresa_id = $1",
      [companyId],
    );
    expect(left?.n).toBe(0);
    expect(await worker("1")).toBeUndefined();
    expect((await t.outbox()).some((mail) => mail.headers.to?.includes(`lucia-${counter}@`))).toBe(
      false,
    );
  });

  test("a failure in the middle of an import leaves nothing behind", async () => {
    await t.sql("revoke insert on supervision from atrio_app");
    const both = csv(
      "trabajadores.csv",
      "codigo;nombre;apellido1;email;fecha_alta;supervisor",
      `${lucia()};no`,
      `${marcos()};sí`,
    );
    const relation = csv("supervisores.csv", "supervisor;supervisado", "2;1");
    await expect(apply(both, relation)).rejects.toThrow(/permission denied/);
    await t.sql("grant insert on supervision to atrio_app");
    expect(await worker("1")).toBeUndefined();
    const [account] = await t.sql("select count(*)::int as n from account where email = $1", [
      `lucia-${counter}@sol.test`,
    ]);
    expect(account?.n).toBe(0);
  });

  test("work areas get their people, whose lists replace the former ones (COMPANY-46)", async () => {
    const team = csv(
      "trabajadores.csv",
      "codigo;nombre;apellido1;email;fecha_alta;gestor_turnos",
      `${lucia()};sí`,
      `${marcos()};no`,
    );
    const centres = csv("centros.csv", "codigo;nombre", "C1;Tienda");
    const columns = "area;centro;observaciones;trabajadores;gestores";
    const all = csv("areas.csv", columns, "Caja;C1;Sábados;2, 1;1");
    expect(counts(await apply(team, centres, all)).areas).toEqual([1, 0, 0]);
    expect(counts(await apply(all)).areas).toEqual([0, 0, 1]);
    const less = csv("areas.csv", "area;centro;trabajadores", "Caja;C1;2");
    const report = await apply(less);
    expect(report.tables.find(({ table }) => table === "areas")?.changes).toEqual([
      { label: "Caja", columns: ["trabajadores"] },
    ]);
    const [stored] = await t.sql(
      `select a.observaciones, c.codigo, (select count(*)::int from area_gestor g where g.pe_area_trabajo_id = a.id) as managers,
         array(select t.codigo from area_trabajador x join trabajador t on t.id = x.trabajador_id
           where x.pe_area_trabajo_id = a.id) as workers
       from area_trabajo a join centro_trabajo c on c.id = a.centro_trabajo_id
       where a.empresa_id = $1 and a.nombre = 'Caja'`,
      [companyId],
    );
    expect(stored).toEqual({ observaciones: "Sábados", codigo: "C1", managers: 1, workers: ["2"] });
  });

  test("the preview of an import writes nothing", async () => {
    const report = await previewImport(t.ctx, companyId, [people(lucia())]);
    expect(report).toMatchObject({ applied: false, invited: 1, problems: [] });
    expect(await worker("1")).toBeUndefined();
  });

  test("of two imports at once the second finds everything done", async () => {
    const reports = await Promise.all([apply(people(lucia())), apply(people(lucia()))]);
    expect(reports.every((report) => report.applied)).toBe(true);
    const seen = reports.map((report) => counts(report).trabajadores?.join(" "));
    expect(new Set(seen)).toEqual(new Set(["0 0 1", "1 0 0"]));
    expect(reports.reduce((sum, report) => sum + report.invited, 0)).toBe(1);
  });

  test("imports of one company do not touch another company's rows", async () => {
    await apply(people(lucia()));
    companyId = await newCompany(`vecina-${counter}`);
    const report = await apply(csv("trabajadores.csv", "codigo;puesto", "1;Panadera"));
    expect(report.applied).toBe(false);
    expect(report.problems.map((one) => one.code)).toContain("required");
  });
});

test("an empty template in any language is understood, and imports nothing", async () => {
  for (const language of ["es", "en", "fr", "pt"] as const) {
    const sheets = tableNames.map((table) => {
      const { name, headers } = emptyTable(table, language);
      return { sheet: name, rows: [headers] };
    });
    const report = await apply({ name: "plantilla.xlsx", data: await writeWorkbook(sheets) });
    expect(report).toMatchObject({ problems: [], notices: [], tables: [], applied: true });
  }
});

test("an import takes three thousand people", async () => {
  const lines = Array.from(
    { length: 3000 },
    (_, index) => `${index};Nombre;Apellido;p${index}-${counter}@sol.test;08/01/2024`,
  );
  const report = await apply(people(...lines));
  expect(report).toMatchObject({ applied: true, invited: 3000 });
  expect(counts(await apply(people(...lines)))).toEqual({ trabajadores: [0, 0, 3000] });
}, 60_000);
