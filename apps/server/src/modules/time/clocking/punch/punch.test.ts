import { createHash } from "node:crypto";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as time from "@atrio/contract/time/time";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { packetsOf } from "../../../../../test/statements.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;
let office: number;
let home: number;
let lunch: number;

beforeAll(async () => {
  t = await startTestApp();
  company = await t.factory.company();
  const ids = await t.sql<{ id: number; nombre: string }>(
    "select id, nombre from fichador union all select id, nombre from parada",
  );
  const idOf = (name: string): number => ids.find((row) => row.nombre === name)?.id ?? 0;
  [office, home, lunch] = [idOf("Oficina"), idOf("Teletrabajo"), idOf("Comida")];
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  worker = await t.factory.signedIn({ company });
});

afterAll(() => t.stop());

type Body = Record<string, unknown>;

async function punch(body: Body, options: { key?: string; token?: string } = {}) {
  return t.call(time.punch, {
    token: options.token ?? worker.token,
    body: { trabajador_id: worker.trabajador_id, ...body },
    headers: options.key === undefined ? {} : { "idempotency-key": options.key },
  });
}

describe("clocking in and out", () => {
  it("clocking in answers 401 without a session", async () => {
    const answer = await t.call(time.punch, { body: { trabajador_id: worker.trabajador_id } });
    expect(answer.status).toBe(401);
  });

  it("clocking in for somebody else answers 404, as for unknown people", async () => {
    const other = await t.factory.worker({ company });
    const answer = await punch({ trabajador_id: other.trabajador_id, accion: "entrada" });
    expect(answer.status).toBe(404);
  });

  it("clocking in requires a type, in the caller's language and by field", async () => {
    const answer = await punch({ accion: "entrada" });
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: "clock.type_required",
        message: "Debes seleccionar un tipo de fichaje",
        errors: { fichador_id: ["Debes seleccionar un tipo de fichaje"] },
      },
    });
  });

  it("clocking in refuses an unknown type", async () => {
    const answer = await punch({ accion: "entrada", fichador_id: 999_999 });
    expect([answer.status, answer.body.code]).toEqual([422, "clock.type_unknown"]);
  });

  it("the clock starts, pauses, resumes and ends, with a receipt for each punch", async () => {
    const started = await punch({ accion: "entrada", fichador_id: office });
    expect(started.status).toBe(200);
    expect(started.body.data.fichaje).toMatchObject({
      hora_inicio: "2026-11-18T08:00:00Z",
      hora_fin: null,
      fichador_id: office,
      teletrabajo: false,
    });
    t.clock.advance({ hours: 4 });
    const paused = await punch({ accion: "pausa", parada_id: lunch });
    expect(paused.body.data.fichaje).toMatchObject({
      parada_id: lunch,
      cuenta_como_trabajo: false,
    });
    t.clock.advance({ minutes: 30 });
    const resumed = await punch({ accion: "reanudar" });
    expect(resumed.body.data.fichaje).toMatchObject({ fichador_id: office, parada_id: null });
    t.clock.advance({ hours: 4 });
    const ended = await punch({ accion: "salida" });
    expect(ended.body.data).toMatchObject({
      fichaje: null,
      jornada: { minutos_trabajados: 480, minutos_pausa: 30 },
    });
    expect(ended.body.data.jornada.fichajes).toHaveLength(3);
    const receipts = [started, paused, resumed, ended].map((answer) => answer.body.data.recibo.seq);
    expect(receipts).toEqual([1, 3, 5, 6]);
  });

  it("a punch without an action toggles the clock, as the spec's form does", async () => {
    const form = new URLSearchParams({
      trabajador_id: String(worker.trabajador_id),
      fichador_id: String(office),
      parada_id: "",
    });
    expect(form.get("parada_id")).toBe("");
    const started = await punch({ fichador_id: String(office), parada_id: "" });
    expect(started.body.data.fichaje).not.toBeNull();
    const ended = await punch({});
    expect(ended.body.data.fichaje).toBeNull();
  });

  it("clocking in and out takes form data", async () => {
    const boundary = "----prueba";
    const fields = { trabajador_id: worker.trabajador_id, accion: "entrada", fichador_id: home };
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const answer = await t.app.inject({
      method: "POST",
      url: "/api/v1/fichaje",
      headers: {
        authorization: `Bearer ${worker.token}`,
        "content-type": `multipart/form-data; boundary=${boundary}`,
      },
      payload: `${parts.join("")}--${boundary}--\r\n`,
    });
    expect(answer.statusCode, answer.payload).toBe(200);
    expect(answer.json().data.fichaje.teletrabajo).toBe(true);
  });

  it.each([
    ["entrada", "clock.already_running", 409],
    ["reanudar", "clock.not_paused", 409],
  ])("a punch refuses %s while working", async (accion, code, status) => {
    await punch({ accion: "entrada", fichador_id: office });
    const answer = await punch({ accion, fichador_id: office });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it.each([
    ["salida", "clock.not_running"],
    ["pausa", "clock.not_running"],
    ["reanudar", "clock.not_paused"],
  ])("a punch refuses %s while not clocked in", async (accion, code) => {
    const answer = await punch({ accion, parada_id: lunch });
    expect([answer.status, answer.body.code]).toEqual([409, code]);
  });

  it("a pause needs a kind", async () => {
    await punch({ accion: "entrada", fichador_id: office });
    const answer = await punch({ accion: "pausa" });
    expect([answer.status, answer.body.code]).toEqual([422, "clock.pause_required"]);
  });
});

