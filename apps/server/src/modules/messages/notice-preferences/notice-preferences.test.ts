import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { noticeGroups } from "@atrio/contract/messages/notice-groups";
import * as preferences from "@atrio/contract/messages/notice-preferences";

import { makeAway } from "../../../../test/away.ts";
import type { Company, Worker } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";
import { sendDigests } from "../notices/digest/digest.service.ts";
import type { Notice } from "../notices/notices.rules.ts";
import { notify } from "../notices/notices.service.ts";

type Told = Notice & { to: number; urgent?: boolean };

let t: TestApp;
let company: Company;
let worker: Worker & { token: string };
let sequence = 0;

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company({ nombre: "Talleres Ñandú" });
  worker = await t.factory.signedIn({ company, nombre: "Lucía", apellido1: "Gómez" });
});

async function read() {
  const { status, body } = await t.call(preferences.readNoticePreferences, {
    token: worker.token,
    params: { id: worker.trabajador_id },
  });
  expect(status).toBe(200);
  return body.data;
}

async function change(body: object) {
  return t.call(preferences.updateNoticePreferences, {
    token: worker.token,
    params: { id: worker.trabajador_id },
    body,
  });
}

const paid = (): Told => {
  sequence += 1;
  const fechas = [{ desde: "2026-12-14", hasta: "2026-12-18" }];
  return {
    kind: "expense_paid",
    to: worker.trabajador_id,
    data: {
      trabajador_id: worker.trabajador_id,
      solicitud_id: sequence,
      pe_solicitud_tipo_id: 9,
      fechas,
    },
  };
};

const toSign = (): Told => {
  sequence += 1;
  const data = { trabajador_id: worker.trabajador_id, firma_documento_id: sequence };
  return { kind: "document_to_sign", to: worker.trabajador_id, data };
};

async function tell(notice: Told): Promise<void> {
  await t.ctx.db.tenant(company.empresa_id, (tx) => notify(t.ctx, tx, notice));
}

async function mails() {
  const all = await t.outbox();
  return all.filter(({ headers }) => headers["to"] === worker.email);
}

const told = async (): Promise<number> => {
  const rows = await t.sql("select id from notificacion where trabajador_id = $1", [
    worker.trabajador_id,
  ]);
  return rows.length;
};

