import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as requests from "@atrio/contract/leave/requests";
import * as changes from "@atrio/contract/time/changes";
import * as days from "@atrio/contract/time/day-changes";
import { punch } from "@atrio/contract/time/time";

import { type Desk, startDesk } from "../../../../../../test/desk.ts";
import type { SignedIn } from "../../../../../../test/factory.ts";
import type { Answer } from "../../../../../../test/harness.ts";

// Wednesday 18 November 2026, 12:00 in Madrid (UTC+1); Tuesday's schedule is 09:00 to 17:00.
const now = "2026-11-18T11:00:00Z";
const dia = "2026-11-17";
const motivo = "Olvidé la comida";

let desk: Desk;
let worker: SignedIn;
let supervisor: SignedIn;

beforeAll(async () => {
  desk = await startDesk({ now });
});

beforeEach(async () => {
  desk.t.clock.set(now);
  worker = await desk.hire();
  supervisor = await desk.hire({ permiso_supervisor: true });
  await desk.t.factory.supervise(supervisor, worker);
  await desk.t.factory.schedule({ worker, tramos: [[2, "09:00", "17:00"]] });
  await desk.clock(worker, [
    [`${dia}T08:00:20Z`, `${dia}T12:00:00Z`],
    [`${dia}T12:30:00Z`, `${dia}T16:00:40Z`],
  ]);
});

afterAll(() => desk.t.stop());

type Wanted = { id?: number; fichador_id?: number; parada_id?: number; observaciones?: string };
type Draft = {
  fichajes: Array<Wanted & { hora_inicio: string; hora_fin: string }>;
  borrados?: number[];
  version?: Array<{ id: number; seq: number }>;
};

function at(from: string, to: string): { hora_inicio: string; hora_fin: string } {
  return { hora_inicio: `${dia}T${from}:00Z`, hora_fin: `${dia}T${to}:00Z` };
}

/** The versions of the day's signings as its reader sees them. */
async function versionOf(): Promise<Array<{ id: number; seq: number }>> {
  const signings = await desk.signings(worker, dia);
  return signings.map((one) => ({ id: one.id, seq: (one.recibo_fin ?? one.recibo_inicio).seq }));
}

async function save(draft: Draft, more: { key?: string; token?: string } = {}): Promise<Answer> {
  const { trabajador_id } = worker;
  const body = { trabajador_id, version: await versionOf(), ...draft, motivo };
  const { key, token = worker.token } = more;
  return desk.t.call(days.saveDay, {
    token,
    params: { fecha: dia },
    body,
    headers: key === undefined ? {} : { "idempotency-key": key },
  });
}

async function preview(draft: Draft): Promise<Answer> {
  const { trabajador_id } = worker;
  const body = { trabajador_id, version: await versionOf(), ...draft };
  return desk.t.call(days.previewDay, { token: worker.token, params: { fecha: dia }, body });
}

async function saveAsSupervisor(draft: Draft): Promise<Answer> {
  return desk.t.call(days.saveTeamDay, {
    token: supervisor.token,
    params: { trabajador_id: worker.trabajador_id, fecha: dia },
    body: { version: await versionOf(), ...draft, motivo },
  });
}

async function own(): Promise<days.DayChange[]> {
  const query = { trabajador_id: worker.trabajador_id, desde: dia, hasta: dia };
  const answer = await desk.t.call(days.listDayChanges, { token: worker.token, query });
  return answer.body.data;
}

async function unread(): Promise<{ data: days.DayChange[]; total: number }> {
  const query = { paramsFront: JSON.stringify({ sin_leer: true }) };
  return (await desk.t.call(days.listTeamDayChanges, { token: supervisor.token, query })).body;
}

async function notices(who: SignedIn): Promise<string[]> {
  const rows = await desk.t.sql<{ titulo: string }>(
    "select titulo from notificacion where trabajador_id = $1 order by id",
    [who.trabajador_id],
  );
  return rows.map((row) => row.titulo);
}

function said(answer: Answer): [number, string] {
  return [answer.status, answer.body.code];
}

/** The morning longer, the afternoon removed, a pause and the evening added. */
async function wholeDay(): Promise<Draft> {
  const [morning, afternoon] = await desk.signings(worker, dia);
  return {
    fichajes: [
      { id: morning?.id ?? 0, ...at("08:00", "13:00") },
      { ...at("13:00", "14:00"), parada_id: desk.lunch },
      { ...at("14:00", "17:00"), fichador_id: desk.home },
    ],
    borrados: [afternoon?.id ?? 0],
  };
}

