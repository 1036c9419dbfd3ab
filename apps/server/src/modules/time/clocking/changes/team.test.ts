import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as changes from "@atrio/contract/time/changes";
import { punch } from "@atrio/contract/time/time";

import { type Desk, startDesk } from "../../../../../test/desk.ts";
import type { SignedIn } from "../../../../../test/factory.ts";
import type { Answer } from "../../../../../test/harness.ts";

// Wednesday 18 November 2026, 12:00 in Madrid (UTC+1).
const now = "2026-11-18T11:00:00Z";
const dia = "2026-11-17";
const times = { hora_inicio: `${dia}T08:00:00Z`, hora_fin: `${dia}T16:00:00Z` };
const motivo = "No funcionaba el terminal";

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
});

afterAll(() => desk.t.stop());

type More = Record<string, unknown>;

async function add(more: More = {}, token = supervisor.token): Promise<Answer> {
  const body = {
    trabajador_id: worker.trabajador_id,
    dia,
    ...times,
    fichador_id: desk.office,
    motivo,
    ...more,
  };
  return desk.t.call(changes.addTeamSigning, { token, body });
}

async function edit(more: More, token = supervisor.token): Promise<Answer> {
  const body = { trabajador_id: worker.trabajador_id, ...times, motivo, ...more };
  return desk.t.call(changes.editTeamSigning, { token, body });
}

async function remove(more: More, token = supervisor.token): Promise<Answer> {
  const query = { trabajador_id: worker.trabajador_id, motivo, ...more };
  return desk.t.call(changes.deleteTeamSigning, { token, query });
}

async function unanswered(): Promise<changes.SigningChange[]> {
  const query = { trabajador_id: worker.trabajador_id };
  const answer = await desk.t.call(changes.listSigningChanges, { token: worker.token, query });
  return answer.body.data;
}

async function respond(id: number, body: More, token = worker.token): Promise<Answer> {
  const input = { token, params: { id }, body: body as { respuesta: "confirmado" } };
  return desk.t.call(changes.answerSigningChange, input);
}

function said(answer: Answer): [number, string] {
  return [answer.status, answer.body.code];
}

describe("a supervisor's change", () => {
  it("a supervisor's change takes effect at once, waits for the worker's answer and tells them", async () => {
    const answer = await add();
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject({
      jornada: {
        minutos_trabajados: 480,
        cambios_sin_responder: 1,
        can: { editar: true, clonar: false, corregir: false },
      },
      recibo: { seq: 1 },
    });
    expect(await desk.day(worker, dia)).toMatchObject({
      minutos_trabajados: 480,
      cambios_sin_responder: 1,
    });
    expect(await unanswered()).toMatchObject([
      {
        dia,
        tipo: "alta",
        motivo,
        autor: { id: supervisor.trabajador_id },
        antes: null,
        despues: { hora_inicio: `${dia}T08:00:00.000Z`, borrado: false },
        zona_horaria: "Europe/Madrid",
        respuesta: null,
      },
    ]);
    const [notice] = await desk.t.sql<{ trabajador_id: number }>(
      "select trabajador_id from notificacion where trabajador_id = $1",
      [worker.trabajador_id],
    );
    expect(notice).toEqual({ trabajador_id: worker.trabajador_id });
  });

  it("a supervisor edits and deletes signings, each with version, reason and question", async () => {
    await add();
    const { id } = await desk.signing(worker, dia);
    const edited = await edit({ id, hora_fin: `${dia}T17:00:00Z` });
    expect(edited.body.data.jornada.minutos_trabajados).toBe(540);
    const deleted = await remove({ id });
    expect(deleted.body.data.jornada.fichajes).toEqual([]);
    expect((await unanswered()).map((one) => one.tipo)).toEqual(["borrado", "edicion", "alta"]);
    const history = await desk.t.call(changes.signingHistory, {
      token: supervisor.token,
      params: { id },
    });
    expect(history.body.data).toMatchObject([
      { seq: 1, tipo: "alta_supervisor", motivo, actor: { id: supervisor.trabajador_id } },
      { seq: 2, tipo: "edicion_supervisor" },
      { seq: 3, tipo: "borrado_supervisor", despues: { borrado: true } },
    ]);
  });

  it("a supervisor's change needs the id of the clock record, in the spec's words", async () => {
    for (const answer of [await edit({}), await remove({})]) {
      expect(answer).toMatchObject({
        status: 422,
        body: {
          code: "signing.id_required",
          message: "ID del fichaje es requerido",
          errors: { id: ["ID del fichaje es requerido"] },
        },
      });
    }
  });

  it("a supervisor's change needs a reason", async () => {
    for (const answer of [await add({ motivo: " " }), await edit({ id: 1, motivo: "" })]) {
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual(["motivo"]);
    }
  });

  it("a supervisor's change reaches today and a running clock, never the future", async () => {
    const body = { trabajador_id: worker.trabajador_id, fichador_id: desk.office };
    await desk.t.call(punch, { token: worker.token, body: { ...body, accion: "entrada" } });
    const morning = { hora_inicio: "2026-11-18T07:00:00Z", hora_fin: "2026-11-18T09:00:00Z" };
    expect((await add({ dia: "2026-11-18", ...morning })).status).toBe(200);
    const tomorrow = { hora_inicio: "2026-11-19T07:00:00Z", hora_fin: "2026-11-19T09:00:00Z" };
    expect(said(await add({ dia: "2026-11-19", ...tomorrow }))).toEqual([422, "signing.future"]);
    const tonight = { hora_inicio: "2026-11-18T07:00:00Z", hora_fin: "2026-11-18T20:00:00Z" };
    expect(said(await add({ dia: "2026-11-18", ...tonight }))).toEqual([422, "signing.future"]);
    const today = await desk.signings(worker, "2026-11-18");
    const running = today.find((one) => one.hora_fin === null);
    expect((await remove({ id: running?.id })).status).toBe(200);
  });

  it("a supervisor's change overlaps nothing and tells the kind of work", async () => {
    await add();
    expect(
      said(await add({ hora_inicio: `${dia}T15:00:00Z`, hora_fin: `${dia}T18:00:00Z` })),
    ).toEqual([409, "clock.overlap"]);
    const untyped = await add({
      fichador_id: undefined,
      hora_inicio: `${dia}T18:00:00Z`,
      hora_fin: `${dia}T19:00:00Z`,
    });
    expect(said(untyped)).toEqual([422, "clock.type_required"]);
  });

  it("a supervisor's change is made once for one key", async () => {
    const call = {
      token: supervisor.token,
      body: {
        trabajador_id: worker.trabajador_id,
        dia,
        ...times,
        fichador_id: desk.office,
        motivo,
      },
      headers: { "idempotency-key": "team-add-1" },
    };
    const first = await desk.t.call(changes.addTeamSigning, call);
    const again = await desk.t.call(changes.addTeamSigning, call);
    expect(again.body).toEqual(first.body);
    expect(await unanswered()).toHaveLength(1);
  });
});

