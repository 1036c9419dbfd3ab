import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as requests from "@atrio/contract/leave/requests";
import type * as requestViews from "@atrio/contract/request-view";
import * as changes from "@atrio/contract/time/changes";
import { punch } from "@atrio/contract/time/time";

import { type Desk, startDesk } from "../../../../test/desk.ts";
import type { SignedIn } from "../../../../test/factory.ts";
import type { Answer } from "../../../../test/harness.ts";

// Wednesday 18 November 2026, 12:00 in Madrid (UTC+1).
const now = "2026-11-18T11:00:00Z";
const dia = "2026-11-17";

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

type Wish = requestViews.ProposedSigning;

async function ask(propuesta: Wish[], more: Record<string, unknown> = {}): Promise<Answer> {
  const body = {
    trabajador_id: worker.trabajador_id,
    dia,
    descripcion: "Olvidé fichar",
    propuesta,
    ...more,
  };
  return desk.t.call(changes.requestCorrection, { token: worker.token, body });
}

async function approve(id: number, by = supervisor): Promise<Answer> {
  const body = { solicitud_id: id };
  return desk.t.call(requests.approveRequest, { token: by.token, body });
}

async function reject(id: number): Promise<Answer> {
  const body = { solicitud_id: id, motivo: "No fue así" };
  return desk.t.call(requests.rejectRequest, { token: supervisor.token, body });
}

function said(answer: Answer): [number, string] {
  return [answer.status, answer.body.code];
}

function adding(from: string, to: string): Wish {
  return {
    accion: "anadir",
    hora_inicio: `${dia}T${from}:00Z`,
    hora_fin: `${dia}T${to}:00Z`,
    fichador_id: desk.office,
  };
}

async function printed(): Promise<string[]> {
  const signings = await desk.signings(worker, dia);
  return signings.map(
    (one) => `${one.hora_inicio.slice(11, 16)} ${String(one.hora_fin).slice(11, 16)}`,
  );
}