describe("a past day saved as one draft", () => {
  it("a draft adds, changes and removes signings in one change that keeps the former versions", async () => {
    const answer = await save(await wholeDay());
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { jornada, recibos, cambio_id, solicitud_id } = answer.body.data;
    expect(jornada.fichajes).toMatchObject([
      { hora_inicio: `${dia}T08:00:20Z`, hora_fin: `${dia}T13:00:00Z` },
      { parada_id: desk.lunch },
      { teletrabajo: true, hora_fin: `${dia}T17:00:00Z` },
    ]);
    expect(jornada).toMatchObject({ minutos_trabajados: 480, cambios: 1, objetado: false });
    expect([recibos.length, solicitud_id]).toEqual([4, null]);
    const [change] = await own();
    expect(change).toMatchObject({
      id: cambio_id,
      dia,
      motivo,
      autor: { id: worker.trabajador_id },
      objecion: null,
      fichajes: [
        { tipo: "borrado", antes: { hora_fin: `${dia}T16:00:40Z`, borrado: false } },
        { tipo: "edicion", antes: { hora_fin: `${dia}T12:00:00Z` } },
        { tipo: "alta", antes: null, despues: { parada_id: desk.lunch } },
        { tipo: "alta", antes: null, despues: { fichador_id: desk.home } },
      ],
    });
    const events = await desk.t.sql<{ cambio: number }>(
      `select (contenido::jsonb ->> 'cambio_id')::int as cambio from fichaje_evento
       where trabajador_id = $1 and seq > 4`,
      [worker.trabajador_id],
    );
    expect(events.map((one) => one.cambio)).toEqual([cambio_id, cambio_id, cambio_id, cambio_id]);
  });

  it("a draft leaves unnamed and unchanged signings alone", async () => {
    const [morning, afternoon] = await desk.signings(worker, dia);
    const same = { id: morning?.id ?? 0, ...at("08:00", "12:00") };
    expect(said(await save({ fichajes: [same] }))).toEqual([422, "day_change.nothing"]);
    const longer = { id: afternoon?.id ?? 0, ...at("12:30", "16:30") };
    const answer = await save({ fichajes: [same, longer] });
    expect(answer.body.data.recibos).toHaveLength(1);
    expect((await own())[0]?.fichajes).toMatchObject([{ fichaje_id: longer.id }]);
  });

  it("a draft lets two signings trade places", async () => {
    const [morning, afternoon] = await desk.signings(worker, dia);
    const answer = await save({
      fichajes: [
        { id: morning?.id ?? 0, ...at("12:30", "16:00") },
        { id: afternoon?.id ?? 0, ...at("08:00", "12:00") },
      ],
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  });

  it("a repeated draft with the same idempotency key makes one change", async () => {
    const draft = { ...(await wholeDay()), version: await versionOf() };
    const key = "7a1b6a4e-0f5b-4a39-9a52-7f3b8f0f4a11";
    const first = await save(draft, { key });
    const again = await save(draft, { key });
    expect(again.body).toEqual(first.body);
    expect(await own()).toHaveLength(1);
  });

  it("a draft is refused when the day has changed meanwhile", async () => {
    const draft = { ...(await wholeDay()), version: await versionOf() };
    const [morning] = await desk.signings(worker, dia);
    const edit = { id: morning?.id ?? 0, ...at("08:00", "11:00") };
    expect((await save({ fichajes: [edit] })).status).toBe(200);
    expect(said(await save(draft))).toEqual([409, "day_change.outdated"]);
  });

  it.each<[string, (ids: number[]) => Draft, number, string, string[]]>([
    [
      "a new signing without a type",
      () => ({ fichajes: [at("16:30", "17:00")] }),
      422,
      "clock.type_required",
      ["fichajes.0.fichador_id"],
    ],
    [
      "an end before its start",
      ([first = 0, second = 0]) => ({
        fichajes: [{ id: first, ...at("11:00", "10:00") }],
        borrados: [second],
      }),
      422,
      "signing.order",
      ["fichajes.0.hora_fin"],
    ],
    [
      "a signing over another of the draft",
      ([first = 0, second = 0]) => ({
        fichajes: [
          { id: first, ...at("08:00", "13:00") },
          { id: second, ...at("12:45", "16:00") },
        ],
      }),
      409,
      "clock.overlap",
      ["fichajes.1.hora_inicio", "fichajes.1.hora_fin"],
    ],
    [
      "a signing over one that the draft does not name",
      ([first = 0]) => ({ fichajes: [{ id: first, ...at("08:00", "12:45") }] }),
      409,
      "clock.overlap",
      ["fichajes.0.hora_inicio", "fichajes.0.hora_fin"],
    ],
    [
      "another day's signing",
      () => ({ fichajes: [{ id: 2_000_000_000, ...at("08:00", "12:00") }] }),
      404,
      "signing.not_found",
      [],
    ],
  ])("a draft refuses %s, naming its place", async (_, draftOf, status, code, fields) => {
    const ids = (await desk.signings(worker, dia)).map((one) => one.id);
    const answer = await save(draftOf(ids));
    expect(said(answer)).toEqual([status, code]);
    expect(Object.keys(answer.body.errors ?? {})).toEqual(fields);
    expect(await own()).toEqual([]);
  });

  it("a draft needs a reason, a past day and a stopped clock", async () => {
    const draft = await wholeDay();
    const version = await versionOf();
    const { trabajador_id } = worker;
    const call = { token: worker.token, params: { fecha: dia } };
    const none = await desk.t.call(days.saveDay, {
      ...call,
      body: { trabajador_id, ...draft, version, motivo: " " },
    });
    expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ["motivo"]]);
    const today = {
      params: { fecha: "2026-11-18" },
      body: { trabajador_id, ...draft, version: [], motivo },
    };
    expect(said(await desk.t.call(days.saveDay, { ...call, ...today }))).toEqual([
      409,
      "signing.not_past",
    ]);
    const entering = { trabajador_id: worker.trabajador_id, accion: "entrada" as const };
    const entrance = { ...entering, fichador_id: desk.office };
    await desk.t.call(punch, { token: worker.token, body: entrance });
    expect(said(await save(draft))).toEqual([409, "clock.running"]);
  });
});

