import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";

import * as leave from "@atrio/contract/leave/leave";
import type { Balance } from "@atrio/contract/leave/leave";
import * as office from "@atrio/contract/leave/leave-office";

import type { Company, SignedIn, Worker } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createCompany } from "../../../company/settings/creation/creation.service.ts";

let t: TestApp;
let company: Company;
let admin: SignedIn;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  company = await t.factory.company();
  admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  worker = await t.factory.signedIn({ company });
  await t.call(office.loadStatutoryRules, { token: admin.token, body: {} });
});

afterAll(() => t.stop());

const texts = (text: string) => ({
  es: text,
  en: `${text} en`,
  fr: `${text} fr`,
  pt: `${text} pt`,
});

const rule = {
  pe_solicitud_tipo_id: 4,
  codigo: "bodas_de_hijos",
  nombres: texts("Boda de un hijo"),
  descripciones: texts("Un día"),
  norma: "Convenio, art. 12",
  unidad: "naturales",
  saldo: null,
  retribuido: true,
  limite: 1,
  limite_por: "hecho",
  maximo_consecutivo: null,
  preaviso_dias: 3,
  requiere_documento: false,
  admite_medio_dia: false,
  admite_horas: false,
  decide: "supervisores",
  activo: true,
} as const;

const saveRule = (changes: Record<string, unknown> = {}) =>
  t.call(office.saveLeaveRule, { token: admin.token, body: { ...rule, ...changes } });

async function listed(codigo: string, kind = 4): Promise<Record<string, unknown> | undefined> {
  const { body } = await t.call(office.listLeaveRules, { token: admin.token });
  return body.data.find(
    (one: { codigo: string; pe_solicitud_tipo_id: number }) =>
      one.codigo === codigo && one.pe_solicitud_tipo_id === kind,
  );
}

const grant = {
  saldo: "vacaciones",
  desde_anyo: 2026,
  cantidad: 23.5,
  arrastre_maximo: 5,
  arrastre_hasta: "03-31",
  proporcional: true,
} as const;

const saveGrant = (changes: Record<string, unknown> = {}) =>
  t.call(office.saveBalanceRule, { token: admin.token, body: { ...grant, ...changes } });

const adjust = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  t.call(office.adjustBalance, {
    token: admin.token,
    body: {
      trabajador_id: worker.trabajador_id,
      saldo: "vacaciones",
      anyo: 2026,
      cantidad: 2,
      motivo: "Antigüedad",
      ...changes,
    },
    headers,
  });

const lock = (anyo: number, bloqueado = true) =>
  t.call(office.lockYear, { token: admin.token, body: { anyo, bloqueado } });

async function balanceOf(saldo: string, year = 2026): Promise<Balance> {
  const { body } = await t.call(leave.listBalances, {
    token: worker.token,
    params: { id: worker.trabajador_id },
    query: { year },
  });
  return body.data.find((one: Balance) => one.saldo === saldo);
}

/** Holidays of a worker on dates of 2026, pending or approved. */
async function holidaysOn(person: Worker, dates: string[], aprobada: boolean): Promise<void> {
  const [kind] = await t.sql<{ id: number }>(
    "select id from permiso_tipo where empresa_id = $1 and pe_solicitud_tipo_id = 1",
    [company.empresa_id],
  );
  const now = "2026-11-01T08:00:00Z";
  const { id } = await t.factory.insert<{ id: number }>("solicitud", {
    empresa_id: person.empresa_id,
    trabajador_id: person.trabajador_id,
    pe_solicitud_tipo_id: 1,
    pe_solicitud_subtipo_id: kind?.id ?? 0,
    estado_id: aprobada ? 2 : 1,
    creada_en: now,
    decidida_en: aprobada ? now : null,
  });
  for (const fecha of dates) {
    await t.factory.insert("ausencia", {
      empresa_id: person.empresa_id,
      solicitud_id: id,
      trabajador_id: person.trabajador_id,
      grupo_id: id,
      fecha,
      minutos: 480,
      coste: 1,
      aprobada,
    });
  }
}

const outcome = ({ status, body }: Answer): unknown[] => [status, body.code];

