import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as changes from "@atrio/contract/time/changes";
import * as time from "@atrio/contract/time/time";

import { type Desk, startDesk } from "../../../../../test/desk.ts";
import type { SignedIn } from "../../../../../test/factory.ts";
import type { Answer } from "../../../../../test/harness.ts";

// Wednesday 18 November 2026, 12:00 in Madrid (UTC+1).
const now = "2026-11-18T11:00:00Z";
const yesterday = "2026-11-17";

let desk: Desk;
let worker: SignedIn;

beforeAll(async () => {
  desk = await startDesk({ now });
});

beforeEach(async () => {
  worker = await desk.hire();
  await desk.t.factory.schedule({ worker, tramos: [[2, "09:00", "17:00"]] });
});

afterAll(() => desk.t.stop());

async function edit(
  id: number,
  body: { hora_inicio: string; hora_fin: string; motivo?: string } & Record<string, unknown>,
  token = worker.token,
): Promise<Answer> {
  return desk.t.call(changes.editSigning, {
    token,
    params: { id },
    body: { ...body, motivo: body.motivo ?? "x" },
  });
}

async function remove(id: number, token = worker.token): Promise<Answer> {
  return desk.t.call(changes.deleteSigning, { token, params: { id }, query: { motivo: "doble" } });
}

async function note(id: number, observaciones: string | null): Promise<Answer> {
  const call = { token: worker.token, params: { id }, body: { observaciones } };
  return desk.t.call(changes.noteSigning, call);
}

function said(answer: Answer): [number, string] {
  return [answer.status, answer.body.code];
}

/** Clocked 09:00:20 to 17:00:40 in Madrid yesterday. */
async function clockYesterday(): Promise<number> {
  await desk.clock(worker, [[`${yesterday}T08:00:20Z`, `${yesterday}T16:00:40Z`]]);
  return (await desk.signing(worker, yesterday)).id;
}