describe("stored facts of a punch", () => {
  it("a punch keeps the place, its accuracy and the skew of the device", async () => {
    await punch({
      accion: "entrada",
      fichador_id: office,
      latitud: 40.4168,
      longitud: -3.7038,
      precision: 12.4,
      hora_dispositivo: "2026-11-18T09:00:02+01:00",
    });
    const [row] = await t.sql(
      "select latitud_inicio, precision_inicio, geolocalizacion_inicio, desfase_inicio_ms from fichaje where trabajador_id = $1",
      [worker.trabajador_id],
    );
    expect(row).toEqual({
      latitud_inicio: "40.416800",
      precision_inicio: 12,
      geolocalizacion_inicio: "concedida",
      desfase_inicio_ms: 2000,
    });
  });

  it("a punch accepts a refused location and shows it", async () => {
    const answer = await punch({
      accion: "entrada",
      fichador_id: office,
      geolocalizacion: "denegada",
    });
    expect(answer.body.data.fichaje).toMatchObject({
      geolocalizacion_inicio: "denegada",
      latitud_inicio: null,
    });
  });

  it("a punch from an address outside the centre's ranges is flagged and not blocked", async () => {
    await t.sql("update centro_trabajo set rangos_ip = '{10.1.0.0/16}' where id = $1", [
      company.centro_id,
    ]);
    const started = await punch({ accion: "entrada", fichador_id: office });
    expect(started.body.data.fichaje.ip_invalida_inicio).toBe(true);
    const ended = await punch({ accion: "salida" });
    expect(ended.body.data.jornada.fichajes[0]).toMatchObject({
      ip_invalida_inicio: true,
      ip_invalida_fin: true,
    });
    const remote = await t.factory.signedIn({ company });
    const telework = await t.call(time.punch, {
      token: remote.token,
      body: { trabajador_id: remote.trabajador_id, accion: "entrada", fichador_id: home },
    });
    expect(telework.body.data.fichaje.ip_invalida_inicio).toBe(false);
    await t.sql("update centro_trabajo set rangos_ip = '{}' where id = $1", [company.centro_id]);
  });

  it("a punch from an address outside the ranges is blocked only where the company says so", async () => {
    const strict = await t.factory.company();
    await t.sql("update empresa set bloquear_ip_invalida = true where empresa_id = $1", [
      strict.empresa_id,
    ]);
    await t.sql("update centro_trabajo set rangos_ip = '{10.1.0.0/16}' where id = $1", [
      strict.centro_id,
    ]);
    const person = await t.factory.signedIn({ company: strict });
    const [type] = await t.sql<{ id: number }>(
      "select id from fichador where empresa_id = $1 and tipo = 'presencial'",
      [strict.empresa_id],
    );
    const answer = await t.call(time.punch, {
      token: person.token,
      body: { trabajador_id: person.trabajador_id, accion: "entrada", fichador_id: type?.id },
    });
    expect([answer.status, answer.body.code]).toEqual([403, "clock.ip_blocked"]);
    const rows = await t.sql("select from fichaje where trabajador_id = $1", [
      person.trabajador_id,
    ]);
    expect(rows).toHaveLength(0);
  });
});