describe("the preview of a draft", () => {
  it("a preview tells the result of the day and saves nothing", async () => {
    const answer = await preview(await wholeDay());
    expect(answer.body.data).toEqual({
      minutos_previstos: 480,
      minutos_trabajados: 480,
      minutos_pausa: 60,
      saldo_minutos: 0,
      estado_id: 4,
      incidencia_minutos: null,
      con_aprobacion: false,
    });
    expect([await own(), (await desk.signings(worker, dia)).length]).toEqual([[], 2]);
  });

  it("a preview names the incidence that would arise, and is refused like saving", async () => {
    const { t } = desk;
    await t.factory.insert("bolsa_horas_config", { empresa_id: worker.empresa_id, anyo: 2026 });
    const [, afternoon] = await desk.signings(worker, dia);
    const answer = await preview({ fichajes: [], borrados: [afternoon?.id ?? 0] });
    expect(answer.body.data).toMatchObject({ saldo_minutos: -240, incidencia_minutos: -240 });
    await t.sql("delete from bolsa_horas_config");
    const over = { fichajes: [{ ...at("09:00", "10:00"), fichador_id: desk.office }] };
    expect(said(await preview(over))).toEqual([409, "clock.overlap"]);
  });
});

describe("supervisors and a worker's change", () => {
  it("supervisors are told once of a worker's change, and list it until read", async () => {
    await save(await wholeDay());
    expect(await notices(supervisor)).toEqual(["Cambio en un registro horario"]);
    const { data, total } = await unread();
    expect([total, data]).toMatchObject([
      1,
      [{ trabajador: { id: worker.trabajador_id }, sin_leer: true, can: { objetar: true } }],
    ]);
    const ids = data.map((one) => one.id);
    const mark = { token: supervisor.token, body: { ids } };
    expect((await desk.t.call(days.readDayChanges, mark)).body.data).toEqual({ leidos: 1 });
    expect((await desk.t.call(days.readDayChanges, mark)).body.data).toEqual({ leidos: 0 });
    expect((await unread()).total).toBe(0);
  });

  it("a supervisor's objection has a reason, joins the chain and is told; the change stands", async () => {
    await save(await wholeDay());
    const [change] = await own();
    const call = { params: { id: change?.id ?? 0 }, body: { motivo: "Te fuiste a las 16:00" } };
    const stranger = await desk.hire({ permiso_supervisor: true });
    for (const token of [stranger.token, worker.token]) {
      const refused = await desk.t.call(days.objectDayChange, { ...call, token });
      expect([403, 404]).toContain(refused.status);
    }
    const answer = await desk.t.call(days.objectDayChange, { ...call, token: supervisor.token });
    expect(answer.body.data).toMatchObject({
      sin_leer: false,
      objecion: { autor: { id: supervisor.trabajador_id }, texto: "Te fuiste a las 16:00" },
      can: { objetar: false },
    });
    expect(await notices(worker)).toEqual(["Objeción a un cambio tuyo"]);
    expect(await desk.day(worker, dia)).toMatchObject({ objetado: true, minutos_trabajados: 480 });
    expect((await own())[0]?.objecion).toMatchObject({ texto: "Te fuiste a las 16:00" });
    const [last] = await desk.t.sql<{ contenido: string }>(
      "select contenido from fichaje_evento where trabajador_id = $1 order by seq desc limit 1",
      [worker.trabajador_id],
    );
    expect(JSON.parse(last?.contenido ?? "")).toMatchObject({
      tipo: "disputa",
      actor: { trabajador_id: supervisor.trabajador_id },
      motivo: "Te fuiste a las 16:00",
      cambio_id: change?.id,
    });
    const again = await desk.t.call(days.objectDayChange, { ...call, token: supervisor.token });
    expect(said(again)).toEqual([409, "signing_change.already_answered"]);
  });

  it("supervisors also see single edits, deletions and clones", async () => {
    const [morning, afternoon] = await desk.signings(worker, dia);
    const params = { id: morning?.id ?? 0 };
    const body = { ...at("08:00", "11:00"), motivo: "Médico" };
    await desk.t.call(changes.editSigning, { token: worker.token, params, body });
    await desk.t.call(changes.deleteSigning, {
      token: worker.token,
      params: { id: afternoon?.id ?? 0 },
      query: { motivo: "Doble" },
    });
    const copied = { dia_origen: dia, dias: ["2026-11-10", "2026-11-03"], motivo: "Igual" };
    await desk.t.call(changes.cloneWorkday, {
      token: worker.token,
      body: { trabajador_id: worker.trabajador_id, ...copied },
    });
    const { data } = await unread();
    expect(
      data.map((one) => `${one.dia} ${one.motivo}`).toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(["2026-11-03 Igual", "2026-11-10 Igual", `${dia} Doble`, `${dia} Médico`]);
    expect(await notices(supervisor)).toEqual([
      "Cambio en un registro horario",
      "Cambio en un registro horario",
      "Cambios en un registro horario",
    ]);
  });
});

describe("a supervisor's draft", () => {
  it("a supervisor's draft counts at once; the worker is told once and asked about each signing", async () => {
    const answer = await saveAsSupervisor(await wholeDay());
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data.jornada).toMatchObject({ cambios: 1, cambios_sin_responder: 4 });
    expect(await notices(worker)).toEqual(["Han cambiado fichajes tuyos"]);
    expect((await own())[0]).toMatchObject({
      autor: { id: supervisor.trabajador_id },
      can: { objetar: false },
    });
    expect((await unread()).total).toBe(0);
  });

  it("a supervisor's draft is previewed before, with the worker's figures", async () => {
    const answer = await desk.t.call(days.previewTeamDay, {
      token: supervisor.token,
      params: { trabajador_id: worker.trabajador_id, fecha: dia },
      body: { version: await versionOf(), ...(await wholeDay()) },
    });
    expect(answer.body.data).toMatchObject({ minutos_trabajados: 480, con_aprobacion: false });
    expect(await own()).toEqual([]);
  });

  it("a supervisor's draft is not found for an unsupervised worker", async () => {
    await desk.t.sql("delete from supervision where supervisor_id = $1", [
      supervisor.trabajador_id,
    ]);
    expect((await saveAsSupervisor(await wholeDay())).status).toBe(404);
  });
});

