import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as absences from "@atrio/contract/leave/absences";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let supervisor: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await leave.company();
  supervisor = await leave.supervisor(company);
  worker = await leave.worker(company, [supervisor]);
});

afterAll(() => t.stop());

type Body = EndpointRequest<typeof absences.createRequest>["body"];
type Period = NonNullable<Body["periodos"]>[number];

const whole = (from: string, to = from): Period => ({ fecha_inicio: from, fecha_fin: to });
const half = (day: string, pe_tipo_periodo_id: 2 | 3 = 2): Period => ({
  ...whole(day),
  pe_tipo_periodo_id,
});
const hours = (day: string, hora_inicio: string, hora_fin: string): Period => ({
  ...whole(day),
  pe_tipo_periodo_id: 4,
  hora_inicio,
  hora_fin,
});
const asks = (kind: number, ...periodos: Period[]): Body => ({
  pe_solicitud_tipo_id: kind,
  periodos,
});

async function ask(body: Body, headers: Record<string, string> = {}): Promise<Answer> {
  return t.call(absences.createRequest, { token: worker.token, body, headers });
}

async function sent(body: Body): Promise<number> {
  const answer = await ask(body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

/** The error of sending, which its preview shows too; nothing is stored. */
async function refusal(body: Body): Promise<{ code: string; message: string }> {
  const before = await leave.daysOf(worker);
  const answer = await ask(body);
  const shown = await t.call(absences.previewRequest, { token: worker.token, body });
  expect(shown.status, JSON.stringify(shown.body)).toBe(200);
  const { code, message, errors } = answer.body;
  const [field = null] = Object.keys(errors ?? {});
  expect(shown.body.data.problemas[0]).toMatchObject({ code, message, field });
  expect(await leave.daysOf(worker)).toEqual(before);
  return { code, message };
}

const refused = async (body: Body): Promise<string> => (await refusal(body)).code;
const refusedWith = async (body: Body): Promise<string> => (await refusal(body)).message;

describe("periods", () => {
  it("a request has at least one period", async () => {
    expect(await refused(asks(1))).toBe("leave.period_required");
  });

  it("the periods of a request hold no day twice", async () => {
    const body = asks(1, whole("2026-12-14", "2026-12-16"), whole("2026-12-16"));
    expect(await refused(body)).toBe("leave.period_repeated");
    const halves = asks(1, half("2026-12-14", 2), half("2026-12-14", 3));
    expect(await refused(halves)).toBe("leave.period_repeated");
  });

  it("a period ends after it starts, in days and in hours", async () => {
    expect(await refused(asks(1, whole("2026-12-16", "2026-12-14")))).toBe("leave.period_order");
    expect(await refused(asks(3, hours("2026-12-16", "12:00", "12:00")))).toBe(
      "leave.period_order",
    );
  });

  it.each([
    ["half a day where the rule has none", asks(6, half("2026-11-18"))],
    ["hours where the rule has none", asks(1, hours("2026-12-14", "09:00", "10:00"))],
    ["paid hours in days", asks(3, whole("2026-12-14"))],
    ["hours without times", asks(3, { ...whole("2026-12-14"), pe_tipo_periodo_id: 4 })],
    ["times of a whole day", asks(1, { ...whole("2026-12-14"), hora_inicio: "09:00" })],
    ["half a day of two days", asks(1, { ...half("2026-12-14"), fecha_fin: "2026-12-15" })],
  ])("a period is of a kind that the rule allows: %s", async (_, body) => {
    expect(await refused(body)).toBe("leave.period_kind");
  });

  it("a period lies within the contract", async () => {
    await t.sql("update trabajador set fecha_baja = '2026-12-15' where id = $1", [
      worker.trabajador_id,
    ]);
    expect(await refused(asks(1, whole("2026-12-14", "2026-12-16")))).toBe(
      "leave.outside_employment",
    );
    await sent(asks(1, whole("2026-12-14", "2026-12-15")));
  });

  it("a period lies at most 18 months away", async () => {
    expect(await refused(asks(1, whole("2028-05-19")))).toBe("leave.too_far");
    expect(await refused(asks(7, whole("2025-05-16", "2025-06-20")))).toBe("leave.too_far");
    await sent(asks(1, whole("2028-05-18")));
  });
});

describe("kinds and rules", () => {
  it("only kinds of absence that the company offers can be requested", async () => {
    expect(await refused(asks(5, whole("2026-12-14")))).toBe("leave.kind_unknown");
    const other = await leave.company();
    const [theirs] = await t.sql<{ id: number }>(
      "select id from permiso_tipo where empresa_id = $1 and pe_solicitud_tipo_id = 1",
      [other.empresa_id],
    );
    const body = { ...asks(1, whole("2026-12-14")), pe_solicitud_subtipo_id: theirs?.id ?? 0 };
    expect(await refused(body)).toBe("leave.kind_unknown");
    const off = await leave.rule(company, { kind: 4, codigo: "antiguo", activo: false });
    const old = { ...asks(4, whole("2026-12-14")), pe_solicitud_subtipo_id: off };
    expect(await refused(old)).toBe("leave.kind_unknown");
  });

  it("a request names its rule where a kind has several", async () => {
    const [one] = [
      await leave.rule(company, { kind: 4, codigo: "mudanza" }),
      await leave.rule(company, { kind: 4, codigo: "boda" }),
    ];
    expect(await refused(asks(4, whole("2026-12-14")))).toBe("leave.subtype_required");
    await sent({ ...asks(4, whole("2026-12-14")), pe_solicitud_subtipo_id: one });
  });
});

describe("days", () => {
  it("a request needs a counted day: weekends and holidays alone are refused", async () => {
    await t.factory.holiday(company, "2026-12-25");
    expect(await refused(asks(1, whole("2026-12-25", "2026-12-27")))).toBe("leave.nothing_counts");
    await sent(asks(1, whole("2026-12-24", "2026-12-27")));
    expect(await leave.daysOf(worker)).toEqual([
      "2026-12-24 1",
      "2026-12-25 0",
      "2026-12-26 0",
      "2026-12-27 0",
    ]);
  });

  it("a request is refused for days of a locked year", async () => {
    await t.factory.insert("saldo_anyo_cerrado", {
      empresa_id: company.empresa_id,
      anyo: 2026,
      cerrado_en: "2026-11-01T00:00:00Z",
      cerrado_por: supervisor.trabajador_id,
    });
    expect(await refused(asks(1, whole("2026-12-30", "2027-01-04")))).toBe("leave.year_locked");
    await sent(asks(1, whole("2027-01-04")));
  });

  it("a request is refused for days of a closed month, unless it is medical", async () => {
    const { id } = await t.factory.insert<{ id: number }>("solicitud", {
      empresa_id: company.empresa_id,
      trabajador_id: worker.trabajador_id,
      pe_solicitud_tipo_id: 10,
      creada_en: "2026-11-02T08:00:00Z",
    });
    await t.factory.insert("cierre_mes", {
      empresa_id: company.empresa_id,
      solicitud_id: id,
      trabajador_id: worker.trabajador_id,
      anyo: 2026,
      mes: 10,
      minutos_previstos: 0,
      minutos_trabajados: 0,
      saldo_minutos: 0,
    });
    for (const kind of [1, 2, 8]) {
      const body = asks(kind, whole("2026-10-29", "2026-11-02"));
      expect(await refused(body)).toBe("closure.month_closed");
    }
    await sent(asks(7, whole("2026-10-26", "2026-10-28")));
    await sent(asks(6, whole("2026-10-29")));
    await sent(asks(1, whole("2026-11-02")));
  });

  it("a request is refused where it overlaps another own one, in whole or in part", async () => {
    await sent(asks(1, half("2026-12-14", 2), whole("2026-12-16")));
    expect(await refused(asks(2, whole("2026-12-14")))).toBe("leave.overlap");
    expect(await refused(asks(3, hours("2026-12-14", "08:30", "09:00")))).toBe("leave.overlap");
    expect(await refused(asks(6, whole("2026-12-12", "2026-12-13"), whole("2026-12-16")))).toBe(
      "leave.overlap",
    );
    await sent(asks(2, half("2026-12-14", 3)));
  });
});

describe("rest of the balance", () => {
  it("a request beyond the balance is refused in the caller's language", async () => {
    await sent(asks(2, whole("2026-12-14", "2026-12-15"), half("2026-12-16")));
    const body = asks(2, whole("2026-12-17", "2026-12-18"));
    expect(await refused(body)).toBe("leave.not_enough");
    expect(await refusedWith(body)).toBe("No tienes saldo suficiente. Disponible: 1,5 días.");
    const english = await ask(body, { "accept-language": "en" });
    expect(english.body.message).toContain("1.5 days");
    expect(english.body.errors.periodos[0]).toContain("1.5 days");
    await sent(asks(2, whole("2026-12-17"), half("2026-12-18")));
  });

  it("the balance of a request is that of the year of its days", async () => {
    await leave.grant(company, "vacaciones", 2, { desde_anyo: 2027 });
    const long = asks(1, whole("2026-12-28", "2027-01-06"));
    expect(await refusedWith(long)).toBe("No tienes saldo suficiente. Disponible: 2 días (2027).");
    await sent(asks(1, whole("2026-12-28", "2027-01-04")));
  });

  it("a request is refused beyond the rule's limit for one occasion", async () => {
    const id = await leave.rule(company, {
      kind: 4,
      codigo: "mudanza",
      limite: 1.5,
      limite_por: "hecho",
      admite_medio_dia: true,
    });
    const rule = { pe_solicitud_subtipo_id: id };
    const body = { ...asks(4, whole("2026-12-14", "2026-12-15")), ...rule };
    expect(await refused(body)).toBe("leave.over_limit");
    expect(await refusedWith(body)).toContain("1,5 días");
    await sent({ ...asks(4, whole("2026-12-14"), half("2026-12-15")), ...rule });
    await sent({ ...asks(4, whole("2026-12-21")), ...rule });
  });

  it("a request is refused beyond the rule's yearly limit", async () => {
    const id = await leave.rule(company, {
      kind: 5,
      codigo: "medico",
      unidad: "horas",
      limite: 600,
      limite_por: "anyo",
      admite_horas: true,
    });
    const rule = { pe_solicitud_subtipo_id: id };
    await sent({ ...asks(5, whole("2026-12-14")), ...rule });
    const body = { ...asks(5, hours("2026-12-15", "08:00", "11:30")), ...rule };
    expect(await refused(body)).toBe("leave.over_limit");
    expect(await refusedWith(body)).toBe("Superas el máximo de este permiso: puedes pedir 3 h.");
    await sent({ ...asks(5, hours("2026-12-15", "08:00", "11:00")), ...rule });
    await sent({ ...asks(5, whole("2027-01-11")), ...rule });
  });
});

describe("medical rest", () => {
  it("a medical rest lasts three days in a row at most", async () => {
    expect(await refused(asks(6, whole("2026-11-16", "2026-11-19")))).toBe(
      "leave.medical_rest_days",
    );
    await sent(asks(6, whole("2026-11-16", "2026-11-18")));
  });

  it("a medical rest lasts three days also over several adjacent requests", async () => {
    await sent(asks(6, whole("2026-11-16", "2026-11-17")));
    expect(await refused(asks(6, whole("2026-11-18", "2026-11-19")))).toBe(
      "leave.medical_rest_days",
    );
    await sent(asks(6, whole("2026-11-19", "2026-11-20")));
    expect(await refused(asks(6, whole("2026-11-18")))).toBe("leave.medical_rest_days");
  });
});

describe("paid hours", () => {
  it("paid hours need a day with a schedule", async () => {
    expect(await refused(asks(3, hours("2026-12-19", "09:00", "10:00")))).toBe(
      "leave.day_without_hours",
    );
  });

  it("paid hours outside the schedule are refused, partly outside they charge the scheduled minutes", async () => {
    expect(await refused(asks(3, hours("2026-12-14", "20:00", "22:00")))).toBe(
      "leave.outside_schedule",
    );
    const id = await sent(asks(3, hours("2026-12-14", "14:00", "16:00")));
    const days = await t.sql(
      "select coste::float as coste, minutos from ausencia where solicitud_id = $1",
      [id],
    );
    expect(days).toEqual([{ coste: 60, minutos: 60 }]);
  });

  it("paid hours are limited to the rest of the day's schedule", async () => {
    await sent(asks(3, hours("2026-12-14", "09:00", "14:00")));
    const body = asks(3, hours("2026-12-14", "14:00", "16:30"));
    expect(await refused(body)).toBe("leave.not_enough_hours");
    expect(await refusedWith(body)).toBe("Ese día solo puedes pedir 2 h más.");
    await sent(asks(3, hours("2026-12-14", "14:00", "15:00")));
  });

  it("paid hours are limited to the rest of the year", async () => {
    for (const day of ["2026-12-14", "2026-12-15"]) {
      await sent(asks(3, hours(day, "08:00", "15:00")));
    }
    const body = asks(3, hours("2026-12-16", "08:00", "14:30"));
    expect(await refused(body)).toBe("leave.not_enough");
    expect(await refusedWith(body)).toBe("No tienes saldo suficiente. Disponible: 6 h.");
    await sent(asks(3, hours("2026-12-16", "08:00", "14:00")));
  });

  it("paid hours do not overlap a signing", async () => {
    const { id: day } = await t.factory.insert<{ id: number }>("jornada", {
      empresa_id: company.empresa_id,
      trabajador_id: worker.trabajador_id,
      dia: "2026-11-17",
      zona_horaria: "Europe/Madrid",
    });
    const [type] = await t.sql<{ id: number }>(
      "select id from fichador where empresa_id = $1 and tipo = 'presencial'",
      [company.empresa_id],
    );
    await t.sql(
      `insert into fichaje (empresa_id, trabajador_id, jornada_id, hora_inicio, hora_fin, fichador_id,
         teletrabajo, ip_invalida_inicio, ip_invalida_fin, fin_declarado, borrado, seq_inicio)
       select $1, $2, $3, '2026-11-17T07:00:00Z', '2026-11-17T10:00:00Z', $4,
         false, false, false, false, false, 1`,
      [company.empresa_id, worker.trabajador_id, day, type?.id],
    );
    expect(await refused(asks(3, hours("2026-11-17", "10:30", "12:00")))).toBe("leave.clocked");
    await sent(asks(3, hours("2026-11-17", "11:00", "12:00")));
  });
});

describe("documents", () => {
  it("a request needs its document where rule and company say so, and takes it", async () => {
    await t.sql("update empresa set plazo_justificante_dias = 0 where empresa_id = $1", [
      company.empresa_id,
    ]);
    const id = await leave.rule(company, { kind: 4, codigo: "boda", requiere_documento: true });
    const body = { ...asks(4, whole("2026-12-14")), pe_solicitud_subtipo_id: id };
    expect(await refused(body)).toBe("leave.document_required");
    const file = await leave.file(worker);
    const request = await sent({ ...body, documento_ids: [file] });
    const [kept] = await t.sql("select solicitud_id from solicitud_documento where id = $1", [
      file,
    ]);
    expect(kept).toEqual({ solicitud_id: request });
  });

  it("the documents of a request are the worker's own, and of no other request", async () => {
    const colleague = await leave.worker(company);
    const theirs = await leave.file(colleague);
    const body = { ...asks(1, whole("2026-12-14")), documento_ids: [theirs] };
    expect(await refused(body)).toBe("document.not_found");
    const own = await leave.file(worker);
    await sent({ ...body, documento_ids: [own] });
    const again = { ...asks(1, whole("2026-12-15")), documento_ids: [own] };
    expect(await refused(again)).toBe("document.not_found");
  });

  it("medical documents of a request are optional, and only for administrators", async () => {
    const file = await leave.file(worker);
    await sent({ ...asks(7, whole("2026-11-18", "2026-11-27")), documento_ids: [file] });
    const [kept] = await t.sql("select restringido from solicitud_documento where id = $1", [file]);
    expect(kept).toEqual({ restringido: true });
  });
});
