import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as changes from "@atrio/contract/time/changes";
import * as time from "@atrio/contract/time/time";

import type { Company, SignedIn, Worker } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { pdfText } from "../../../../../test/printed.ts";

let t: TestApp;
let company: Company;
let office: number;

beforeAll(async () => {
  t = await startTestApp({ now: "2026-11-18T10:00:00Z" });
  company = await t.factory.company();
  const [row] = await t.sql<{ id: number }>(
    "select id from fichador where empresa_id = $1 and tipo = 'presencial'",
    [company.empresa_id],
  );
  office = row?.id ?? 0;
});

afterAll(() => t.stop());

/** Clocks a worker in and out at two instants. */
async function work(who: Worker, from: string, to: string): Promise<void> {
  for (const [at, body] of [
    [from, { accion: "entrada", fichador_id: office }],
    [to, { accion: "salida" }],
  ] as const) {
    t.clock.set(at);
    const token = await t.factory.session(who);
    const answer = await t.call(time.punch, {
      token,
      body: { trabajador_id: who.trabajador_id, ...body },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  }
}

type Asked = { token: string; of: Worker; desde: string; hasta: string; team?: boolean };

async function printed({ token, of, desde, hasta, team }: Asked): Promise<string> {
  const response = await t.app.inject({
    method: "POST",
    url: `/api/v1${(team === true ? time.teamTimeRecord : time.timeRecord).path}`,
    headers: { "accept-language": "es", authorization: `Bearer ${token}` },
    payload: { trabajador_id: of.trabajador_id, desde, hasta, formato: "pdf" },
  });
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return pdfText(response.rawPayload);
}

/** The line that begins so, its columns apart by one space. */
function lineOf(text: string, beginning: string): string {
  const lines = text.split("\n").map((line) => line.trim().replaceAll(/\s+/g, " "));
  return lines.find((line) => line.startsWith(beginning)) ?? "";
}

const november = { desde: "2026-11-01", hasta: "2026-11-30" };

describe("who may read it", () => {
  let worker: Worker;
  let supervisor: SignedIn;

  beforeAll(async () => {
    worker = await t.factory.worker({ company, nombre: "Ana", apellido1: "Supervisada" });
    supervisor = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    await t.factory.supervise(supervisor, worker);
  });

  const ask = async (
    who: SignedIn,
    endpoint: typeof time.timeRecord | typeof time.teamTimeRecord,
    of: Worker,
  ): Promise<Answer> =>
    t.call(endpoint, {
      token: who.token,
      body: { trabajador_id: of.trabajador_id, ...november, formato: "pdf" },
    });

  it("the file of a sheet answers 404 to colleagues, and to supervisors by the worker's call", async () => {
    const colleague = await t.factory.signedIn({ company });
    expect((await ask(colleague, time.timeRecord, worker)).status).toBe(404);
    expect((await ask(supervisor, time.timeRecord, worker)).status).toBe(404);
    const refused = await ask(colleague, time.teamTimeRecord, worker);
    expect([refused.status, refused.body.code]).toEqual([403, "access.denied"]);
  });

  it("the file of a sheet is open to today's supervisor, and audited", async () => {
    const text = await printed({ ...supervisor, of: worker, ...november, team: true });
    expect(text).toContain("Ana Supervisada");
    const trail = await t.sql(
      "select actor_id, objeto_id, detalle from auditoria where accion = 'registro_horario.descargado'",
    );
    expect(trail).toEqual([
      {
        actor_id: supervisor.trabajador_id,
        objeto_id: String(worker.trabajador_id),
        detalle: { ...november, formato: "pdf" },
      },
    ]);
  });

  it("the file of a sheet answers 404 to supervisors of others, of the past or of themselves", async () => {
    const former = await t.factory.signedIn({ company, trabajador: { permiso_supervisor: true } });
    await t.factory.supervise(former, worker, "[2024-01-01,2026-11-18)");
    const stranger = await t.factory.signedIn({ trabajador: { permiso_supervisor: true } });
    const cells: Array<[SignedIn, Worker]> = [
      [former, worker],
      [stranger, worker],
      [supervisor, former],
      [supervisor, supervisor],
      [supervisor, { ...worker, trabajador_id: 2_000_000_000 }],
    ];
    for (const [who, of] of cells) {
      const answer = await ask(who, time.teamTimeRecord, of);
      expect([answer.status, answer.body.code]).toEqual([404, "worker.not_found"]);
    }
  });

  it("the file of a sheet needs the modules", async () => {
    const bare = await t.factory.company({ modulos: [] });
    const boss = await t.factory.signedIn({
      company: bare,
      trabajador: { permiso_supervisor: true },
    });
    for (const endpoint of [time.timeRecord, time.teamTimeRecord]) {
      const answer = await ask(boss, endpoint, boss);
      expect([answer.status, answer.body.code]).toEqual([403, "module.not_hired"]);
    }
  });

  it("the file of a sheet may be read in a handed-over session", async () => {
    const administrator = await t.factory.worker({ company, trabajador: { administrador: true } });
    const token = await t.factory.session(worker, {
      suplantada_por: administrator.trabajador_id,
    });
    expect(await printed({ token, of: worker, ...november })).toContain("Ana Supervisada");
  });
});

describe("days as they were", () => {
  it("the printed sheet counts the night of the autumn clock change as nine hours, with a note", async () => {
    const night = await t.factory.worker({ company });
    await t.factory.schedule({ worker: night, tramos: [[6, "22:00", "06:00"]] });
    // Saturday 22:00 (UTC+2) to Sunday 06:00 (UTC+1): 20:00 to 05:00 UTC.
    await work(night, "2026-10-24T20:00:00Z", "2026-10-25T05:00:00Z");
    t.clock.set("2026-11-18T10:00:00Z");
    const token = await t.factory.session(night);
    const text = await printed({ token, of: night, desde: "2026-10-24", hasta: "2026-10-25" });
    expect(lineOf(text, "24 Sáb")).toBe(
      "24 Sáb 22:00–06:00 +1 22:00–06:00 +1 9 h 00 9 h 00 0 h 00 Correcto",
    );
    expect(lineOf(text, "24/10")).toBe("24/10 Cambio de hora oficial: de UTC+2 a UTC+1");
    expect(text).toContain("+1 día siguiente");
  });

  it("a printed month of split days fits one page, each stretch on a line", async () => {
    const split = await t.factory.worker({ company });
    const halves: Array<[number, string, string]> = [1, 2, 3, 4, 5].flatMap((day) => [
      [day, "09:00", "14:00"],
      [day, "15:00", "18:00"],
    ]);
    await t.factory.schedule({ worker: split, tramos: halves });
    await work(split, "2026-11-16T08:00:00Z", "2026-11-16T13:00:00Z");
    await work(split, "2026-11-16T14:00:00Z", "2026-11-16T17:00:00Z");
    const token = await t.factory.session(split);
    const text = await printed({ token, of: split, ...november });
    expect(lineOf(text, "16 Lun")).toBe(
      "16 Lun 09:00–14:00 15:00–18:00 09:00–14:00 15:00–18:00 8 h 00 8 h 00 0 h 00 Correcto",
    );
    expect(text).toContain("Página 1 de 1");
  });

  it("the printed sheet expects nothing of a former worker, with the date of leaving", async () => {
    const left = await t.factory.worker({ company, trabajador: { fecha_baja: "2026-11-10" } });
    await t.factory.schedule({
      worker: left,
      tramos: [1, 2, 3, 4, 5].map((d) => [d, "09:00", "17:00"]),
    });
    const supervisor = await t.factory.signedIn({
      company,
      trabajador: { permiso_supervisor: true },
    });
    await t.factory.supervise(supervisor, left);
    const text = await printed({ ...supervisor, of: left, ...november, team: true });
    expect(text).toContain("08/01/2024 – 10/11/2026");
    expect(lineOf(text, "10 Mar")).toBe("10 Mar 09:00–17:00 0 h 00 8 h 00 −8 h 00 Por revisar");
    expect(lineOf(text, "11 Mié")).toBe("11 Mié Sin contrato");
    // 2–6, 9 and 10 November: seven days.
    expect(lineOf(text, "Total")).toBe("Total 0 h 00 0 h 00 56 h 00 −56 h 00");
  });

  it("each day of the printed sheet is in the time zone of its place", async () => {
    const moved = await t.factory.signedIn({ company });
    const island = await t.factory.insert<{ id: number }>("centro_trabajo", {
      empresa_id: company.empresa_id,
      codigo: `I${moved.trabajador_id}`,
      nombre: "Las Palmas",
      zona_horaria: "Atlantic/Canary",
    });
    await t.sql(
      "update trabajador_centro set vigencia = '[2024-01-01,2026-11-17)' where empresa_id = $1 and trabajador_id = $2",
      [company.empresa_id, moved.trabajador_id],
    );
    await t.factory.insert("trabajador_centro", {
      empresa_id: company.empresa_id,
      trabajador_id: moved.trabajador_id,
      centro_trabajo_id: island.id,
      vigencia: "[2026-11-17,)",
    });
    await work(moved, "2026-11-16T08:00:00Z", "2026-11-16T16:00:00Z");
    await work(moved, "2026-11-17T08:00:00Z", "2026-11-17T16:00:00Z");
    const token = await t.factory.session(moved);
    const text = await printed({ token, of: moved, desde: "2026-11-01", hasta: "2026-11-18" });
    expect(lineOf(text, "16 Lun")).toContain("09:00–17:00 8 h 00");
    expect(lineOf(text, "17 Mar")).toContain("08:00–16:00 8 h 00");
    expect(lineOf(text, "17/11")).toBe("17/11 Hora de Atlantic/Canary");
    expect(text).toContain("Centro · Las Palmas");
  });
});

describe("acts of others", () => {
  it("the printed sheet names a supervisor's changes, the worker's answers and the closure", async () => {
    const worker = await t.factory.worker({ company });
    const boss = await t.factory.worker({
      company,
      nombre: "Luis",
      apellido1: "Gil",
      trabajador: { permiso_supervisor: true },
    });
    await work(worker, "2026-10-05T07:00:00Z", "2026-10-05T15:00:00Z");
    await work(worker, "2026-10-06T07:00:00Z", "2026-10-06T15:00:00Z");
    await t.factory.supervise(boss, worker);
    const signings = await t.sql<{ id: number }>(
      "select id from fichaje where trabajador_id = $1 order by hora_inicio",
      [worker.trabajador_id],
    );
    t.clock.set("2026-10-07T08:30:00Z");
    const [bossToken, workerToken] = [
      await t.factory.session(boss),
      await t.factory.session(worker),
    ];
    const change = async (index: number, fields: { hora_fin: string; motivo: string }) => {
      const dia = `2026-10-0${5 + index}`;
      const answer = await t.call(changes.editTeamSigning, {
        token: bossToken,
        body: {
          trabajador_id: worker.trabajador_id,
          id: signings[index]?.id ?? 0,
          hora_inicio: `${dia}T07:00:00Z`,
          ...fields,
        },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    };
    await change(0, { hora_fin: "2026-10-05T16:00:00Z", motivo: "Salió más tarde #let" });
    await change(1, { hora_fin: "2026-10-06T14:00:00Z", motivo: "Olvido" });
    const listed = await t.call(changes.listSigningChanges, {
      token: workerToken,
      query: { trabajador_id: worker.trabajador_id },
    });
    const disputed = listed.body.data.find(
      (one: changes.SigningChange) => one.dia === "2026-10-06",
    );
    await t.call(changes.answerSigningChange, {
      token: workerToken,
      params: { id: disputed.id },
      body: { respuesta: "disputado", comentario: "Salí a las cinco" },
    });
    const request = await t.factory.insert<{ id: number }>("solicitud", {
      empresa_id: company.empresa_id,
      trabajador_id: worker.trabajador_id,
      pe_solicitud_tipo_id: 10,
      estado_id: 2,
      creada_en: "2026-11-02T09:00:00Z",
      decidida_en: "2026-11-03T09:00:00Z",
    });
    await t.factory.insert("cierre_mes", {
      empresa_id: company.empresa_id,
      trabajador_id: worker.trabajador_id,
      solicitud_id: request.id,
      anyo: 2026,
      mes: 10,
      minutos_previstos: 0,
      minutos_trabajados: 960,
      saldo_minutos: 960,
    });
    t.clock.set("2026-11-18T10:00:00Z");
    const token = await t.factory.session(worker);
    const october = { desde: "2026-10-01", hasta: "2026-10-31" };
    const text = await printed({ token, of: worker, ...october });
    expect(lineOf(text, "05 Lun")).toContain("09:00–18:00 S?");
    expect(lineOf(text, "06 Mar")).toContain("09:00–16:00 S!");
    expect(lineOf(text, "05/10 09:00")).toBe(
      "05/10 09:00–17:00 Presencial 09:00–18:00 Presencial Luis Gil 07/10/2026 10:30 «Salió más tarde #let». Sin respuesta.",
    );
    const whole = text.replaceAll(/\s+/g, " ");
    expect(lineOf(text, "06/10 09:00")).toContain(
      "09:00–17:00 Presencial 09:00–16:00 Presencial Luis Gil",
    );
    expect(whole).toContain("No aceptado por la persona");
    expect(whole).toContain("«Salí a las cinco»");
    expect(lineOf(text, "Mes cerrado")).toBe(
      "Mes cerrado el 03/11/2026 previsto 0 min, trabajado 16 h 00 min, saldo +16 h 00 min",
    );
    await t.sql(
      "update cierre_mes set vigente = false, reabierto_en = now(), reabierto_por = $2, motivo_reapertura = 'Error' where solicitud_id = $1",
      [request.id, boss.trabajador_id],
    );
    expect(await printed({ token, of: worker, ...october })).toContain("Mes abierto");
  });
});
