import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as time from "@atrio/contract/time/time";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp, type Answer, type TestApp } from "../../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;
let office: number;
let lunch: number;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  const [type] = await t.sql<{ id: number }>("select id from fichador where nombre = 'Oficina'");
  const [pause] = await t.sql<{ id: number }>("select id from parada where nombre = 'Comida'");
  [office, lunch] = [type?.id ?? 0, pause?.id ?? 0];
});

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Wednesday evening in Madrid: a whole day can have passed without network. */
const back = Date.parse("2026-11-18T18:00:00Z");

beforeEach(async () => {
  t.clock.set("2026-11-18T18:00:00Z");
  worker = await t.factory.signedIn({ company });
});

afterAll(() => t.stop());

const iso = (epoch: number): string => new Date(epoch).toISOString();

type Sending = {
  /** True moment of the punch. */
  at: string;
  /** Device clock minus server clock. */
  skewMs?: number;
  key?: string;
  fields?: Record<string, unknown>;
};

/** Sends a punch as the portal does once the network is back, at the stopped server's time. */
async function punchLater(accion: string, sending: Sending): Promise<Answer> {
  const { at, skewMs = 0, key, fields = {} } = sending;
  const now = t.clock.now().epochMilliseconds;
  return t.call(time.punch, {
    token: worker.token,
    headers: key === undefined ? {} : { "idempotency-key": key },
    body: {
      trabajador_id: worker.trabajador_id,
      accion,
      ...(accion === "entrada" && { fichador_id: office }),
      ...(accion === "pausa" && { parada_id: lunch }),
      hora_dispositivo: iso(Date.parse(at) + skewMs),
      sin_conexion: "1",
      hora_envio: iso(now + skewMs),
      ...fields,
    },
  });
}

async function punchNow(accion: string): Promise<Answer> {
  const type = accion === "entrada" ? { fichador_id: office } : {};
  return t.call(time.punch, {
    token: worker.token,
    body: { trabajador_id: worker.trabajador_id, accion, ...type },
  });
}

type Stored = {
  hora_inicio: Date;
  hora_fin: Date | null;
  sin_conexion_inicio: boolean;
  sin_conexion_fin: boolean;
  desfase_inicio_ms: number | null;
  desfase_fin_ms: number | null;
};

async function signings(): Promise<Stored[]> {
  return t.sql<Stored>("select * from fichaje where trabajador_id = $1 order by hora_inicio", [
    worker.trabajador_id,
  ]);
}

const outcome = ({ status, body }: Answer): [number, string] => [status, body.code];