describe("asking for a correction", () => {
  it("a correction asks today's supervisors, marks the day and changes nothing yet", async () => {
    const answer = await ask([adding("08:00", "16:00")]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject({
      pe_solicitud_tipo_id: 11,
      estado_id: 1,
      descripcion: "Olvidé fichar",
      aprobaciones: [{ supervisor: { id: supervisor.trabajador_id }, aprobada: null }],
      correccion: { dia, propuesta: [{ accion: "anadir", fichador_id: desk.office }] },
      can: { borrar: true, decidir: false },
    });
    expect(await desk.day(worker, dia)).toMatchObject({
      fichajes: [],
      correccion_pendiente_id: answer.body.data.id,
      can: { editar: true, corregir: false },
    });
    const notices = await desk.t.sql("select 1 from notificacion where trabajador_id = $1", [
      supervisor.trabajador_id,
    ]);
    expect(notices).toHaveLength(1);
  });

  it("a day has one pending correction at a time", async () => {
    await ask([adding("08:00", "12:00")]);
    expect(said(await ask([adding("13:00", "16:00")]))).toEqual([
      409,
      "correction.already_pending",
    ]);
  });

  it("a correction is judged on the whole day as it would be", async () => {
    await desk.clock(worker, [
      [`${dia}T08:00:00Z`, `${dia}T12:00:00Z`],
      [`${dia}T13:00:00Z`, `${dia}T16:00:00Z`],
    ]);
    const [morning, afternoon] = await desk.signings(worker, dia);
    const change = (id: number | undefined, from: string, to: string): Wish => ({
      accion: "cambiar",
      fichaje_id: id,
      hora_inicio: `${dia}T${from}:00Z`,
      hora_fin: `${dia}T${to}:00Z`,
    });
    const over = await ask([change(morning?.id, "08:00", "14:00")]);
    expect(said(over)).toEqual([409, "clock.overlap"]);
    expect(said(await ask([adding("11:00", "12:30")]))).toEqual([409, "clock.overlap"]);
    expect(said(await ask([adding("17:00", "16:30")]))).toEqual([422, "signing.order"]);
    expect(said(await ask([{ accion: "anadir", fichador_id: desk.office }]))).toEqual([
      422,
      "correction.incomplete",
    ]);
    const twice = [change(morning?.id, "08:00", "11:00"), change(morning?.id, "08:00", "12:00")];
    expect(said(await ask(twice))).toEqual([422, "correction.incomplete"]);
    expect(said(await ask([{ accion: "borrar", fichaje_id: 2_000_000_000 }]))).toEqual([
      404,
      "signing.not_found",
    ]);
    // Each over the other as it stands, but not as they would be.
    const traded = await ask([
      change(morning?.id, "13:30", "16:00"),
      change(afternoon?.id, "08:00", "12:30"),
    ]);
    expect(traded.status, JSON.stringify(traded.body)).toBe(200);
    expect((await approve(traded.body.data.id)).status).toBe(200);
    expect(await printed()).toEqual(["08:00 12:30", "13:30 16:00"]);
  });

  it("a correction is for past days, with the clock stopped, in open months", async () => {
    const today = await ask(
      [
        {
          ...adding("08:00", "09:00"),
          hora_inicio: "2026-11-18T08:00:00Z",
          hora_fin: "2026-11-18T09:00:00Z",
        },
      ],
      { dia: "2026-11-18" },
    );
    expect(said(today)).toEqual([409, "signing.not_past"]);
    const { factory } = desk.t;
    await factory.insert("incidencia", {
      empresa_id: worker.empresa_id,
      trabajador_id: worker.trabajador_id,
      dia,
      minutos_diferencia: 60,
      minutos: 60,
      observaciones: "Inventario",
      creada_en: now,
    });
    expect(said(await ask([adding("08:00", "16:00")]))).toEqual([409, "incidence.holds_day"]);
    const body = { trabajador_id: worker.trabajador_id, fichador_id: desk.office };
    await desk.t.call(punch, { token: worker.token, body: { ...body, accion: "entrada" } });
    expect(said(await ask([adding("08:00", "16:00")]))).toEqual([409, "clock.running"]);
  });

  it("a correction is for own days only", async () => {
    const other = await desk.hire();
    const answer = await ask([adding("08:00", "16:00")], { trabajador_id: other.trabajador_id });
    expect(answer.status).toBe(404);
  });
});

describe("deciding a correction", () => {
  it("an approved correction is applied with reason and approver, and frees the day", async () => {
    await desk.clock(worker, [[`${dia}T08:00:00Z`, `${dia}T12:00:00Z`]]);
    const { id: fichaje_id } = await desk.signing(worker, dia);
    const { body } = await ask([
      { accion: "cambiar", fichaje_id, hora_fin: `${dia}T13:00:00Z` },
      adding("14:00", "17:00"),
    ]);
    const decided = await approve(body.data.id);
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    expect(decided.body.data.estado_id).toBe(2);
    expect(await printed()).toEqual(["08:00 13:00", "14:00 17:00"]);
    expect(await desk.day(worker, dia)).toMatchObject({
      minutos_trabajados: 480,
      correccion_pendiente_id: null,
      can: { corregir: true },
    });
    const events = await desk.t.sql<{ contenido: string }>(
      "select contenido from fichaje_evento where trabajador_id = $1 and seq > 2 order by seq",
      [worker.trabajador_id],
    );
    const content = {
      tipo: "correccion",
      motivo: "Olvidé fichar",
      solicitud_id: body.data.id,
      aprobada_por: [supervisor.trabajador_id],
      actor: { trabajador_id: supervisor.trabajador_id },
    };
    expect(events.map((event) => JSON.parse(event.contenido))).toMatchObject([content, content]);
  });

  it("a correction waits for all supervisors", async () => {
    const second = await desk.hire({ permiso_supervisor: true });
    await desk.t.factory.supervise(second, worker);
    const { body } = await ask([adding("08:00", "16:00")]);
    await approve(body.data.id);
    expect(await printed()).toEqual([]);
    await approve(body.data.id, second);
    expect(await printed()).toEqual(["08:00 16:00"]);
    const [event] = await desk.t.sql<{ contenido: string }>(
      "select contenido from fichaje_evento where trabajador_id = $1",
      [worker.trabajador_id],
    );
    expect(JSON.parse(event?.contenido ?? "")).toMatchObject({
      aprobada_por: [supervisor.trabajador_id, second.trabajador_id],
      actor: { trabajador_id: second.trabajador_id },
    });
  });

  it("approving a correction is refused when its signings changed since; it stays pending", async () => {
    await desk.clock(worker, [[`${dia}T08:00:00Z`, `${dia}T12:00:00Z`]]);
    const { id } = await desk.signing(worker, dia);
    const { body } = await ask([
      { accion: "cambiar", fichaje_id: id, hora_fin: `${dia}T13:00:00Z` },
    ]);
    await desk.t.call(changes.editSigning, {
      token: worker.token,
      params: { id },
      body: { hora_inicio: `${dia}T08:00:00Z`, hora_fin: `${dia}T12:30:00Z`, motivo: "x" },
    });
    expect(said(await approve(body.data.id))).toEqual([409, "correction.not_applicable"]);
    expect(await printed()).toEqual(["08:00 12:30"]);
    expect((await desk.day(worker, dia)).correccion_pendiente_id).toBe(body.data.id);
    // Rejecting it frees the day for a new one.
    expect((await reject(body.data.id)).status).toBe(200);
    expect(await desk.day(worker, dia)).toMatchObject({
      correccion_pendiente_id: null,
      can: { corregir: true },
    });
  });

  it("approving a correction is refused when another signing took its place", async () => {
    const { body } = await ask([adding("08:00", "16:00")]);
    await desk.clock(worker, [[`${dia}T15:00:00Z`, `${dia}T18:00:00Z`]]);
    expect(said(await approve(body.data.id))).toEqual([409, "correction.not_applicable"]);
    expect(await printed()).toEqual(["15:00 18:00"]);
  });

  it("a rejected or cancelled correction changes nothing", async () => {
    const first = await ask([adding("08:00", "16:00")]);
    await reject(first.body.data.id);
    const second = await ask([adding("08:00", "16:00")]);
    expect(second.status).toBe(200);
    const params = { id: second.body.data.id };
    const taken = await desk.t.call(requests.deleteRequest, { token: worker.token, params });
    expect(taken.status).toBe(200);
    expect(await desk.day(worker, dia)).toMatchObject({
      fichajes: [],
      correccion_pendiente_id: null,
    });
  });
});