describe("a signing open for more than a day", () => {
  it("a signing open for more than a day is warned about, and its worker states its end", async () => {
    await punch({ accion: "entrada", fichador_id: office });
    t.clock.advance({ hours: 25 });
    const token = await t.factory.session(worker);
    const open = await t.call(time.openSigning, {
      token,
      query: { trabajador_id: worker.trabajador_id },
    });
    expect(open.body.data).toMatchObject({ abierto_mas_de_un_dia: true, hora_fin: null });
    const without = await punch({ accion: "salida" }, { token });
    expect([without.status, without.body.code]).toEqual([422, "clock.end_required"]);
    const late = await punch({ accion: "salida", hora_fin: "2026-11-19T08:30:00Z" }, { token });
    expect([late.status, late.body.code]).toEqual([422, "clock.end_out_of_range"]);
    const pause = await punch(
      { accion: "pausa", parada_id: lunch, hora_fin: "2026-11-18T16:00:00Z" },
      { token },
    );
    expect([pause.status, pause.body.code]).toEqual([422, "clock.end_required"]);
    const stated = await punch({ accion: "salida", hora_fin: "2026-11-18T16:00:00Z" }, { token });
    expect(stated.body.data.jornada.fichajes[0]).toMatchObject({
      hora_fin: "2026-11-18T16:00:00Z",
      fin_declarado: true,
    });
  });

  it("a stated end is refused for any other signing", async () => {
    await punch({ accion: "entrada", fichador_id: office });
    const answer = await punch({ accion: "salida", hora_fin: "2026-11-18T08:00:00Z" });
    expect([answer.status, answer.body.code]).toEqual([422, "clock.end_not_expected"]);
  });
});

describe("nights and clock changes", () => {
  it("a night shift and its breaks count on the day on which the shift began", async () => {
    await t.factory.schedule({ worker, tramos: [[2, "22:00", "06:00"]] });
    t.clock.set("2026-11-17T20:50:00Z");
    const token = await t.factory.session(worker);
    await punch({ accion: "entrada", fichador_id: office }, { token });
    t.clock.set("2026-11-18T01:00:00Z");
    await punch({ accion: "salida" }, { token });
    const back = await punch({ accion: "entrada", fichador_id: office }, { token });
    expect(back.body.data.jornada.dia).toBe("2026-11-17");
    t.clock.set("2026-11-18T05:00:00Z");
    const ended = await punch({ accion: "salida" }, { token });
    expect(ended.body.data.jornada).toMatchObject({
      dia: "2026-11-17",
      minutos_previstos: 480,
      minutos_trabajados: 490,
      estado_id: 4,
    });
  });

  it.each([
    ["2026-10-24T20:00:00Z", "2026-10-25T05:00:00Z", 540],
    ["2027-03-27T21:00:00Z", "2027-03-28T04:00:00Z", 420],
  ])("the real minutes of the night that begins %s are counted", async (start, end, expected) => {
    await t.factory.schedule({ worker, tramos: [[6, "22:00", "06:00"]] });
    t.clock.set(start);
    const token = await t.factory.session(worker);
    await punch({ accion: "entrada", fichador_id: office }, { token });
    t.clock.set(end);
    const answer = await punch({ accion: "salida" }, { token });
    expect(answer.body.data.jornada).toMatchObject({
      minutos_previstos: expected,
      minutos_trabajados: expected,
      estado_id: 4,
    });
  });
});