describe("how somebody is told", () => {
  it("notices use every channel, at once and within working hours, until the worker chooses", async () => {
    expect(await read()).toEqual({
      grupos: noticeGroups.map((tipo) =>
        expect.objectContaining({ tipo, correo: true, push: true }),
      ),
      desconexion: true,
      frecuencia: "al_momento",
      silencio: null,
      zona_horaria: "Europe/Madrid",
      clave_publica: expect.stringMatching(/^[A-Za-z0-9_-]{87}$/),
      fcm: false,
    });
    await t.sql(
      `update empresa set desconexion_digital = false, silencio_desde = '21:00',
         silencio_hasta = '07:00', silencio_dias = '{5,6}' where empresa_id = $1`,
      [company.empresa_id],
    );
    expect(await read()).toMatchObject({
      desconexion: false,
      silencio: { desde: "21:00", hasta: "07:00", dias: [5, 6] },
    });
  });

  it("preferences change in the given fields and stay in the rest", async () => {
    const grupos = [{ tipo: "nomina", correo: false, push: true }];
    const { status, body } = await change({ grupos });
    expect(status).toBe(200);
    expect(body.data.grupos).toContainEqual({
      tipo: "nomina",
      correo: false,
      push: true,
      bloqueo_correo: null,
    });
    await change({ desconexion: false });
    await change({ frecuencia: "semanal" });
    await change({ silencio: { desde: "22:00", hasta: "06:15", dias: [7, 1] } });
    await change({ grupos: [{ tipo: "documento", correo: true, push: false }] });
    const now = await read();
    expect(now).toMatchObject({
      desconexion: false,
      frecuencia: "semanal",
      silencio: { desde: "22:00", hasta: "06:15", dias: [1, 7] },
    });
    const differing = now.grupos.filter((one: { correo: boolean; push: boolean }) => {
      return !one.correo || !one.push;
    });
    expect(differing.map((one: { tipo: string }) => one.tipo)).toEqual(["nomina", "documento"]);
    await change({ grupos: [{ tipo: "nomina", correo: true, push: true }], silencio: null });
    expect(await read()).toMatchObject({ silencio: null });
    const kept = await t.sql("select tipo from preferencia_aviso where trabajador_id = $1", [
      worker.trabajador_id,
    ]);
    expect(kept).toEqual([{ tipo: "documento" }]);
  });

  it("having no quiet hours is an own choice, also where the company has some", async () => {
    await t.sql(
      `update empresa set silencio_desde = '21:00', silencio_hasta = '07:00',
         silencio_dias = '{1}' where empresa_id = $1`,
      [company.empresa_id],
    );
    await change({ silencio: null });
    expect((await read()).silencio).toBeNull();
  });

  it.each(["fichaje", "firma", "cuenta_bancaria", "acceso"])(
    "mails about %s cannot be switched off",
    async (tipo) => {
      const { status, body } = await change({ grupos: [{ tipo, correo: false, push: true }] });
      expect([status, body.code]).toEqual([422, "notice.locked"]);
      const insert = t.sql(
        `insert into preferencia_aviso (empresa_id, trabajador_id, tipo, correo, push)
         values ($1, $2, $3, false, true)`,
        [company.empresa_id, worker.trabajador_id, tipo],
      );
      await expect(insert).rejects.toThrow("preferencia_aviso_obligatorio");
    },
  );

  it("preferences refuse quiet hours that end when they begin, and unknown choices", async () => {
    const same = { desde: "22:00", hasta: "22:00", dias: [1] };
    const refused = await change({ silencio: same });
    expect([refused.status, refused.body.code]).toEqual([422, "notice.quiet_hours"]);
    for (const wrong of [
      { silencio: { desde: "22:00", hasta: "07:00", dias: [] } },
      { silencio: { desde: "22:00", hasta: "07:00", dias: [1, 1] } },
      { silencio: { desde: "25:00", hasta: "07:00", dias: [1] } },
      { frecuencia: "nunca" },
      { grupos: [{ tipo: "otro", correo: true, push: true }] },
    ]) {
      expect((await change(wrong)).status).toBe(422);
    }
  });
});

describe("a mail", () => {
  it("a switched-off mail is not sent, but the portal shows its text", async () => {
    await change({ grupos: [{ tipo: "solicitud", correo: false, push: true }] });
    await tell(paid());
    expect(await told()).toBe(1);
    expect(await mails()).toEqual([]);
    await tell(toSign());
    expect(await mails()).toHaveLength(1);
  });

  /** Jobs that wait, by the instant they wait for; far ahead of the machine's clock. */
  const waiting = async (): Promise<string[]> => {
    await t.ctx.jobs.idle();
    const jobs = await t.sql<{ start_after: Date }>(
      "select start_after from pgboss.job where name = 'mail.send' and start_after > now()",
    );
    await t.sql("delete from pgboss.job where name = 'mail.send'");
    return jobs.map((job) => new Date(job.start_after).toISOString());
  };

  it("a mail waits for the end of quiet hours unless it is urgent", async () => {
    await change({ silencio: { desde: "20:00", hasta: "07:45", dias: [1, 2, 3, 4, 5, 6, 7] } });
    // Wednesday 20 November 2030, 21:00 in Madrid.
    t.clock.set("2030-11-20T20:00:00Z");
    await tell(paid());
    expect(await waiting()).toEqual(["2030-11-21T06:45:00.000Z"]);
    await tell({ ...paid(), urgent: true });
    expect(await waiting()).toEqual([]);
  });

  it("a mail waits for working hours while its reader disconnects", async () => {
    const week = [1, 2, 3, 4, 5].map((day): [number, string, string] => [day, "08:00", "16:00"]);
    await t.factory.schedule({ worker, tramos: week });
    t.clock.set("2030-11-20T20:00:00Z");
    await tell(paid());
    expect(await waiting()).toEqual(["2030-11-21T07:00:00.000Z"]);
    worker = { ...worker, token: await t.factory.session(worker) };
    await change({ desconexion: false });
    await tell(paid());
    expect(await waiting()).toEqual([]);
  });
});

