import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { languages } from "@atrio/contract/languages";
import { punch } from "@atrio/contract/time/time";

import type { Company, Worker } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import type { ReadMail } from "../../../../test/mail-file.ts";

import type { Notice } from "./notices.rules.ts";
import { notify } from "./notices.service.ts";

let t: TestApp;
let company: Company;
let worker: Worker;
let boss: Worker;

type Row = {
  trabajador_id: number;
  titulo: string;
  descripcion: string;
  tipo: string;
  enlace: string;
};

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company({ nombre: "Talleres Ñandú" });
  worker = await t.factory.worker({ company, nombre: "Lucía", apellido1: "Gómez" });
  boss = await t.factory.worker({
    company,
    nombre: "Rosa",
    apellido1: "Vidal",
    trabajador: { permiso_supervisor: true, supervisor_bolsa_horas: true },
  });
});

async function tell(
  notice: Notice & { to: number | readonly number[]; urgent?: boolean },
): Promise<void> {
  await t.ctx.db.tenant(company.empresa_id, (tx) => notify(t.ctx, tx, notice));
}

const rows = async (reader: Worker): Promise<Row[]> =>
  t.sql<Row>("select * from notificacion where trabajador_id = $1 order by id", [
    reader.trabajador_id,
  ]);

async function mailsTo(address: string): Promise<ReadMail[]> {
  const mails = await t.outbox();
  return mails.filter(({ headers }) => headers["to"] === address);
}

const changed = (): Notice => ({
  kind: "signing_changed",
  data: {
    trabajador_id: worker.trabajador_id,
    autor_id: boss.trabajador_id,
    dia: "2026-11-17",
    tipo: "edicion",
  },
});

/** All notices about the worker. */
function everything(): Notice[] {
  const day = { trabajador_id: worker.trabajador_id, dia: "2026-11-17" };
  const month = { trabajador_id: worker.trabajador_id, solicitud_id: 3, year: 2026, month: 10 };
  return [
    { kind: "correction_requested", data: { ...day, solicitud_id: 2 } },
    { kind: "correction_decided", data: { ...day, solicitud_id: 2, aprobada: true } },
    { kind: "correction_decided", data: { ...day, solicitud_id: 4, aprobada: false } },
    changed(),
    { kind: "signing_changed", data: { ...day, autor_id: boss.trabajador_id, tipo: "alta" } },
    { kind: "signing_changed", data: { ...day, autor_id: boss.trabajador_id, tipo: "borrado" } },
    { kind: "signing_change_answered", data: { ...day, respuesta: "confirmado" } },
    { kind: "signing_change_answered", data: { ...day, respuesta: "disputado" } },
    { kind: "closure_requested", data: month },
    { kind: "closure_decided", data: { ...month, aprobada: true } },
    { kind: "closure_decided", data: { ...month, solicitud_id: 5, aprobada: false } },
    { kind: "month_reopened", data: month },
    { kind: "incidence_created", data: { ...day, incidencia_id: 6 } },
    { kind: "incidence_decided", data: { ...day, incidencia_id: 6, aprobada: true } },
    { kind: "incidence_decided", data: { ...day, incidencia_id: 7, aprobada: false } },
    {
      kind: "signing_left_open",
      data: { ...day, fichaje_id: 8, desde: "2026-11-17T07:02:00Z" },
    },
    {
      kind: "offline_punches",
      data: { ...day, desde: "2026-11-17T07:02:00Z", recibido_en: "2026-11-17T09:00:00Z" },
    },
    ...aboutPayslips(),
    ...aboutRequests(),
  ];
}

/** Each kind of payslip, and a correction. */
function aboutPayslips(): Notice[] {
  const about = { trabajador_id: worker.trabajador_id, year: 2026, month: 10 };
  const kinds = ["NM", "PE", "BN", "AT", "NM"] as const;
  return kinds.map((kind, index) => ({
    kind: "payslip_published",
    data: { ...about, nomina_id: 20 + index, tipo_nomina: kind, sustituye: index === 4 },
  }));
}