describe("punches made without network", () => {
  it("offline punches keep their times and order and say so; the server records its own time", async () => {
    expect((await punchLater("entrada", { at: "2026-11-18T08:00:00Z" })).status).toBe(200);
    expect((await punchLater("pausa", { at: "2026-11-18T12:00:00Z" })).status).toBe(200);
    expect((await punchLater("reanudar", { at: "2026-11-18T12:30:00Z" })).status).toBe(200);
    const ended = await punchLater("salida", { at: "2026-11-18T16:30:00Z" });
    expect(ended.body.data.jornada).toMatchObject({
      dia: "2026-11-18",
      minutos_trabajados: 480,
      minutos_pausa: 30,
    });
    expect(ended.body.data.jornada.fichajes).toHaveLength(3);
    expect(ended.body.data.jornada.fichajes[0]).toMatchObject({
      hora_inicio: "2026-11-18T08:00:00Z",
      hora_fin: "2026-11-18T12:00:00Z",
      sin_conexion_inicio: true,
      sin_conexion_fin: true,
    });
    const events = await t.sql<{ registrado_en: Date; contenido: string }>(
      "select registrado_en, contenido from fichaje_evento where trabajador_id = $1 order by seq",
      [worker.trabajador_id],
    );
    expect(new Set(events.map((event) => event.registrado_en.getTime()))).toEqual(new Set([back]));
    expect(JSON.parse(events[0]?.contenido ?? "")).toMatchObject({
      registrado_en: "2026-11-18T18:00:00Z",
      despues: { hora_inicio: "2026-11-18T08:00:00Z", sin_conexion_inicio: true },
    });
  });

  it("only the end without network is marked as offline", async () => {
    t.clock.set("2026-11-18T09:00:00Z");
    await punchNow("entrada");
    t.clock.set("2026-11-18T18:00:00Z");
    const ended = await punchLater("salida", { at: "2026-11-18T17:00:00Z" });
    expect(ended.body.data.jornada.fichajes[0]).toMatchObject({
      sin_conexion_inicio: false,
      sin_conexion_fin: true,
      minutos: 480,
    });
  });

  it.each([
    ["fast", 3 * hourMs],
    ["slow", -26 * hourMs],
  ])("offline punches correct a device clock that is %s, and keep its skew", async (_, skewMs) => {
    await punchLater("entrada", { at: "2026-11-18T08:00:00Z", skewMs });
    await punchLater("salida", { at: "2026-11-18T16:00:00Z", skewMs });
    const [stored] = await signings();
    expect(stored?.hora_inicio.toISOString()).toBe("2026-11-18T08:00:00.000Z");
    expect(stored?.hora_fin?.toISOString()).toBe("2026-11-18T16:00:00.000Z");
    expect([stored?.desfase_inicio_ms, stored?.desfase_fin_ms]).toEqual([skewMs, skewMs]);
  });

  it("punches made without network belong to the day on which they were made, nights included", async () => {
    await t.factory.schedule({ worker, tramos: [[2, "22:00", "06:00"]] });
    const started = await punchLater("entrada", { at: "2026-11-17T20:55:00Z" });
    expect(started.body.data.jornada.dia).toBe("2026-11-17");
    const ended = await punchLater("salida", { at: "2026-11-18T05:00:00Z" });
    expect(ended.body.data.jornada).toMatchObject({ dia: "2026-11-17", minutos_trabajados: 485 });
  });

  it("offline punches leave an unfinished signing open, as long ago as it began", async () => {
    const started = await punchLater("entrada", { at: "2026-11-18T08:00:00Z" });
    expect(started.body.data.fichaje).toMatchObject({ minutos: 600, hora_fin: null });
    expect((await punchNow("salida")).body.data.jornada.minutos_trabajados).toBe(600);
  });
});