describe("during leave", () => {
  const wholeDay = { desde_minuto: 0, hasta_minuto: 1440, minutos: 480 };
  const week = [1, 2, 3, 4, 5].map((day): [number, string, string] => [day, "08:00", "16:00"]);

  /** Off from Wednesday 18 to Friday 20 November; at work again on Monday at 08:00 in Madrid. */
  async function goAway(state: number): Promise<void> {
    await t.factory.schedule({ worker, tramos: week });
    for (const fecha of ["2026-11-18", "2026-11-19", "2026-11-20"]) {
      await makeAway(t, worker, { fecha, slice: wholeDay, estado_id: state });
    }
  }

  it("mails during leave wait until the reader works again; mails of legal weight go", async () => {
    await goAway(2);
    await tell(paid());
    await tell(paid());
    expect(await mails()).toEqual([]);
    await tell(toSign());
    expect((await mails()).map(({ headers }) => headers["subject"])).toEqual([
      "Tienes un documento para firmar",
    ]);
    for (const now of ["2026-11-19T10:00:00Z", "2026-11-21T10:00:00Z", "2026-11-23T06:59:00Z"]) {
      t.clock.set(now);
      await sendDigests(t.ctx);
      expect(await mails()).toHaveLength(1);
    }
    t.clock.set("2026-11-23T07:00:00Z");
    await Promise.all([sendDigests(t.ctx), sendDigests(t.ctx)]);
    const [, summary, ...more] = await mails();
    expect(more).toEqual([]);
    expect(summary?.text).toContain("- Gasto pagado (2)");
    expect(await told()).toBe(3);
  });

  it("a mail of the evening before leave waits too, except for readers who do not disconnect", async () => {
    await goAway(2);
    t.clock.set("2026-11-17T20:00:00Z");
    await tell(paid());
    await t.ctx.jobs.idle();
    expect(await t.sql("select id from aviso_resumen where propio")).toHaveLength(1);
    worker = { ...worker, token: await t.factory.session(worker) };
    await change({ desconexion: false });
    await tell(paid());
    expect(await mails()).toHaveLength(1);
  });

  it("a leave that is only pending does not hold mails back", async () => {
    await goAway(1);
    await tell(paid());
    expect(await mails()).toHaveLength(1);
  });
});

