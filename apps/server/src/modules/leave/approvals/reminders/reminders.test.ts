import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as absences from "@atrio/contract/leave/absences";
import * as delegations from "@atrio/contract/leave/delegations";
import * as requests from "@atrio/contract/leave/requests";
import { requestClosure } from "@atrio/contract/time/closures";

import type { Company, SignedIn, Worker } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let boss: SignedIn;
let second: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  ({ company, first: boss, second, worker, administrator } = await leave.team());
});

afterAll(() => t.stop());

async function ask(desde = "2026-12-14", who = worker): Promise<number> {
  const answer = await t.call(absences.createRequest, {
    token: who.token,
    body: {
      pe_solicitud_tipo_id: 1,
      periodos: [{ fecha_inicio: desde, fecha_fin: desde }],
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

async function approve(who: SignedIn, id: number): Promise<number> {
  const token = await t.factory.session(who);
  const answer = await t.call(requests.approveRequest, { token, body: { solicitud_id: id } });
  return answer.status;
}

/** Runs the portal's jobs of a morning. */
async function morning(instant: string): Promise<void> {
  t.clock.set(instant);
  await t.ctx.db.tenant(company.empresa_id, async (tx) =>
    t.ctx.jobs.enqueue(tx, "requests.daily", {}),
  );
  await t.ctx.jobs.idle();
}

type Told = { titulo: string; descripcion: string; enlace: string };

/** Reminders that somebody has got. */
const remindersTo = async (who: Worker): Promise<Told[]> =>
  t.sql<Told>(
    `select titulo, descripcion, enlace from notificacion
     where trabajador_id = $1 and titulo like '%espera%' order by id`,
    [who.trabajador_id],
  );

async function stateOf(id: number): Promise<number | undefined> {
  const [row] = await t.sql<{ estado_id: number }>(
    "select estado_id from solicitud where id = $1",
    [id],
  );
  return row?.estado_id;
}

describe("a decision that waits", () => {
  it("a waiting decision is reminded of after three days and then each week, until it is taken", async () => {
    const id = await ask();
    const counted: Array<[string, number]> = [
      ["2026-11-21T07:59:59Z", 0],
      ["2026-11-21T08:00:00Z", 1],
      ["2026-11-27T08:00:00Z", 1],
      ["2026-11-28T08:00:00Z", 2],
      ["2026-12-05T08:00:00Z", 3],
    ];
    for (const [instant, times] of counted) {
      await morning(instant);
      expect(await remindersTo(boss), instant).toHaveLength(times);
    }
    expect((await remindersTo(boss))[0]).toEqual({
      titulo: "Una solicitud espera tu aprobación",
      descripcion: `La solicitud de vacaciones de ${await nameOf(worker)} (14 de diciembre de 2026) sigue pendiente de tu aprobación.`,
      enlace: `/absencesSupervisor?solicitud=${id}`,
    });
    expect(await approve(boss, id)).toBe(200);
    await morning("2026-12-12T08:00:00Z");
    expect(await remindersTo(boss)).toHaveLength(3);
    expect(await remindersTo(second)).toHaveLength(4);
    expect(await approve(second, id)).toBe(200);
    await morning("2026-12-19T08:00:00Z");
    expect(await remindersTo(second)).toHaveLength(4);
  });

  it("a reminder is recorded in the request's timeline, with recipients and moment", async () => {
    const id = await ask();
    await morning("2026-11-21T08:00:00Z");
    await morning("2026-11-21T08:00:00Z");
    const events = await t.sql<{ tipo: string; detalle: { personas: number[] } }>(
      "select tipo, detalle from solicitud_suceso where solicitud_id = $1 order by id",
      [id],
    );
    expect(events.map((one) => one.tipo)).toEqual(["enviada", "recordada"]);
    expect(events[1]?.detalle.personas).toEqual([boss.trabajador_id, second.trabajador_id]);
    const marks = await t.sql<{ at: Date }>(
      "select recordada_en as at from solicitud_aprobacion where solicitud_id = $1",
      [id],
    );
    expect(marks.map((one) => new Date(one.at).toISOString())).toEqual([
      "2026-11-21T08:00:00.000Z",
      "2026-11-21T08:00:00.000Z",
    ]);
  });

  it("all waiting decisions of a supervisor are reminded of in one message", async () => {
    await ask("2026-12-14");
    await ask("2026-12-15");
    const body = { trabajador_id: worker.trabajador_id, year: 2026, month: 10 };
    await t.call(requestClosure, { token: worker.token, body });
    await morning("2026-11-21T08:00:00Z");
    expect((await remindersTo(boss)).map((one) => [one.titulo, one.enlace])).toEqual([
      ["Solicitudes que esperan tu aprobación", "/absencesSupervisor"],
      [
        "Una solicitud espera tu aprobación",
        expect.stringMatching(/^\/timeRegistrationSupervisor\?solicitud=\d+$/),
      ],
    ]);
    expect((await remindersTo(boss))[0]?.descripcion).toContain("Tienes 2 solicitudes");
  });

  it("an edited request starts its wait for a reminder anew", async () => {
    const id = await ask();
    t.clock.set("2026-11-20T08:00:00Z");
    await t.call(absences.editRequest, {
      token: await t.factory.session(worker),
      params: { id },
      body: {
        pe_solicitud_tipo_id: 1,
        periodos: [{ fecha_inicio: "2026-12-16", fecha_fin: "2026-12-16" }],
      },
    });
    await morning("2026-11-22T08:00:00Z");
    expect(await remindersTo(boss)).toEqual([]);
    await morning("2026-11-23T08:00:00Z");
    expect(await remindersTo(boss)).toHaveLength(1);
  });

  it("reminders also go to the delegate, and to administrators where they decide", async () => {
    const stand = await leave.supervisor(company);
    const delegation = {
      delegado_id: stand.trabajador_id,
      desde: "2026-11-18",
      hasta: "2026-11-30",
    };
    await t.call(delegations.createDelegation, { token: boss.token, body: delegation });
    await ask();
    const alone = await leave.worker(company);
    const id = await ask("2026-12-14", alone);
    await morning("2026-11-21T08:00:00Z");
    expect(await remindersTo(stand)).toHaveLength(1);
    const links = (await remindersTo(administrator)).map((one) => one.enlace);
    expect(links).toEqual([`/admin?solicitud=${id}`]);
  });

  it("a reminder is mailed in the reader's working hours", async () => {
    // Far ahead of the machine's clock, so that delayed jobs really wait; Sunday morning.
    await leave.office(boss);
    t.clock.set("2030-11-20T08:00:00Z");
    await ask("2030-12-16", { ...worker, token: await t.factory.session(worker) });
    await t.ctx.jobs.idle();
    await t.sql("delete from pgboss.job where name = 'mail.send'");
    await morning("2030-11-24T07:17:00Z");
    const jobs = await t.sql<{ start_after: Date }>(
      "select start_after from pgboss.job where name = 'mail.send' and start_after > now()",
    );
    expect(jobs.map((job) => new Date(job.start_after).toISOString())).toEqual([
      "2030-11-25T07:00:00.000Z",
    ]);
    await t.sql("delete from pgboss.job where name = 'mail.send'");
  });
});

async function nameOf(who: Worker): Promise<string> {
  const [row] = await t.sql<{ name: string }>(
    "select nombre_completo as name from trabajador where id = $1",
    [who.trabajador_id],
  );
  return row?.name ?? "";
}

describe("a supervisor who has left", () => {
  const leaveCompany = async (...who: Worker[]): Promise<void> => {
    await t.sql("update trabajador set fecha_baja = '2026-11-18' where id = any($1)", [
      who.map((one) => one.trabajador_id),
    ]);
  };

  it("an approval of a supervisor who left is dropped in the morning; the others have decided", async () => {
    const id = await ask();
    await approve(boss, id);
    await leaveCompany(second);
    await morning("2026-11-18T22:00:00Z");
    expect(await stateOf(id)).toBe(1);
    await morning("2026-11-19T07:17:00Z");
    expect(await stateOf(id)).toBe(2);
    const trail = await t.sql("select actor_id, detalle from auditoria where accion = $1", [
      "solicitud.supervisor_liberado",
    ]);
    expect(trail).toEqual([
      {
        actor_id: null,
        detalle: {
          supervisor_id: second.trabajador_id,
          trabajador_id: worker.trabajador_id,
        },
      },
    ]);
  });

  it("a request goes to administrators when no supervisor is left; they are told once", async () => {
    const id = await ask();
    await leaveCompany(boss, second);
    await morning("2026-11-19T07:17:00Z");
    await morning("2026-11-20T07:17:00Z");
    const told = await t.sql("select titulo, clave from notificacion where trabajador_id = $1", [
      administrator.trabajador_id,
    ]);
    expect(told).toEqual([{ titulo: "Solicitud por aprobar", clave: `request_to_decide:${id}` }]);
    expect(await stateOf(id)).toBe(1);
  });
});