describe("punches that cannot be taken any more", () => {
  it("punches that cannot be taken any more are refused after 72 hours, and taken until then", async () => {
    const late = await punchLater("entrada", { at: iso(back - 72 * hourMs - 1) });
    expect(outcome(late)).toEqual([422, "clock.offline_too_old"]);
    expect(late.body.message).toContain("72 horas");
    expect((await punchLater("entrada", { at: iso(back - 72 * hourMs) })).status).toBe(200);
  });

  it.each([
    ["sent before it was made", { hora_envio: "2026-11-18T07:59:59Z" }],
    ["without the moment of sending", { hora_envio: "" }],
    ["without the moment of the punch", { hora_dispositivo: "" }],
  ])("punches that cannot be taken any more are refused when %s", async (_, fields) => {
    const answer = await punchLater("entrada", { at: "2026-11-18T08:00:00Z", fields });
    expect(outcome(answer)).toEqual([422, "clock.offline_times"]);
    expect(await signings()).toHaveLength(0);
  });

  it("offline punches are refused before later records of another device", async () => {
    t.clock.set("2026-11-18T09:00:00Z");
    await punchNow("entrada");
    t.clock.set("2026-11-18T14:00:00Z");
    await punchNow("salida");
    t.clock.set("2026-11-18T18:00:00Z");
    const before = await signings();
    for (const at of ["2026-11-18T08:00:00Z", "2026-11-18T10:00:00Z", "2026-11-18T13:59:59Z"]) {
      const answer = await punchLater("entrada", { at });
      expect(outcome(answer)).toEqual([409, "clock.offline_order"]);
      expect(answer.body.message).toContain("otro dispositivo");
    }
    expect(await signings()).toEqual(before);
    expect((await punchLater("entrada", { at: "2026-11-18T14:00:00Z" })).status).toBe(200);
  });

  it("punches that cannot be taken any more are refused before the signing that is open", async () => {
    t.clock.set("2026-11-18T09:00:00Z");
    await punchNow("entrada");
    t.clock.set("2026-11-18T18:00:00Z");
    const answer = await punchLater("salida", { at: "2026-11-18T08:59:00Z" });
    expect(outcome(answer)).toEqual([409, "clock.offline_order"]);
    const again = await punchLater("entrada", { at: "2026-11-18T09:01:00Z" });
    expect(outcome(again)).toEqual([409, "clock.already_running"]);
  });

  it("an offline punch that closes a signing of more than a day must state its end", async () => {
    t.clock.set("2026-11-16T08:00:00Z");
    const token = await t.factory.session(worker, { hours: 100 });
    worker = { ...worker, token };
    await punchNow("entrada");
    t.clock.set("2026-11-18T18:00:00Z");
    const silent = await punchLater("salida", { at: "2026-11-18T08:00:00Z" });
    expect(outcome(silent)).toEqual([422, "clock.end_required"]);
    // After the moment of the punch, although before its arrival.
    const fields = { hora_fin: "2026-11-18T09:00:00Z" };
    const future = await punchLater("salida", { at: "2026-11-18T08:00:00Z", fields });
    expect(outcome(future)).toEqual([422, "clock.end_out_of_range"]);
  });

  it("offline punches do not bypass the required network addresses", async () => {
    const strict = await t.factory.company();
    await t.sql("update empresa set bloquear_ip_invalida = true where empresa_id = $1", [
      strict.empresa_id,
    ]);
    await t.sql("update centro_trabajo set rangos_ip = '{10.1.0.0/16}' where id = $1", [
      strict.centro_id,
    ]);
    worker = await t.factory.signedIn({ company: strict });
    const [type] = await t.sql<{ id: number }>(
      "select id from fichador where empresa_id = $1 and tipo = 'presencial'",
      [strict.empresa_id],
    );
    const fields = { fichador_id: type?.id };
    const answer = await punchLater("entrada", { at: "2026-11-18T08:00:00Z", fields });
    expect(outcome(answer)).toEqual([403, "clock.ip_blocked"]);
  });
});

describe("a punch that is sent again", () => {
  it("a punch sent again counts once, however much later", async () => {
    const sending = { at: "2026-11-18T08:00:00Z", key: "sin-red-y-otra-vez" };
    const first = await punchLater("entrada", sending);
    t.clock.advance({ minutes: 20 });
    const again = await punchLater("entrada", sending);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await signings()).toHaveLength(1);
  });

  it("a punch sent again counts once when only its first answer was lost", async () => {
    const key = "respuesta-perdida-1";
    const body = {
      trabajador_id: worker.trabajador_id,
      accion: "entrada",
      fichador_id: office,
      hora_dispositivo: "2026-11-18T18:00:00.000Z",
    } as const;
    const first = await t.call(time.punch, {
      token: worker.token,
      headers: { "idempotency-key": key },
      body,
    });
    t.clock.advance({ minutes: 3 });
    const again = await punchLater("entrada", { at: "2026-11-18T18:00:00Z", key });
    expect(again.body).toEqual(first.body);
    expect(again.body.data.fichaje.sin_conexion_inicio).toBe(false);
  });

  it("an offline punch that reuses a key for other data is refused", async () => {
    const key = "misma-clave-otra-hora";
    await punchLater("entrada", { at: "2026-11-18T08:00:00Z", key });
    const other = await punchLater("entrada", { at: "2026-11-18T08:01:00Z", key });
    expect(outcome(other)).toEqual([409, "request.repeated_differently"]);
  });
});