describe("a summary", () => {
  it("a summary joins a day's notices in one mail without names, dates or figures", async () => {
    await change({ frecuencia: "diario" });
    await tell(paid());
    await tell(paid());
    await tell(toSign());
    // Mails of legal weight do not wait.
    expect((await mails()).map(({ headers }) => headers["subject"])).toEqual([
      "Tienes un documento para firmar",
    ]);
    t.clock.set("2026-11-19T06:59:00Z");
    await sendDigests(t.ctx);
    expect(await mails()).toHaveLength(1);
    t.clock.set("2026-11-19T07:00:00Z");
    // Two servers at once, and a second run.
    await Promise.all([sendDigests(t.ctx), sendDigests(t.ctx)]);
    await sendDigests(t.ctx);
    const summaries = (await mails()).filter(({ headers }) => {
      return headers["subject"] === "Resumen de avisos del portal";
    });
    expect(summaries).toHaveLength(1);
    expect(summaries[0]?.text).toContain("- Gasto pagado (2)");
    expect(summaries[0]?.text).toContain("http://portal.test/internComunication");
    expect(summaries[0]?.text).not.toMatch(/2026|diciembre|Gómez/);
    expect(summaries[0]?.html).toContain("<li>Gasto pagado (2)</li>");
    expect(await told()).toBe(3);
  });

  it("a summary goes once a day, also with later notices", async () => {
    await change({ frecuencia: "diario" });
    await tell(paid());
    t.clock.set("2026-11-19T07:30:00Z");
    await sendDigests(t.ctx);
    await tell(paid());
    // Kept by a server whose clock is behind, or by a transaction that took long.
    await t.sql("update aviso_resumen set creado_en = '2026-11-19T06:00:00Z'");
    await sendDigests(t.ctx);
    t.clock.set("2026-11-19T20:00:00Z");
    await sendDigests(t.ctx);
    expect(await mails()).toHaveLength(1);
    t.clock.set("2026-11-20T07:00:00Z");
    await sendDigests(t.ctx);
    expect(await mails()).toHaveLength(2);
  });

  it("a summary speaks the reader's language and counts repeated titles", async () => {
    await change({ frecuencia: "diario" });
    const subjects = {
      es: "Resumen de avisos del portal",
      en: "Summary of your portal notifications",
      fr: "Récapitulatif de vos notifications",
      pt: "Resumo das suas notificações",
    };
    let day = 18;
    for (const [language, subject] of Object.entries(subjects)) {
      await t.sql("update trabajador set idioma_trabajador = $2 where id = $1", [
        worker.trabajador_id,
        language,
      ]);
      t.clock.set(`2026-11-${day}T12:00:00Z`);
      await tell(paid());
      await tell(paid());
      day += 1;
      t.clock.set(`2026-11-${day}T07:00:00Z`);
      await sendDigests(t.ctx);
      const mail = (await mails()).find(({ headers }) => headers["subject"] === subject);
      expect(mail?.text).toMatch(/\(2\)$/m);
      expect(mail?.text).not.toContain("{{");
      const prefix = language === "es" ? "" : `/${language}`;
      expect(mail?.text).toContain(`http://portal.test${prefix}/internComunication`);
    }
  });

  it("a summary of a week goes on Monday", async () => {
    await change({ frecuencia: "semanal" });
    await tell(paid());
    t.clock.set("2026-11-22T12:00:00Z");
    await sendDigests(t.ctx);
    expect(await mails()).toEqual([]);
    t.clock.set("2026-11-23T07:00:00Z");
    await Promise.all([sendDigests(t.ctx), sendDigests(t.ctx)]);
    expect(await mails()).toHaveLength(1);
    expect((await mails())[0]?.text).toContain("Este es el aviso");
  });

  it("a summary waits for working hours and the end of quiet hours", async () => {
    const week = [1, 2, 3, 4, 5].map((day): [number, string, string] => [day, "10:00", "18:00"]);
    await t.factory.schedule({ worker, tramos: week });
    await change({
      frecuencia: "diario",
      silencio: { desde: "22:00", hasta: "11:00", dias: [1, 2, 3, 4, 5, 6, 7] },
    });
    await tell(paid());
    for (const [now, count] of [
      ["2026-11-19T07:00:00Z", 0],
      ["2026-11-19T09:10:00Z", 0],
      ["2026-11-19T10:00:00Z", 1],
    ] as const) {
      t.clock.set(now);
      await sendDigests(t.ctx);
      expect(await mails()).toHaveLength(count);
    }
  });

  it("a summary leaves out kinds switched off meanwhile, and comes at once when summaries are turned off", async () => {
    await change({ frecuencia: "diario" });
    await tell(paid());
    await change({
      grupos: [{ tipo: "solicitud", correo: false, push: true }],
      frecuencia: "al_momento",
    });
    await sendDigests(t.ctx);
    expect(await mails()).toEqual([]);
    await change({
      grupos: [{ tipo: "solicitud", correo: true, push: true }],
      frecuencia: "diario",
    });
    await tell(paid());
    await change({ frecuencia: "al_momento" });
    await sendDigests(t.ctx);
    expect(await mails()).toHaveLength(1);
  });

  it("a former worker gets no summary", async () => {
    await change({ frecuencia: "diario" });
    await tell(paid());
    await t.sql("update trabajador set fecha_baja = '2026-11-18' where id = $1", [
      worker.trabajador_id,
    ]);
    t.clock.set("2026-11-19T07:00:00Z");
    await sendDigests(t.ctx);
    expect(await mails()).toEqual([]);
    expect(
      await t.sql("select id from aviso_resumen where trabajador_id = $1", [worker.trabajador_id]),
    ).toEqual([]);
  });
});