/** All notices about a request of any kind, and about its approvers. */
function aboutRequests(): Notice[] {
  const about = {
    trabajador_id: worker.trabajador_id,
    solicitud_id: 9,
    pe_solicitud_tipo_id: 1,
    fechas: [{ desde: "2026-12-14", hasta: "2026-12-18" }],
  };
  const rectified = { ...about, solicitud_id: 10, rectifica: true, retira: false };
  const withdrawn = { ...about, solicitud_id: 13, rectifica: true, retira: true };
  const version = "2026-11-18T08:00:00Z";
  const fechas = about.fechas;
  return [
    { kind: "request_to_decide", data: { ...about, rectifica: false, retira: false } },
    { kind: "request_to_decide", data: withdrawn },
    { kind: "request_decided", data: { ...withdrawn, aprobada: true } },
    { kind: "request_decided", data: { ...withdrawn, solicitud_id: 14, aprobada: false } },
    { kind: "request_to_decide", data: rectified },
    { kind: "request_edited", data: { ...about, version } },
    {
      kind: "request_decided",
      data: { ...about, rectifica: false, retira: false, aprobada: true },
    },
    {
      kind: "request_decided",
      data: { ...about, solicitud_id: 11, rectifica: false, retira: false, aprobada: false },
    },
    { kind: "request_decided", data: { ...rectified, aprobada: true } },
    { kind: "request_decided", data: { ...rectified, solicitud_id: 12, aprobada: false } },
    { kind: "request_cancelled", data: { ...about, pe_solicitud_tipo_id: 9 } },
    { kind: "days_returned", data: { ...about, version } },
    { kind: "days_restored", data: { ...about, version } },
    ...(["registrada", "corregida", "retirada"] as const).map((acto): Notice => ({
      kind: "absence_by_office",
      data: { ...about, fechas: [{ desde: "2026-12-14", hasta: null }], acto },
    })),
    { kind: "days_expiring", data: { trabajador_id: 1, dia: "2026-12-31", aviso: "2026-11-18" } },
    { kind: "proof_due", data: { ...about, dia: "2026-12-28", version: "2026-12-28" } },
    { kind: "proof_missing", data: { ...about, dia: "2026-12-28", version: "2026-12-28" } },
    {
      kind: "worked_absence",
      data: { trabajador_id: about.trabajador_id, dia: "2026-11-17", ausencia: true },
    },
    { kind: "expense_paid", data: about },
    { kind: "decision_waits", data: { ...about, pe_solicitud_tipo_id: 11, version } },
    { kind: "decisions_wait", data: { trabajador_id: null, numero: 3, area: "absences" } },
    {
      kind: "delegation_given",
      data: { trabajador_id: boss.trabajador_id, delegacion_id: 1, fechas },
    },
    {
      kind: "delegation_revoked",
      data: { trabajador_id: boss.trabajador_id, delegacion_id: 1, fechas },
    },
  ];
}