describe("whom a supervisor reaches", () => {
  it("a supervisor changes nothing of strangers, themselves or former supervised people", async () => {
    const { factory } = desk.t;
    const stranger = await desk.hire({ permiso_supervisor: true });
    expect(said(await add({}, stranger.token))).toEqual([404, "request.not_found"]);
    const former = await desk.hire({ permiso_supervisor: true });
    await factory.supervise(former, worker, "[2024-01-01,2026-11-18)");
    await add();
    const { id } = await desk.signing(worker, dia);
    for (const other of [stranger, former]) {
      expect(said(await edit({ id }, other.token))).toEqual([404, "request.not_found"]);
      expect(said(await remove({ id }, other.token))).toEqual([404, "request.not_found"]);
    }
    expect(said(await add({ trabajador_id: supervisor.trabajador_id }))).toEqual([
      404,
      "request.not_found",
    ]);
    const range = { trabajador_id: worker.trabajador_id, desde: dia, hasta: dia };
    const list = await desk.t.call(changes.listTeamChanges, {
      token: stranger.token,
      query: range,
    });
    expect(list.status).toBe(404);
  });

  it("a supervisor's change does not reach another person's signing through a supervised one", async () => {
    const second = await desk.hire();
    await desk.t.factory.supervise(supervisor, second);
    await add();
    const { id } = await desk.signing(worker, dia);
    const answer = await edit({ id, trabajador_id: second.trabajador_id });
    expect(said(answer)).toEqual([404, "signing.not_found"]);
  });

  it("the history of a signing is open to today's supervisor, with the module", async () => {
    await add();
    const { id } = await desk.signing(worker, dia);
    const read = async (who: SignedIn): Promise<Answer> =>
      desk.t.call(changes.signingHistory, { token: who.token, params: { id } });
    expect((await read(worker)).status).toBe(200);
    expect((await read(supervisor)).status).toBe(200);
    const colleague = await desk.hire();
    const stranger = await desk.hire({ permiso_supervisor: true });
    for (const who of [colleague, stranger]) {
      expect(said(await read(who))).toEqual([404, "signing.not_found"]);
    }
    await desk.t.sql("delete from empresa_modulo where modulo_id = 102");
    expect(said(await read(supervisor))).toEqual([404, "signing.not_found"]);
    await desk.t.sql("insert into empresa_modulo (empresa_id, modulo_id) values ($1, 102)", [
      worker.empresa_id,
    ]);
  });

  it("erased versions are shown as erased", async () => {
    await add();
    const { id } = await desk.signing(worker, dia);
    await desk.t.sql(
      "update fichaje_evento set sal = null, contenido = null where fichaje_id = $1",
      [id],
    );
    const history = await desk.t.call(changes.signingHistory, {
      token: worker.token,
      params: { id },
    });
    expect(history.body.data).toMatchObject([
      { seq: 1, tipo: null, actor: null, motivo: null, antes: null, despues: null },
    ]);
    expect(await unanswered()).toMatchObject([{ tipo: "alta", antes: null, despues: null }]);
  });
});