describe("a company whose supervisors approve changes", () => {
  beforeEach(async () => {
    await desk.t.sql("update empresa set cambios_con_aprobacion = true where empresa_id = $1", [
      worker.empresa_id,
    ]);
    return async () => {
      await desk.t.sql("update empresa set cambios_con_aprobacion = false");
    };
  });

  it("a supervisor's draft becomes a correction where supervisors approve changes", async () => {
    const draft = await wholeDay();
    expect((await preview(draft)).body.data).toMatchObject({ con_aprobacion: true });
    const { data } = (await save(draft)).body;
    expect(data).toMatchObject({ recibos: [], cambio_id: null });
    expect(data.jornada).toMatchObject({
      correccion_pendiente_id: data.solicitud_id,
      minutos_trabajados: 450,
    });
    expect(said(await save(draft))).toEqual([409, "correction.already_pending"]);
    const approved = await desk.t.call(requests.approveRequest, {
      token: supervisor.token,
      body: { solicitud_id: data.solicitud_id },
    });
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    expect(await desk.day(worker, dia)).toMatchObject({ minutos_trabajados: 480, cambios: 1 });
  });

  it("single edits are refused where supervisors approve changes", async () => {
    const [morning] = await desk.signings(worker, dia);
    const answer = await desk.t.call(changes.editSigning, {
      token: worker.token,
      params: { id: morning?.id ?? 0 },
      body: { ...at("08:00", "11:00"), motivo: "Médico" },
    });
    expect(said(answer)).toEqual([409, "day_change.needs_approval"]);
  });
});