describe("a notice", () => {
  it("a notice is a notification, a mail and a link in the reader's language", async () => {
    await t.sql("update trabajador set idioma_trabajador = 'fr' where id = $1", [
      worker.trabajador_id,
    ]);
    await tell({ ...changed(), to: worker.trabajador_id });
    expect(await rows(worker)).toEqual([
      expect.objectContaining({
        titulo: "Un de vos pointages a été modifié",
        descripcion:
          "Rosa Vidal a modifié un pointage de votre journée du 17 novembre 2026. Vérifiez-le et indiquez si vous êtes d’accord.",
        tipo: "fichaje",
        enlace: "/timeRegistration?mes=2026-11&dia=2026-11-17",
        leida_en: null,
      }),
    ]);
    const [mail] = await mailsTo(worker.email);
    expect(mail?.headers["subject"]).toBe("Un de vos pointages a été modifié");
    expect(mail?.text).toContain("Bonjour Lucía,");
    expect(mail?.text).toContain("Rosa Vidal a modifié un pointage");
    expect(mail?.text).toContain(
      "http://portal.test/fr/timeRegistration?mes=2026-11&dia=2026-11-17",
    );
    expect(mail?.html).toContain("Talleres Ñandú");
  });

  it.each(languages)(
    "a notice says everything in %s, to the worker and to a supervisor",
    async (language) => {
      await t.sql("update trabajador set idioma_trabajador = $2 where empresa_id = $1", [
        company.empresa_id,
        language,
      ]);
      const all = everything();
      for (const notice of all) {
        await tell({ ...notice, to: [worker.trabajador_id, boss.trabajador_id] });
      }
      for (const reader of [worker, boss]) {
        const told = await rows(reader);
        expect(told).toHaveLength(all.length);
        expect(JSON.stringify(told)).not.toMatch(/\{\{|undefined|null,"descripcion/);
        expect(told.map((row) => row.descripcion).join(" ")).toContain("2026");
      }
      const own = (await rows(worker)).find((row) => row.tipo === "bolsa_horas");
      const others = (await rows(boss)).find((row) => row.tipo === "bolsa_horas");
      expect(own?.descripcion).not.toContain("Lucía");
      expect(others?.descripcion).toContain("Lucía Gómez");
    },
  );

  it("a notice has months and instants in the reader's language and zone", async () => {
    const canary = await t.factory.company({ zona: "Atlantic/Canary" });
    company = canary;
    worker = await t.factory.worker({ company, nombre: "Yeray" });
    const [closure, open] = everything().filter(
      ({ kind }) => kind === "closure_requested" || kind === "signing_left_open",
    );
    if (closure === undefined || open === undefined) throw new Error("Nothing to tell");
    await tell({ ...closure, to: worker.trabajador_id });
    await tell({ ...open, to: worker.trabajador_id });
    const [first, second] = await rows(worker);
    expect(first?.descripcion).toContain("de octubre de 2026.");
    expect(second?.descripcion).toContain("el 17 de noviembre de 2026 a las 07:02 lleva");
  });

  it("a notice is not created when the change is rolled back", async () => {
    const rolledBack = t.ctx.db.tenant(company.empresa_id, async (tx) => {
      await notify(t.ctx, tx, { ...changed(), to: worker.trabajador_id });
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    expect(await rows(worker)).toEqual([]);
    expect(await mailsTo(worker.email)).toEqual([]);
  });

  it("a repeated or simultaneous notice of the same event is created once", async () => {
    const [notice] = everything();
    if (notice === undefined) throw new Error("Nothing to tell");
    const { trabajador_id } = boss;
    await Promise.all([
      tell({ ...notice, to: trabajador_id }),
      tell({ ...notice, to: trabajador_id }),
    ]);
    await tell({ ...notice, to: trabajador_id });
    expect(await rows(boss)).toHaveLength(1);
    expect(await mailsTo(boss.email)).toHaveLength(1);
  });

  it("typed texts stay on one line of a notice", async () => {
    await t.sql("update trabajador set nombre = $2 where id = $1", [
      boss.trabajador_id,
      "Rosa\r\nBcc: x@y.test {{fecha}}",
    ]);
    await tell({ ...changed(), to: worker.trabajador_id });
    const [row] = await rows(worker);
    expect(row?.descripcion).toContain("Rosa Bcc: x@y.test {{fecha}} Vidal ha cambiado");
    const [mail] = await mailsTo(worker.email);
    expect(mail?.headers["bcc"]).toBeUndefined();
  });
});

describe("the dates of a request", () => {
  const dated = async (fechas: Array<{ desde: string; hasta: string }>): Promise<string> => {
    const about = { trabajador_id: worker.trabajador_id, solicitud_id: 9, fechas };
    const data = { ...about, pe_solicitud_tipo_id: 3, rectifica: false, retira: false };
    await tell({ kind: "request_to_decide", data, to: boss.trabajador_id });
    return (await rows(boss)).at(-1)?.descripcion ?? "";
  };
  const one = { desde: "2026-12-14", hasta: "2026-12-14" };
  const turn = { desde: "2026-12-28", hasta: "2027-01-04" };

  it("the dates of a request are a day or a range, also over a year's end", async () => {
    expect(await dated([one, turn])).toBe(
      "Lucía Gómez ha enviado una solicitud de horas retribuidas (14 de diciembre de 2026; 28 de diciembre de 2026 – 4 de enero de 2027) que espera tu aprobación.",
    );
  });

  it("the dates of a request of more than three periods are not all told", async () => {
    const text = await dated([one, turn, one, turn, one]);
    expect(text.split(";")).toHaveLength(3);
    expect(text).toContain("…)");
  });
});

describe("a supervisor's mails about their people", () => {
  const asked = (): Notice => ({
    kind: "correction_requested",
    data: { trabajador_id: worker.trabajador_id, solicitud_id: 2, dia: "2026-11-17" },
  });

  it("mails about supervised people go to the address that the supervisor chose", async () => {
    await t.sql("update trabajador set email_supervisor = 'equipo@prueba.test' where id = $1", [
      boss.trabajador_id,
    ]);
    await tell({ ...asked(), to: boss.trabajador_id });
    expect((await mailsTo("equipo@prueba.test")).length).toBe(1);
    expect(await mailsTo(boss.email)).toEqual([]);
  });

  it("mails about supervised people can be declined, but the notification stays", async () => {
    await t.sql("update trabajador set receive_email_from_supervisees = false where id = $1", [
      boss.trabajador_id,
    ]);
    await tell({ ...asked(), to: boss.trabajador_id });
    expect(await rows(boss)).toHaveLength(1);
    expect(await mailsTo(boss.email)).toEqual([]);
  });

  it("mails about supervised people ignore the supervisor's own working time", async () => {
    await t.sql(
      `update trabajador set receive_email_from_supervisees = false,
         email_supervisor = 'otra@prueba.test' where id = $1`,
      [boss.trabajador_id],
    );
    await tell({
      kind: "correction_decided",
      to: boss.trabajador_id,
      data: {
        trabajador_id: boss.trabajador_id,
        solicitud_id: 9,
        dia: "2026-11-17",
        aprobada: true,
      },
    });
    expect(await mailsTo(boss.email)).toHaveLength(1);
  });
});

it("a notice is not mailed to former workers or closed accounts", async () => {
  const left = await t.factory.worker({ company, trabajador: { fecha_baja: "2026-11-17" } });
  const closed = await t.factory.worker({
    company,
    account: { desactivada_en: "2026-01-01T00:00:00Z" },
  });
  await tell({ ...changed(), to: [left.trabajador_id, closed.trabajador_id] });
  expect(await rows(left)).toHaveLength(1);
  expect(await mailsTo(left.email)).toEqual([]);
  expect(await mailsTo(closed.email)).toEqual([]);
});

describe("a mail that is not urgent", () => {
  // Far ahead of the machine's clock, so that delayed jobs really wait.
  const plannedFor = async (): Promise<string[]> => {
    await t.ctx.jobs.idle();
    const jobs = await t.sql<{ start_after: Date }>(
      "select start_after from pgboss.job where name = 'mail.send' and start_after > now()",
    );
    await t.sql("delete from pgboss.job where name = 'mail.send'");
    return jobs.map((job) => new Date(job.start_after).toISOString());
  };

  it.each([
    // Wednesday 20 November 2030, 21:00 in Madrid: the next hours are on Thursday at 08:00.
    ["2030-11-20T20:00:00Z", ["2030-11-21T07:00:00.000Z"]],
    // Friday evening waits for Monday.
    ["2030-11-22T17:00:00Z", ["2030-11-25T07:00:00.000Z"]],
    // At work it goes at once.
    ["2030-11-20T10:00:00Z", []],
  ])("a mail that is not urgent, created at %s, waits until %o", async (now, expected) => {
    const week = [1, 2, 3, 4, 5].map((day): [number, string, string] => [day, "08:00", "16:00"]);
    await t.factory.schedule({ worker, tramos: week });
    t.clock.set(now);
    await tell({ ...changed(), to: worker.trabajador_id });
    expect(await plannedFor()).toEqual(expected);
    expect(await rows(worker)).toHaveLength(1);
    await tell({ ...changed(), to: worker.trabajador_id, urgent: true });
    expect(await plannedFor()).toEqual([]);
  });

  it("a mail goes at once to a reader without a schedule", async () => {
    t.clock.set("2030-11-20T20:00:00Z");
    await tell({ ...changed(), to: worker.trabajador_id });
    expect(await plannedFor()).toEqual([]);
    expect(await mailsTo(worker.email)).toHaveLength(1);
  });
});

describe("a signing left open", () => {
  const warn = async (): Promise<void> => {
    await t.ctx.db.tenant(company.empresa_id, (tx) =>
      t.ctx.jobs.enqueue(tx, "notices.left_open", {}),
    );
    await t.ctx.jobs.idle();
  };

  it("a signing left open is told once, after more than a day, and at once", async () => {
    const [type] = await t.sql<{ id: number }>(
      "select id from fichador where empresa_id = $1 limit 1",
      [company.empresa_id],
    );
    const clock = async (accion: "entrada" | "salida", more: object = {}): Promise<void> => {
      const { status } = await t.call(punch, {
        token: await t.factory.session(worker),
        body: { trabajador_id: worker.trabajador_id, accion, ...more },
      });
      expect(status).toBe(200);
    };
    t.clock.set("2026-11-16T08:00:00Z");
    await clock("entrada", { fichador_id: type?.id });
    t.clock.set("2026-11-17T08:00:00Z");
    await warn();
    expect(await rows(worker)).toEqual([]);
    t.clock.set("2026-11-17T08:00:01Z");
    await Promise.all([warn(), warn()]);
    await warn();
    expect(await rows(worker)).toEqual([
      expect.objectContaining({
        titulo: "Tienes un fichaje sin cerrar",
        descripcion: expect.stringContaining("el 16 de noviembre de 2026 a las 09:00"),
      }),
    ]);
    expect(await mailsTo(worker.email)).toHaveLength(1);
    await clock("salida", { hora_fin: "2026-11-16T16:00:00Z" });
    await clock("entrada", { fichador_id: type?.id });
    t.clock.set("2026-11-18T08:00:02Z");
    await warn();
    expect(await rows(worker)).toHaveLength(2);
  });
});