describe("leave rules", () => {
  it("leave rules are added and changed by their kind and key, with their texts", async () => {
    const added = await saveRule();
    expect(added.body.data).toMatchObject({ codigo: "bodas_de_hijos", nombre: "Boda de un hijo" });
    const changed = await saveRule({ limite: 2, nombres: texts("Boda"), activo: false });
    expect(changed.body.data).toMatchObject({ id: added.body.data.id, limite: 2, nombre: "Boda" });
    expect(await listed("bodas_de_hijos")).toMatchObject({
      activo: false,
      nombres: texts("Boda"),
      descripciones: texts("Un día"),
      norma: "Convenio, art. 12",
    });
  });

  test.each([
    ["codigo", { pe_solicitud_tipo_id: 1 }],
    ["limite_por", { limite_por: null }],
    ["limite_por", { limite: null }],
    ["limite", { unidad: "horas", limite: 90.5 }],
    ["saldo", { saldo: "horas_retribuidas" }],
    ["saldo", { unidad: "horas", limite: 60, saldo: "vacaciones" }],
  ])("leave rules whose %s does not fit are refused", async (field, changes) => {
    const answer = await saveRule(changes);
    expect(outcome(answer)).toEqual([422, "leave.rule_invalid"]);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it("leave rules keep medical files to administrators", async () => {
    const medical = { pe_solicitud_tipo_id: 6, codigo: "general", maximo_consecutivo: 2 };
    const answer = await saveRule(medical);
    expect(answer.body.data).toMatchObject({ maximo_consecutivo: 2, documento_restringido: true });
    await saveRule({ codigo: "violencia_genero" });
    expect(await listed("violencia_genero")).toMatchObject({ documento_restringido: true });
  });

  it("leave rules whose requests charged a balance go on charging it", async () => {
    await holidaysOn(worker, ["2026-12-14"], true);
    const holidays = { pe_solicitud_tipo_id: 1, codigo: "general" };
    const moved = await saveRule({ ...holidays, saldo: null });
    expect([outcome(moved), Object.keys(moved.body.errors)]).toEqual([
      [422, "leave.rule_invalid"],
      ["saldo"],
    ]);
    const hours = await saveRule({ ...holidays, unidad: "horas", saldo: "horas_retribuidas" });
    expect(Object.keys(hours.body.errors)).toEqual(["saldo", "unidad"]);
    // From working to calendar days is the same unit: charges stay.
    const days = await saveRule({ ...holidays, unidad: "naturales", saldo: "vacaciones" });
    expect(days.status).toBe(200);
    expect(await balanceOf("vacaciones")).toMatchObject({ unidad: "naturales", dias_aprobados: 1 });
  });

  it("leave rules belong to their own company", async () => {
    await saveRule();
    const other = await t.factory.signedIn({ trabajador: { administrador: true } });
    const { body } = await t.call(office.listLeaveRules, { token: other.token });
    expect(body.data).toEqual([]);
  });
});

describe("the statutory catalogue", () => {
  it("the catalogue adds missing rules and never changes the company's own", async () => {
    await saveRule({ codigo: "matrimonio", limite: 20, nombres: texts("Boda propia") });
    await saveGrant();
    await t.sql("delete from saldo_regla where empresa_id = $1 and saldo = 'domingos'", [
      company.empresa_id,
    ]);
    const again = await t.call(office.loadStatutoryRules, { token: admin.token, body: {} });
    expect(again.body.data).toEqual({ cargados: 1 });
    expect(await listed("matrimonio")).toMatchObject({ limite: 20, nombres: texts("Boda propia") });
    expect(await balanceOf("vacaciones")).toMatchObject({ dias_totales: 23.5 });
    const nothing = await t.call(office.loadStatutoryRules, { token: admin.token, body: {} });
    expect(nothing.body.data).toEqual({ cargados: 0 });
  });

  it("a new company begins with the catalogue, from this year on", async () => {
    const made = await createCompany(t.ctx, {
      slug: "recien-creada",
      nombre: "Recién creada",
      cif: null,
      idioma: "es",
      zona_horaria: "Europe/Madrid",
      modulos: [2],
      administrador: null,
    });
    const rows = await t.sql<{ rules: number; grants: number; first: number; words: number }>(
      `select (select count(*)::integer from permiso_tipo where empresa_id = $1) as rules,
         (select count(*)::integer from saldo_regla where empresa_id = $1) as grants,
         (select min(desde_anyo) from saldo_regla where empresa_id = $1) as first,
         (select count(*)::integer from regla_vacaciones where empresa_id = $1) as words`,
      [made?.empresa_id],
    );
    expect(rows).toEqual([{ rules: 36, grants: 4, first: 2026, words: 1 }]);
  });

  it("the catalogue explains each right in four languages, and names its law", async () => {
    const { body } = await t.call(office.listLeaveRules, { token: admin.token });
    expect(body.data.length).toBeGreaterThan(30);
    for (const one of body.data) {
      expect(one.norma, one.codigo).toBeTruthy();
      const names = new Set(Object.values(one.nombres));
      expect(names.size, one.codigo).toBeGreaterThan(2);
      expect(new Set(Object.values(one.descripciones)).size, one.codigo).toBe(4);
    }
    const figures = (codigo: string, kind = 4) =>
      body.data.find(
        (one: { codigo: string; pe_solicitud_tipo_id: number }) =>
          one.codigo === codigo && one.pe_solicitud_tipo_id === kind,
      );
    expect(figures("matrimonio")).toMatchObject({ unidad: "naturales", limite: 15 });
    expect(figures("enfermedad_familiar")).toMatchObject({ unidad: "laborables", limite: 5 });
    expect(figures("fuerza_mayor_familiar")).toMatchObject({ unidad: "horas", limite: 1920 });
    expect(figures("permiso_parental", 5)).toMatchObject({ limite: 56, retribuido: false });
    expect(figures("general", 6)).toMatchObject({ maximo_consecutivo: 3 });
    expect(figures("general", 8)).toMatchObject({ limite: 133, norma: /9\/2025/ });
  });
});

describe("grants of a balance", () => {
  it("a grant of a balance holds from a year on", async () => {
    expect((await saveGrant()).status).toBe(200);
    expect((await saveGrant({ desde_anyo: 2027, cantidad: 25 })).status).toBe(200);
    expect(await balanceOf("vacaciones")).toMatchObject({ dias_totales: 23.5 });
    expect(await balanceOf("vacaciones", 2027)).toMatchObject({
      dias_totales: 25,
      dias_ajuste: 5,
    });
  });

  test.each([
    ["cantidad", { saldo: "horas_retribuidas", cantidad: 90.5 }],
    ["arrastre_maximo", { saldo: "horas_retribuidas", cantidad: 90, arrastre_maximo: 0.5 }],
    ["arrastre_hasta", { arrastre_hasta: "02-30" }],
    ["arrastre_hasta", { arrastre_hasta: "02-29" }],
  ])("a grant of a balance is refused where its %s does not fit", async (field, changes) => {
    const answer = await saveGrant(changes);
    expect(outcome(answer)).toEqual([422, "leave.rule_invalid"]);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it("a grant of a locked year stays unchanged", async () => {
    await saveGrant({ desde_anyo: 2024, cantidad: 20 });
    await saveGrant({ desde_anyo: 2025, cantidad: 21 });
    expect((await lock(2025)).status).toBe(200);
    expect(outcome(await saveGrant({ desde_anyo: 2025 }))).toEqual([409, "leave.year_locked"]);
    // The grant of 2024 holds until that of 2025 begins, the grant of 2023 until 2024.
    expect((await saveGrant({ desde_anyo: 2024 })).status).toBe(200);
    expect((await saveGrant({ desde_anyo: 2026 })).status).toBe(200);
    await t.sql("delete from saldo_regla where empresa_id = $1 and desde_anyo = 2025", [
      company.empresa_id,
    ]);
    expect(outcome(await saveGrant({ desde_anyo: 2024 }))).toEqual([409, "leave.year_locked"]);
  });
});

describe("an adjustment", () => {
  it("an adjustment adds a lot with its reason, that can expire by itself", async () => {
    const answer = await adjust({ caduca_el: "2027-06-30" });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject({
      dias_totales: 22,
      dias_ajuste: 2,
      dias_resultantes: 24,
      observaciones_trabajador: ["Antigüedad"],
    });
    expect(answer.body.data.lotes).toContainEqual(
      expect.objectContaining({
        origen: "ajuste",
        cantidad: 2,
        caduca_el: "2027-06-30",
        motivo: "Antigüedad",
      }),
    );
    expect(await balanceOf("vacaciones", 2027)).toMatchObject({ dias_ajuste: 2 });
  });

  it("an adjustment takes away unrequested days only", async () => {
    await holidaysOn(worker, ["2026-12-14", "2026-12-15"], true);
    await holidaysOn(worker, ["2026-12-16"], false);
    const refused = await adjust({ cantidad: -19.5 });
    expect(outcome(refused)).toEqual([409, "leave.adjustment_not_enough"]);
    expect(refused.body.message).toContain("19 días");
    expect(Object.keys(refused.body.errors)).toEqual(["cantidad"]);
    const taken = await adjust({ cantidad: -19, motivo: "Error de carga" });
    expect(taken.body.data).toMatchObject({ dias_ajuste: -19, dias_restantes: 0 });
    expect(outcome(await adjust({ cantidad: -0.01 }))[0]).toBe(409);
  });

  it("an adjustment of paid hours is shown in hours", async () => {
    const refused = await adjust({ saldo: "horas_retribuidas", cantidad: -2000 });
    expect(refused.body.message).toContain("16 h");
  });

  it("an adjustment of the own balance or in another company is refused", async () => {
    const own = await adjust({ trabajador_id: admin.trabajador_id });
    expect(outcome(own)).toEqual([403, "leave.own_balance"]);
    const stranger = await t.factory.worker();
    const other = await adjust({ trabajador_id: stranger.trabajador_id });
    expect(outcome(other)).toEqual([404, "worker.not_found"]);
  });

  test.each([
    ["cantidad", { saldo: "horas_retribuidas", cantidad: 30.5 }],
    ["caduca_el", { caduca_el: "2025-12-31" }],
    ["caduca_el", { cantidad: -1, caduca_el: "2026-12-31" }],
    ["cantidad", { cantidad: 0 }],
  ])("an adjustment is refused where its %s does not fit", async (field, changes) => {
    const answer = await adjust(changes);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual([field]);
  });

  it("an adjustment is made once for an idempotency key", async () => {
    const key = { "idempotency-key": "ajuste-de-prueba" };
    const first = await adjust({}, key);
    const second = await adjust({}, key);
    expect(second.body).toEqual(first.body);
    expect(await balanceOf("vacaciones")).toMatchObject({ dias_ajuste: 2 });
  });

  it("an adjustment of a locked year is refused", async () => {
    await lock(2025);
    expect(outcome(await adjust({ anyo: 2025 }))).toEqual([409, "leave.year_locked"]);
  });

  it("an adjustment leaves an audit entry", async () => {
    await adjust();
    const trail = await t.sql(
      "select detalle from auditoria where empresa_id = $1 and accion = 'saldo.ajustado'",
      [company.empresa_id],
    );
    expect(trail).toEqual([{ detalle: { saldo: "vacaciones", anyo: 2026, cantidad: 2 } }]);
  });
});

describe("the annual lock", () => {
  it("the annual lock closes a year that has ended, once, and opens it again", async () => {
    expect(outcome(await lock(2026))).toEqual([409, "leave.year_not_ended"]);
    const first = await lock(2025);
    expect(first.body.data).toEqual({
      anyo: 2025,
      cerrado_en: expect.stringMatching(/^2026-11-18T08:00:00/),
    });
    t.clock.set("2026-11-18T09:00:00Z");
    expect((await lock(2025)).body).toEqual(first.body);
    t.clock.set("2026-11-18T08:00:00Z");
    await saveGrant({ desde_anyo: 2025 });
    expect(await balanceOf("vacaciones", 2025)).toMatchObject({
      bloqueo_anual: true,
      dias_disponibles_anyo: 0,
    });
    expect((await lock(2025, false)).body.data).toEqual({ anyo: 2025, cerrado_en: null });
    expect(await balanceOf("vacaciones", 2025)).toMatchObject({ bloqueo_anual: false });
  });

  it("the annual lock is of one company", async () => {
    await lock(2025);
    const other = await t.factory.company();
    const boss = await t.factory.signedIn({ company: other, trabajador: { administrador: true } });
    const body = { ...grant, desde_anyo: 2025 };
    const answer = await t.call(office.saveBalanceRule, { token: boss.token, body });
    expect(answer.status).toBe(200);
  });
});