describe("punches that meet each other", () => {
  it("a punch with a repeated idempotency key gets the first answer and counts once", async () => {
    const first = await punch(
      { accion: "entrada", fichador_id: office },
      { key: "clave-repetida-1" },
    );
    t.clock.advance({ minutes: 5 });
    const again = await punch(
      { accion: "entrada", fichador_id: office },
      { key: "clave-repetida-1" },
    );
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const rows = await t.sql("select from fichaje where trabajador_id = $1", [
      worker.trabajador_id,
    ]);
    expect(rows).toHaveLength(1);
  });

  it("a punch is four packets: key, lock and reads, ledger, day, and answer with COMMIT", async () => {
    await punch({ accion: "entrada", fichador_id: office });
    t.clock.advance({ hours: 4 });
    const packets = await packetsOf(async () => {
      const answer = await punch({ accion: "salida" }, { key: "packets-1" });
      expect(answer.status).toBe(200);
    });
    const isOfSession = (text: string): boolean => /(from|update) sesion/.test(text);
    const [first = [], ...others] = packets.filter(([text = ""]) => !isOfSession(text));
    expect(first[0]).toBe("BEGIN");
    // A repeated call waits for the first one at its key, before it locks anything.
    const [claim, lock] = ["respuesta_idempotente", "cadena"].map((name) =>
      first.findIndex((text) => text.includes(name)),
    );
    expect(claim).toBeGreaterThan(0);
    expect(lock).toBeGreaterThan(claim ?? 0);
    expect(others).toHaveLength(3);
    expect(others.at(-1)).toEqual([expect.stringContaining("respuesta_idempotente"), "COMMIT"]);
  });

  it("an idempotency key that comes back with other data is refused", async () => {
    await punch({ accion: "entrada", fichador_id: office }, { key: "clave-repetida-2" });
    const other = await punch(
      { accion: "entrada", fichador_id: home },
      { key: "clave-repetida-2" },
    );
    expect([other.status, other.body.code]).toEqual([409, "request.repeated_differently"]);
  });

  it("one of many simultaneous clock-ins succeeds", async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, async () => punch({ accion: "entrada", fichador_id: office })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === "clock.already_running")).toHaveLength(11);
  });

  it("simultaneous punches with the same idempotency key get the same answer", async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () =>
        punch({ accion: "entrada", fichador_id: office }, { key: "clave-simultanea" }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });
});

describe("the ledger", () => {
  it("every version is chained in the ledger: leaf and link recompute from the stored row", async () => {
    await punch({ accion: "entrada", fichador_id: office });
    await punch({ accion: "pausa", parada_id: lunch });
    await punch({ accion: "salida" });
    const events = await t.sql<{
      seq: number;
      sal: Buffer;
      contenido: string;
      hoja: Buffer;
      eslabon: Buffer;
    }>(
      "select seq, sal, contenido, hoja, eslabon from fichaje_evento where trabajador_id = $1 order by seq",
      [worker.trabajador_id],
    );
    const sha = (...parts: Buffer[]): Buffer =>
      createHash("sha256").update(Buffer.concat(parts)).digest();
    let previous = sha();
    for (const [index, event] of events.entries()) {
      expect(event.seq).toBe(index + 1);
      const leaf = sha(Buffer.from([0]), event.sal, Buffer.from(event.contenido));
      expect(leaf.equals(event.hoja)).toBe(true);
      previous = sha(Buffer.from([1]), previous, leaf);
      expect(previous.equals(event.eslabon)).toBe(true);
      expect(JSON.parse(event.contenido)).toMatchObject({
        version: 2,
        trabajador_id: worker.trabajador_id,
      });
    }
    expect(events).toHaveLength(4);
  });

  it.each([
    "update fichaje set hora_inicio = hora_inicio - interval '1 hour'",
    "delete from fichaje",
    "insert into jornada (empresa_id, trabajador_id, dia, zona_horaria) values (empresa_actual(), 1, '2026-01-01', 'UTC')",
    "update fichaje_evento set contenido = '{}'",
    "delete from fichaje_evento",
    "update cadena set seq = 0",
    "truncate fichaje_evento",
  ])("the ledger cannot be changed by the application's role: %s", async (statement) => {
    const tampering = t.sql(
      `begin; set local role atrio_app; set local app.empresa_id = '${company.empresa_id}'; ${statement}; commit`,
    );
    await expect(tampering).rejects.toThrow(/permission denied/);
    await t.sql("rollback");
  });
});