describe("editing an own signing", () => {
  it("editing a signing answers 401 without a session and 404 for a colleague's", async () => {
    const id = await clockYesterday();
    const body = { hora_inicio: `${yesterday}T08:00:00Z`, hora_fin: `${yesterday}T15:00:00Z` };
    const wanted = { ...body, motivo: "x" };
    const none = await desk.t.call(changes.editSigning, { params: { id }, body: wanted });
    expect(none.status).toBe(401);
    const colleague = await desk.hire();
    expect(said(await edit(id, body, colleague.token))).toEqual([404, "signing.not_found"]);
    expect(said(await edit(2_000_000_000, body))).toEqual([404, "signing.not_found"]);
  });

  it("an edit changes the stated times, keeps the raw punch of the others, and answers the receipt", async () => {
    const id = await clockYesterday();
    const answer = await edit(id, {
      hora_inicio: `${yesterday}T08:00:00Z`,
      hora_fin: `${yesterday}T15:30:00Z`,
      observaciones: "Médico",
      motivo: "Salí antes",
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { jornada, recibo } = answer.body.data;
    // 09:00 to 16:30: 7 h 30 min; the start is the punch's own instant, with its seconds.
    expect(jornada).toMatchObject({ dia: yesterday, minutos_trabajados: 450, estado_id: 3 });
    expect(jornada.fichajes).toMatchObject([
      {
        id,
        hora_inicio: `${yesterday}T08:00:20Z`,
        hora_fin: `${yesterday}T15:30:00Z`,
        account_user_ip: "127.0.0.1",
        observaciones: "Médico",
        recibo_fin: recibo,
      },
    ]);
    expect(recibo.seq).toBe(3);
    const [event] = await desk.t.sql<{ contenido: string }>(
      "select contenido from fichaje_evento where trabajador_id = $1 and seq = 3",
      [worker.trabajador_id],
    );
    expect(JSON.parse(event?.contenido ?? "")).toMatchObject({
      tipo: "edicion",
      motivo: "Salí antes",
      actor: { trabajador_id: worker.trabajador_id },
      antes: 2,
      despues: { hora_fin: `${yesterday}T15:30:00.000Z` },
    });
  });

  it("an edited instant loses the place of its punch", async () => {
    const id = await clockYesterday();
    await edit(id, { hora_inicio: `${yesterday}T07:30:00Z`, hora_fin: `${yesterday}T16:00:00Z` });
    const signing = await desk.signing(worker, yesterday);
    expect(signing).toMatchObject({ hora_inicio: `${yesterday}T07:30:00Z`, account_user_ip: null });
    expect(signing.hora_fin).toBe(`${yesterday}T16:00:40Z`);
  });

  it("an edit changes the kind: telework, a pause, and refuses unknown kinds", async () => {
    const id = await clockYesterday();
    const times = { hora_inicio: `${yesterday}T08:00:00Z`, hora_fin: `${yesterday}T16:00:00Z` };
    await edit(id, { ...times, fichador_id: desk.home });
    expect(await desk.signing(worker, yesterday)).toMatchObject({
      fichador_id: desk.home,
      teletrabajo: true,
    });
    await edit(id, { ...times, parada_id: desk.lunch });
    expect(await desk.signing(worker, yesterday)).toMatchObject({
      fichador_id: null,
      parada_id: desk.lunch,
    });
    const unknown = 999_999;
    expect(said(await edit(id, { ...times, fichador_id: unknown }))).toEqual([
      422,
      "clock.type_unknown",
    ]);
    expect(said(await edit(id, { ...times, parada_id: unknown }))).toEqual([
      422,
      "clock.pause_unknown",
    ]);
    const both = await edit(id, { ...times, fichador_id: desk.office, parada_id: desk.rest });
    expect(said(both)).toEqual([422, "clock.type_unknown"]);
  });

  it("editing a signing needs the clock stopped", async () => {
    const id = await clockYesterday();
    const body = { trabajador_id: worker.trabajador_id, accion: "entrada" as const };
    const punch = { ...body, fichador_id: desk.office };
    await desk.t.call(time.punch, { token: worker.token, body: punch });
    const times = { hora_inicio: `${yesterday}T08:00:00Z`, hora_fin: `${yesterday}T15:00:00Z` };
    expect(said(await edit(id, times))).toEqual([409, "clock.running"]);
    expect(said(await remove(id))).toEqual([409, "clock.running"]);
  });

  it("editing a signing of today is refused", async () => {
    await desk.clock(worker, [["2026-11-18T08:00:00Z", "2026-11-18T09:00:00Z"]]);
    const { id } = await desk.signing(worker, "2026-11-18");
    const times = { hora_inicio: "2026-11-18T08:00:00Z", hora_fin: "2026-11-18T09:30:00Z" };
    expect(said(await edit(id, times))).toEqual([409, "signing.not_past"]);
    expect(said(await remove(id))).toEqual([409, "signing.not_past"]);
  });

  it("the date of an edit is that of the worker's centre: 00:30 in Madrid is another day", async () => {
    const { t } = desk;
    await desk.clock(worker, [["2026-11-18T08:00:00Z", "2026-11-18T09:00:00Z"]]);
    const { id } = await desk.signing(worker, "2026-11-18");
    const times = { hora_inicio: "2026-11-18T08:00:00Z", hora_fin: "2026-11-18T09:30:00Z" };
    t.clock.set("2026-11-18T22:59:00Z");
    expect(said(await edit(id, times))).toEqual([409, "signing.not_past"]);
    t.clock.set("2026-11-18T23:30:00Z");
    expect((await edit(id, times)).status).toBe(200);
    t.clock.set(now);
  });

  it.each<[string, string, string, string]>([
    ["an end before the start", "08:00", "07:59", "signing.order"],
    ["no time at all", "08:10", "08:10", "signing.order"],
  ])("an edit refuses %s", async (_, from, to, code) => {
    const id = await clockYesterday();
    const answer = await edit(id, {
      hora_inicio: `${yesterday}T${from}:00Z`,
      hora_fin: `${yesterday}T${to}:00Z`,
    });
    expect(said(answer)).toEqual([422, code]);
    expect(Object.keys(answer.body.errors)).toEqual(["hora_fin"]);
  });

  it("an edit refuses more than 24 hours and future times", async () => {
    const id = await clockYesterday();
    const long = { hora_inicio: `${yesterday}T08:00:00Z`, hora_fin: "2026-11-18T08:30:00Z" };
    expect(said(await edit(id, long))).toEqual([422, "signing.too_long"]);
    const future = { hora_inicio: `${yesterday}T15:00:00Z`, hora_fin: "2026-11-18T11:30:00Z" };
    expect(said(await edit(id, future))).toEqual([422, "signing.future"]);
  });

  it("an edit refuses a start on another date, except in a night shift or after another signing", async () => {
    const id = await clockYesterday();
    const other = { hora_inicio: "2026-11-16T22:30:00Z", hora_fin: `${yesterday}T15:00:00Z` };
    const answer = await edit(id, other);
    expect(said(answer)).toEqual([422, "signing.outside_day"]);
    expect(Object.keys(answer.body.errors)).toEqual(["hora_inicio"]);

    const night = await desk.hire();
    await desk.t.factory.schedule({ worker: night, tramos: [[1, "22:00", "06:00"]] });
    // Monday 22:00 to Tuesday 02:00 and 02:30 to 06:00: both belong to Monday.
    await desk.clock(night, [
      ["2026-11-16T21:00:00Z", "2026-11-17T01:00:00Z"],
      ["2026-11-17T01:30:00Z", "2026-11-17T05:00:00Z"],
    ]);
    const second = await desk.signing(night, "2026-11-16", 1);
    const shorter = { hora_inicio: "2026-11-17T01:20:00Z", hora_fin: "2026-11-17T05:00:00Z" };
    expect((await edit(second.id, shorter, night.token)).status).toBe(200);
    // After the shift's end only a continuation of another signing still belongs to it.
    const late = { hora_inicio: "2026-11-17T05:10:00Z", hora_fin: "2026-11-17T06:00:00Z" };
    expect(said(await edit(second.id, late, night.token))).toEqual([422, "signing.outside_day"]);
  });

  it("an edit refuses overlaps at both fields; a neighbour's minute is the neighbour's instant", async () => {
    await desk.clock(worker, [
      [`${yesterday}T08:00:00Z`, `${yesterday}T11:00:40Z`],
      [`${yesterday}T12:00:00Z`, `${yesterday}T16:00:00Z`],
    ]);
    const { id } = await desk.signing(worker, yesterday, 1);
    const over = { hora_inicio: `${yesterday}T10:59:00Z`, hora_fin: `${yesterday}T16:00:00Z` };
    const answer = await edit(id, over);
    expect(said(answer)).toEqual([409, "clock.overlap"]);
    expect(Object.keys(answer.body.errors)).toEqual(["hora_inicio", "hora_fin"]);
    const beside = { hora_inicio: `${yesterday}T11:00:00Z`, hora_fin: `${yesterday}T16:00:00Z` };
    expect((await edit(id, beside)).status).toBe(200);
    expect((await desk.signing(worker, yesterday, 1)).hora_inicio).toBe(`${yesterday}T11:00:40Z`);
  });

  it("an old day can be edited while its month is open", async () => {
    const { t } = desk;
    t.clock.set("2026-03-10T12:00:00Z");
    await desk.clock(worker, [["2026-03-10T08:00:00Z", "2026-03-10T10:00:00Z"]]);
    t.clock.set(now);
    const { id } = await desk.signing(worker, "2026-03-10");
    const times = { hora_inicio: "2026-03-10T08:00:00Z", hora_fin: "2026-03-10T11:00:00Z" };
    expect((await edit(id, times)).status).toBe(200);
  });
});

describe("deleting an own signing", () => {
  it("a deleted signing leaves the sheet and keeps its versions", async () => {
    const id = await clockYesterday();
    const answer = await remove(id);
    expect(answer.body.data.jornada).toMatchObject({ fichajes: [], minutos_trabajados: 0 });
    expect(said(await remove(id))).toEqual([404, "signing.not_found"]);
    const history = await desk.t.call(changes.signingHistory, {
      token: worker.token,
      params: { id },
    });
    expect(history.body.data).toMatchObject([
      { tipo: "entrada", antes: null, despues: { hora_fin: null } },
      { tipo: "salida" },
      {
        tipo: "borrado",
        motivo: "doble",
        actor: { id: worker.trabajador_id },
        antes: { borrado: false },
        despues: { borrado: true },
      },
    ]);
  });
});

describe("remarks", () => {
  it("remarks are written on today's running signing too, and removed", async () => {
    const body = { trabajador_id: worker.trabajador_id, accion: "entrada" as const };
    await desk.t.call(time.punch, {
      token: worker.token,
      body: { ...body, fichador_id: desk.office },
    });
    const { id } = await desk.signing(worker, "2026-11-18");
    const noted = await note(id, "Reunión fuera");
    expect(noted.status).toBe(200);
    expect(noted.body.data.jornada.fichajes).toMatchObject([
      { hora_fin: null, observaciones: "Reunión fuera" },
    ]);
    await note(id, null);
    expect((await desk.signing(worker, "2026-11-18")).observaciones).toBeNull();
    expect(said(await note(2_000_000_000, "x"))).toEqual([404, "signing.not_found"]);
  });
});

describe("holds of a day", () => {
  /** Inserts a closure request of November past the calls. */
  async function closeNovember(): Promise<void> {
    const { t } = desk;
    const { id } = await t.factory.insert<{ id: number }>("solicitud", {
      empresa_id: worker.empresa_id,
      trabajador_id: worker.trabajador_id,
      pe_solicitud_tipo_id: 10,
      creada_en: now,
    });
    await t.factory.insert("cierre_mes", {
      empresa_id: worker.empresa_id,
      solicitud_id: id,
      trabajador_id: worker.trabajador_id,
      anyo: 2026,
      mes: 11,
      minutos_previstos: 0,
      minutos_trabajados: 0,
      saldo_minutos: 0,
    });
  }

  const times = { hora_inicio: `${yesterday}T08:00:00Z`, hora_fin: `${yesterday}T15:00:00Z` };

  it("a month that is asked to be closed refuses edits, deletions and remarks", async () => {
    const id = await clockYesterday();
    expect(await desk.day(worker, yesterday)).toMatchObject({
      mes_cerrado: false,
      can: { editar: true, clonar: true, corregir: true },
    });
    await closeNovember();
    for (const answer of [await edit(id, times), await remove(id), await note(id, "x")]) {
      expect(said(answer)).toEqual([409, "closure.month_closed"]);
    }
    expect(await desk.day(worker, yesterday)).toMatchObject({
      mes_cerrado: true,
      can: { editar: false, clonar: false, corregir: false },
    });
  });

  it.each([
    [1, "pending", null, true],
    [1, "pending with the worker's remarks", "Inventario", false],
    [2, "rejected", null, true],
    [3, "approved", null, false],
    [4, "transferred", null, false],
  ])(
    "an edit is refused or allowed on a day with an incidence in state %i (%s)",
    async (state, _, observaciones, isFree) => {
      const id = await clockYesterday();
      await desk.t.factory.insert("incidencia", {
        empresa_id: worker.empresa_id,
        trabajador_id: worker.trabajador_id,
        dia: yesterday,
        minutos_diferencia: 60,
        minutos: 60,
        observaciones,
        estado_id: state,
        creada_en: now,
        decidida_en: state === 1 ? null : now,
        respuesta: state === 2 ? "No procede" : null,
        trasladada_en: state === 4 ? now : null,
      });
      expect(await desk.day(worker, yesterday)).toMatchObject({
        incidencia: { estado_id: state, minutos: 60, retiene: !isFree },
        can: { editar: isFree, clonar: isFree, corregir: isFree },
      });
      const answer = await edit(id, times);
      expect(isFree ? [answer.status] : said(answer)).toEqual(
        isFree ? [200] : [409, "incidence.holds_day"],
      );
    },
  );
});

describe("the hours bank", () => {
  it("the hours bank reviews a past day again after a change, a cloned one too", async () => {
    const { t } = desk;
    await t.factory.insert("bolsa_horas_config", { empresa_id: worker.empresa_id, anyo: 2026 });
    const id = await clockYesterday();
    const times = { hora_inicio: `${yesterday}T08:00:00Z`, hora_fin: `${yesterday}T18:00:00Z` };
    const answer = await edit(id, times);
    // 09:00–19:00 against 09:00–17:00: two hours over, which hold nothing while nobody has looked.
    expect(answer.body.data.jornada).toMatchObject({
      saldo_minutos: 120,
      incidencia: { estado_id: 1, minutos: 120, retiene: false },
      can: { editar: true },
    });
    const clone = await t.call(changes.cloneWorkday, {
      token: worker.token,
      body: {
        trabajador_id: worker.trabajador_id,
        dia_origen: yesterday,
        dias: ["2026-11-10"],
        motivo: "igual",
      },
    });
    expect(clone.status, JSON.stringify(clone.body)).toBe(200);
    expect((await desk.day(worker, "2026-11-10")).incidencia).toMatchObject({ minutos: 120 });
    // The day put right again: nobody has looked at the incidence, so it goes with its cause.
    const right = { hora_inicio: `${yesterday}T08:00:00Z`, hora_fin: `${yesterday}T17:30:00Z` };
    expect((await edit(id, right)).body.data.jornada.incidencia).toMatchObject({ minutos: 90 });
    const even = { ...right, hora_fin: `${yesterday}T16:00:00Z` };
    expect((await edit(id, even)).body.data.jornada.incidencia).toBeNull();
    await t.sql("delete from bolsa_horas_config");
  });
});
