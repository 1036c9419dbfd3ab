import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { cloneWorkday } from "@atrio/contract/time/changes";
import { punch } from "@atrio/contract/time/time";

import { type Desk, startDesk } from "../../../../../../test/desk.ts";
import type { SignedIn } from "../../../../../../test/factory.ts";
import type { Answer } from "../../../../../../test/harness.ts";

// Wednesday 18 November 2026, 12:00 in Madrid (UTC+1).
const now = "2026-11-18T11:00:00Z";

let desk: Desk;
let worker: SignedIn;

beforeAll(async () => {
  desk = await startDesk({ now });
});

beforeEach(async () => {
  desk.t.clock.set(now);
  worker = await desk.hire();
});

afterAll(() => desk.t.stop());

async function clone(
  dia_origen: string,
  dias: string[],
  options: { simular?: boolean; key?: string } = {},
): Promise<Answer> {
  const { key, simular } = options;
  return desk.t.call(cloneWorkday, {
    token: worker.token,
    body: {
      trabajador_id: worker.trabajador_id,
      dia_origen,
      dias,
      simular,
      motivo: simular === true ? undefined : "Igual",
    },
    headers: key === undefined ? {} : { "idempotency-key": key },
  });
}

function said(answer: Answer): [number, string] {
  return [answer.status, answer.body.code];
}

/** The printed times of a day, in UTC. */
async function times(dia: string): Promise<string[]> {
  const signings = await desk.signings(worker, dia);
  return signings.map(
    (one) => `${one.hora_inicio.slice(5, 16)} ${String(one.hora_fin).slice(5, 16)}`,
  );
}

/** 9:00–13:00 and 14:00–18:00 in Madrid on Monday 16. */
async function workMonday(): Promise<void> {
  await desk.clock(worker, [
    ["2026-11-16T08:00:10Z", "2026-11-16T12:00:50Z"],
    ["2026-11-16T13:00:00Z", "2026-11-16T17:00:00Z"],
  ]);
}