/** Deterministic random numbers. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

type Queued = { accion: string; at: string; skewMs: number; key: string };

/** Punches queued on a device: a legal day of its own, about an hour between punches. */
function queueOf(device: string, random: () => number): Queued[] {
  const skewMs = Math.round((random() - 0.5) * 4 * hourMs);
  let at = Date.parse("2026-11-18T06:00:00Z");
  return ["entrada", "pausa", "reanudar", "salida", "entrada", "salida"].map((accion, index) => {
    at += Math.ceil(random() * 100) * minuteMs;
    return { accion, at: iso(at), skewMs, key: `${device}-${index}-${worker.trabajador_id}` };
  });
}

/** The two queues as they may arrive: each in its own order, anyhow among each other. */
function interleaved(queues: Queued[][], random: () => number): Queued[] {
  const rests = queues.map((queue) => [...queue]);
  const merged: Queued[] = [];
  while (rests.some((rest) => rest.length > 0)) {
    const next = rests[random() < 0.5 ? 0 : 1]?.shift();
    if (next !== undefined) merged.push(next);
  }
  return merged;
}

describe("two devices that had no network", () => {
  const conflicts = new Set([
    "clock.offline_order",
    "clock.already_running",
    "clock.not_running",
    "clock.not_paused",
    "clock.already_paused",
  ]);

  it.each(Array.from({ length: 50 }, (_, round) => round))(
    "two offline devices never corrupt the day (order %i): punches are kept once or refused",
    async (round) => {
      const random = seeded(round + 1);
      const arriving = interleaved([queueOf("uno", random), queueOf("dos", random)], random);
      const taken: Queued[] = [];
      for (const punch of arriving) {
        const answer = await punchLater(punch.accion, punch);
        const repeated = await punchLater(punch.accion, punch);
        expect(repeated.body).toEqual(answer.body);
        if (answer.status === 200) taken.push(punch);
        else expect(conflicts).toContain(answer.body.code);
      }
      expect(taken.length).toBeGreaterThan(0);
      await expectSoundDay(taken);
    },
  );

  it("two offline devices may reconnect at the same moment", async () => {
    const random = seeded(99);
    const queues = [queueOf("uno", random), queueOf("dos", random)];
    const sendAll = async (queue: Queued[]): Promise<Queued[]> => {
      const taken: Queued[] = [];
      for (const punch of queue) {
        const answer = await punchLater(punch.accion, punch);
        if (answer.status === 200) taken.push(punch);
      }
      return taken;
    };
    const taken = await Promise.all(queues.map((queue) => sendAll(queue)));
    await expectSoundDay(taken.flat().toSorted((a, b) => a.at.localeCompare(b.at)));
  });

  /** Signings follow one another, and begin and end where the accepted punches were made. */
  async function expectSoundDay(taken: Queued[]): Promise<void> {
    const stored = await signings();
    for (const [index, signing] of stored.entries()) {
      const next = stored[index + 1];
      if (next === undefined) continue;
      expect(signing.hora_fin).not.toBeNull();
      expect(signing.hora_fin?.getTime()).toBeLessThanOrEqual(next.hora_inicio.getTime());
    }
    const starts = stored.map((one) => one.hora_inicio.toISOString());
    const ends = stored.flatMap((one) => one.hora_fin?.toISOString() ?? []);
    const madeBy = (...actions: string[]): string[] =>
      taken.filter(({ accion }) => actions.includes(accion)).map(({ at }) => at);
    expect(starts).toEqual(madeBy("entrada", "pausa", "reanudar"));
    expect(ends).toEqual(madeBy("pausa", "reanudar", "salida"));
    const [chain] = await t.sql<{ seq: number; events: number }>(
      `select c.seq, (select count(*)::int from fichaje_evento e where e.trabajador_id = c.trabajador_id) as events
       from cadena c where c.trabajador_id = $1`,
      [worker.trabajador_id],
    );
    // Pausing and resuming end one signing and begin another: two links each.
    expect(chain?.seq).toBe(taken.length + madeBy("pausa", "reanudar").length);
    expect(chain?.events).toBe(chain?.seq);
  }
});