describe("the worker's answer", () => {
  it("the worker's answer joins the chain, tells the supervisor, and is given once", async () => {
    await add();
    const [change] = await unanswered();
    const id = change?.id ?? 0;
    const answer = await respond(id, { respuesta: "confirmado" });
    expect(answer.body.data).toMatchObject({ id, respuesta: "confirmado", respondido_en: now });
    const again = await respond(id, { respuesta: "confirmado" });
    expect(again.body).toEqual(answer.body);
    const other = await respond(id, { respuesta: "disputado", comentario: "No" });
    expect(said(other)).toEqual([409, "signing_change.already_answered"]);
    const events = await desk.t.sql<{ contenido: string }>(
      "select contenido from fichaje_evento where trabajador_id = $1 and seq > 1",
      [worker.trabajador_id],
    );
    expect(events.map((event) => JSON.parse(event.contenido))).toMatchObject([
      { tipo: "confirmacion", responde_a_seq: 1, actor: { trabajador_id: worker.trabajador_id } },
    ]);
    const notices = await desk.t.sql("select 1 from notificacion where trabajador_id = $1", [
      supervisor.trabajador_id,
    ]);
    expect(notices).toHaveLength(1);
    expect(await unanswered()).toEqual([]);
    expect((await desk.day(worker, dia)).cambios_sin_responder).toBe(0);
  });

  it("the worker's dispute has words, which the supervisor reads", async () => {
    await add();
    const [change] = await unanswered();
    const id = change?.id ?? 0;
    const wordless = await respond(id, { respuesta: "disputado", comentario: " " });
    expect(said(wordless)).toEqual([422, "signing_change.comment_required"]);
    await respond(id, { respuesta: "disputado", comentario: "Estaba de visita" });
    const list = await desk.t.call(changes.listTeamChanges, {
      token: supervisor.token,
      query: { trabajador_id: worker.trabajador_id, desde: dia, hasta: dia },
    });
    expect(list.body.data).toMatchObject([
      { id, respuesta: "disputado", comentario: "Estaba de visita" },
    ]);
  });

  it("the worker's answer is the worker's alone", async () => {
    await add();
    const [change] = await unanswered();
    const body = { respuesta: "confirmado" };
    const answer = await respond(change?.id ?? 0, body, supervisor.token);
    expect(said(answer)).toEqual([404, "signing_change.not_found"]);
  });

  it("the worker's answer is kept for a month that has been closed since", async () => {
    await add();
    const [change] = await unanswered();
    const { factory } = desk.t;
    const { id } = await factory.insert<{ id: number }>("solicitud", {
      empresa_id: worker.empresa_id,
      trabajador_id: worker.trabajador_id,
      pe_solicitud_tipo_id: 10,
      creada_en: now,
    });
    await factory.insert("cierre_mes", {
      empresa_id: worker.empresa_id,
      solicitud_id: id,
      trabajador_id: worker.trabajador_id,
      anyo: 2026,
      mes: 11,
      minutos_previstos: 0,
      minutos_trabajados: 0,
      saldo_minutos: 0,
    });
    expect(said(await edit({ id: change?.fichaje_id }))).toEqual([409, "closure.month_closed"]);
    expect((await respond(change?.id ?? 0, { respuesta: "confirmado" })).status).toBe(200);
  });

  it("the list of changes covers a range of at most a year", async () => {
    await add();
    const read = async (desde: string, hasta: string): Promise<Answer> =>
      desk.t.call(changes.listSigningChanges, {
        token: worker.token,
        query: { trabajador_id: worker.trabajador_id, desde, hasta },
      });
    expect((await read("2026-11-01", "2026-11-30")).body.data).toHaveLength(1);
    expect((await read("2026-10-01", "2026-10-31")).body.data).toEqual([]);
    expect(said(await read("2024-01-01", "2026-01-01"))).toEqual([422, "workday.range"]);
    expect(said(await read("2026-11-30", "2026-11-01"))).toEqual([422, "workday.range"]);
  });
});