describe("cloning a day", () => {
  it("cloning repeats the times on each day, in whole minutes, replacing existing signings by versions", async () => {
    await workMonday();
    await desk.clock(worker, [["2026-11-17T07:00:00Z", "2026-11-17T08:00:00Z"]]);
    const old = await desk.signing(worker, "2026-11-17");
    const answer = await clone("2026-11-16", ["2026-11-17", "2026-11-13"]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject([
      { dia: "2026-11-13", sustituidos: [], impedimento: null },
      {
        dia: "2026-11-17",
        sustituidos: [{ hora_inicio: "2026-11-17T07:00:00Z" }],
        impedimento: null,
      },
    ]);
    expect(await times("2026-11-13")).toEqual([
      "11-13T08:00 11-13T12:00",
      "11-13T13:00 11-13T17:00",
    ]);
    expect(await times("2026-11-17")).toEqual([
      "11-17T08:00 11-17T12:00",
      "11-17T13:00 11-17T17:00",
    ]);
    const events = await desk.t.sql<{ fichaje_id: number; tipo: string; borrado: boolean }>(
      `select fichaje_id, contenido::jsonb ->> 'tipo' as tipo,
         contenido::jsonb -> 'despues' ? 'borrado' as borrado
       from fichaje_evento where trabajador_id = $1 and seq > 6 order by seq`,
      [worker.trabajador_id],
    );
    expect(events.map((event) => event.tipo)).toEqual(Array(5).fill("clonacion"));
    expect(events.filter((event) => event.borrado)).toEqual([
      { fichaje_id: old.id, tipo: "clonacion", borrado: true },
    ]);
  });

  it("a simulated clone only answers the result", async () => {
    await workMonday();
    const answer = await clone("2026-11-16", ["2026-11-17", "2026-11-18", "2026-10-30"], {
      simular: true,
    });
    expect(answer.body.data).toMatchObject([
      { dia: "2026-10-30", impedimento: { code: "clone.outside_month" } },
      {
        dia: "2026-11-17",
        nuevos: [
          { hora_inicio: "2026-11-17T08:00:00.000Z", hora_fin: "2026-11-17T12:00:00.000Z" },
          { hora_inicio: "2026-11-17T13:00:00.000Z", hora_fin: "2026-11-17T17:00:00.000Z" },
        ],
        impedimento: null,
      },
      {
        dia: "2026-11-18",
        impedimento: {
          code: "clone.outside_month",
          message: "Solo se puede copiar a días anteriores a hoy del mes en curso.",
        },
      },
    ]);
    expect(await times("2026-11-17")).toEqual([]);
  });

  it("cloning writes all days or none", async () => {
    await workMonday();
    const answer = await clone("2026-11-16", ["2026-11-17", "2026-11-18"]);
    expect(said(answer)).toEqual([409, "clone.outside_month"]);
    expect(await times("2026-11-17")).toEqual([]);
  });

  it("a refused clone says that several days have several reasons", async () => {
    await workMonday();
    await desk.t.factory.insert("incidencia", {
      empresa_id: worker.empresa_id,
      trabajador_id: worker.trabajador_id,
      dia: "2026-11-12",
      minutos_diferencia: 60,
      minutos: 60,
      observaciones: "Inventario",
      creada_en: now,
    });
    const held = await clone("2026-11-16", ["2026-11-12", "2026-11-17"]);
    expect(said(held)).toEqual([409, "incidence.holds_day"]);
    const several = await clone("2026-11-16", ["2026-11-12", "2026-11-17", "2026-11-18"]);
    expect(said(several)).toEqual([409, "clone.refused"]);
    expect(await times("2026-11-17")).toEqual([]);
  });

  it("cloning needs signings to repeat and target days", async () => {
    expect(said(await clone("2026-11-16", ["2026-11-17"]))).toEqual([409, "clone.nothing"]);
    await workMonday();
    expect(said(await clone("2026-11-16", ["2026-11-16"]))).toEqual([409, "clone.nothing"]);
  });

  it("cloning needs the clock stopped", async () => {
    await workMonday();
    const body = { trabajador_id: worker.trabajador_id, fichador_id: desk.office };
    await desk.t.call(punch, { token: worker.token, body: { ...body, accion: "entrada" } });
    const options = { simular: true };
    expect(said(await clone("2026-11-16", ["2026-11-17"], options))).toEqual([
      409,
      "clock.running",
    ]);
  });

  it("a day is cloned once for an idempotency key, and again without one", async () => {
    await workMonday();
    const first = await clone("2026-11-16", ["2026-11-17"], { key: "clone-key-1" });
    const again = await clone("2026-11-16", ["2026-11-17"], { key: "clone-key-1" });
    expect(again.body).toEqual(first.body);
    const [count] = await desk.t.sql<{ events: number }>(
      "select count(*)::int as events from fichaje_evento where trabajador_id = $1",
      [worker.trabajador_id],
    );
    // Two signings punched (four entries) and two cloned.
    expect(count?.events).toBe(6);
  });

  it("a clone of somebody else's day answers 404", async () => {
    const other = await desk.hire();
    const answer = await desk.t.call(cloneWorkday, {
      token: worker.token,
      body: {
        trabajador_id: other.trabajador_id,
        dia_origen: "2026-11-16",
        dias: ["2026-11-17"],
      },
    });
    expect(answer.status).toBe(404);
  });
});

describe("nights", () => {
  it("a cloned night over the next day's signings is refused", async () => {
    const tramos: Array<[number, string, string]> = [[1, "22:00", "06:00"]];
    await desk.t.factory.schedule({ worker, tramos, hasta: "2026-11-10" });
    await desk.clock(worker, [
      ["2026-11-09T21:00:00Z", "2026-11-10T05:00:00Z"],
      ["2026-11-17T04:00:00Z", "2026-11-17T10:00:00Z"],
    ]);
    const answer = await clone("2026-11-09", ["2026-11-16"], { simular: true });
    expect(answer.body.data).toMatchObject([{ impedimento: { code: "clock.overlap" } }]);
    expect(said(await clone("2026-11-09", ["2026-11-16"]))).toEqual([409, "clock.overlap"]);
  });

  it("a cloned night of yesterday that would last until after now is refused", async () => {
    desk.t.clock.set("2026-11-18T02:00:00Z");
    worker = await desk.hire();
    await desk.clock(worker, [["2026-11-15T21:00:00Z", "2026-11-16T05:00:00Z"]]);
    expect(said(await clone("2026-11-15", ["2026-11-17"]))).toEqual([422, "signing.future"]);
  });

  it("a cloned night lasts nine hours in the long night of October, and eight back", async () => {
    desk.t.clock.set("2026-10-30T11:00:00Z");
    worker = await desk.hire();
    // 22:00–02:30 and 02:30–06:00 in Madrid (UTC+2) on Tuesday 20: 4 h 30 min and 3 h 30 min.
    await desk.clock(worker, [["2026-10-20T20:00:00Z", "2026-10-21T00:30:00Z"]]);
    await desk.t.factory.schedule({ worker, tramos: [[2, "22:00", "06:00"]] });
    await desk.clock(worker, [["2026-10-21T00:30:00Z", "2026-10-21T04:00:00Z"]]);
    const answer = await clone("2026-10-20", ["2026-10-24"]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    // 22:00 is 20:00 UTC (UTC+2); the second 02:30 is 01:30 UTC (UTC+1), 06:00 is 05:00 UTC:
    // 5 h 30 min and 3 h 30 min, 9 h in all, without a gap.
    expect(await times("2026-10-24")).toEqual([
      "10-24T20:00 10-25T01:30",
      "10-25T01:30 10-25T05:00",
    ]);
    expect((await desk.day(worker, "2026-10-24")).minutos_trabajados).toBe(540);
    await clone("2026-10-24", ["2026-10-27"]);
    expect((await desk.day(worker, "2026-10-27")).minutos_trabajados).toBe(480);
  });

  it("a cloned short pause in the repeated hour stays short", async () => {
    desk.t.clock.set("2026-10-30T11:00:00Z");
    worker = await desk.hire();
    await desk.clock(worker, [["2026-10-20T00:10:00Z", "2026-10-20T00:40:00Z"]]);
    await clone("2026-10-20", ["2026-10-25"]);
    // 02:10–02:40 exists twice on the 25th; both times are the earlier ones: 30 minutes.
    expect(await times("2026-10-25")).toEqual(["10-25T00:10 10-25T00:40"]);
  });

  it("a cloned night lasts seven hours in March, without a stretch in the skipped hour", async () => {
    desk.t.clock.set("2027-03-30T11:00:00Z");
    worker = await desk.hire();
    await desk.t.factory.schedule({ worker, tramos: [[2, "22:00", "06:00"]] });
    // Tuesday 16 March, 22:00–06:00 in Madrid (UTC+1), with 02:10–02:50 apart.
    await desk.clock(worker, [
      ["2027-03-16T21:00:00Z", "2027-03-17T01:10:00Z"],
      ["2027-03-17T01:10:00Z", "2027-03-17T01:50:00Z"],
      ["2027-03-17T01:50:00Z", "2027-03-17T05:00:00Z"],
    ]);
    const answer = await clone("2027-03-16", ["2027-03-27"]);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    // The clock jumps from 02:00 to 03:00 (01:00 UTC): 22:00–03:00 is 4 h, 03:00–06:00 is 3 h.
    expect(await times("2027-03-27")).toEqual([
      "03-27T21:00 03-28T01:00",
      "03-28T01:00 03-28T04:00",
    ]);
    expect((await desk.day(worker, "2027-03-27")).minutos_trabajados).toBe(420);
  });
});