describe("the administrators", () => {
  let admin: SignedIn;

  beforeEach(async () => {
    admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  });

  const told = async (): Promise<unknown[]> =>
    t.sql(
      "select enlace from notificacion where trabajador_id = $1 and clave like 'offline_punches%'",
      [admin.trabajador_id],
    );

  it("administrators are told of a late batch of a worker without supervisors", async () => {
    await punchLater("entrada", { at: "2026-11-18T08:00:00Z" });
    await punchLater("salida", { at: "2026-11-18T12:00:00Z" });
    expect(await told()).toEqual([{ enlace: "/" }]);
  });

  it("administrators are not told of late punches with a supervisor, nor of their own", async () => {
    const boss = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    await t.factory.supervise(boss, worker);
    await punchLater("entrada", { at: "2026-11-18T08:00:00Z" });
    expect(await told()).toEqual([]);
    await t.sql("update trabajador set administrador = true where id = $1", [worker.trabajador_id]);
    await t.sql("delete from supervision where supervisado_id = $1", [worker.trabajador_id]);
    t.clock.set("2026-11-18T18:30:00Z");
    await punchLater("salida", { at: "2026-11-18T12:00:00Z" });
    const own = "select from notificacion where trabajador_id = $1 and clave like 'offline%'";
    expect(await t.sql(own, [worker.trabajador_id])).toEqual([]);
    expect(await told()).toHaveLength(1);
  });
});

describe("the supervisors", () => {
  let boss: SignedIn;

  beforeEach(async () => {
    boss = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    await t.factory.supervise(boss, worker);
  });

  const told = async (): Promise<Array<{ descripcion: string; enlace: string }>> =>
    t.sql(
      "select descripcion, enlace from notificacion where trabajador_id = $1 and clave like 'offline_punches%' order by id",
      [boss.trabajador_id],
    );

  it("supervisors are told once of a late batch, with the time that its device stated", async () => {
    await punchLater("entrada", { at: "2026-11-18T08:00:00Z" });
    await punchLater("pausa", { at: "2026-11-18T12:00:00Z" });
    t.clock.set("2026-11-18T18:05:00Z");
    await punchLater("reanudar", { at: "2026-11-18T12:30:00Z" });
    const [notice, ...others] = await told();
    expect(others).toEqual([]);
    expect(notice?.descripcion).toContain("18 de noviembre de 2026 a las 09:00");
    expect(notice?.enlace).toBe(
      `/timeRegistrationSupervisor?trabajador=${worker.trabajador_id}&dia=2026-11-18`,
    );
    // A quarter of an hour later it is another batch.
    t.clock.set("2026-11-18T18:20:00Z");
    await punchLater("salida", { at: "2026-11-18T17:00:00Z" });
    expect(await told()).toHaveLength(2);
  });

  it("supervisors are not told of a punch within the company's threshold, nor of a plain punch", async () => {
    await punchLater("entrada", { at: "2026-11-18T17:45:00Z" });
    expect(await told()).toEqual([]);
    await t.sql("update empresa set aviso_sin_conexion_minutos = 5 where empresa_id = $1", [
      company.empresa_id,
    ]);
    await punchLater("salida", { at: "2026-11-18T17:54:59Z" });
    expect(await told()).toHaveLength(1);
    await t.sql("update empresa set aviso_sin_conexion_minutos = 15 where empresa_id = $1", [
      company.empresa_id,
    ]);
    t.clock.set("2026-11-18T19:00:00Z");
    await punchNow("entrada");
    expect(await told()).toHaveLength(1);
  });
});
