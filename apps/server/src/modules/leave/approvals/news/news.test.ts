import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { languages } from "@atrio/contract/languages";
import * as absences from "@atrio/contract/leave/absences";
import * as delegations from "@atrio/contract/leave/delegations";
import * as expenses from "@atrio/contract/leave/expenses";
import * as requests from "@atrio/contract/leave/requests";

import type { Company, SignedIn, Worker } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";
import type { ReadMail } from "../../../../../test/mail-file.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let boss: SignedIn;
let stand: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await leave.company();
  boss = await leave.supervisor(company, "Ana");
  stand = await leave.supervisor(company, "Berta");
  worker = await leave.worker(company, [boss]);
  await t.sql("update trabajador set nombre = 'Nuria', apellido1 = 'Vidal' where id = $1", [
    worker.trabajador_id,
  ]);
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const days = (desde: string, hasta = desde) => [{ fecha_inicio: desde, fecha_fin: hasta }];

type Asked = { kind?: number; who?: SignedIn; periodos?: ReturnType<typeof days> };

async function ask({ kind = 1, who = worker, periodos }: Asked = {}): Promise<number> {
  const answer = await t.call(absences.createRequest, {
    token: who.token,
    body: {
      pe_solicitud_tipo_id: kind,
      periodos: periodos ?? days("2026-12-14", "2026-12-18"),
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.data.id;
}

const approve = async (id: number, who = boss): Promise<Answer> =>
  t.call(requests.approveRequest, { token: who.token, body: { solicitud_id: id } });

async function delegate(): Promise<void> {
  const body = { delegado_id: stand.trabajador_id, desde: "2026-11-18", hasta: "2026-11-30" };
  await t.call(delegations.createDelegation, { token: boss.token, body });
  await t.sql("delete from notificacion where trabajador_id = $1", [stand.trabajador_id]);
}

type Told = { titulo: string; descripcion: string; enlace: string };

const toldTo = async (who: Worker): Promise<Told[]> =>
  t.sql<Told>(
    "select titulo, descripcion, enlace from notificacion where trabajador_id = $1 order by id",
    [who.trabajador_id],
  );

const titlesTo = async (who: Worker): Promise<string[]> =>
  (await toldTo(who)).map((one) => one.titulo);

async function mailsTo(who: Worker): Promise<ReadMail[]> {
  return (await t.outbox()).filter(({ headers }) => headers["to"] === who.email);
}

describe("a request that was sent", () => {
  it("a sent request is announced to the approvers, the delegate included, with a link that opens it", async () => {
    await delegate();
    const id = await ask();
    for (const who of [boss, stand]) {
      expect(await toldTo(who)).toEqual([
        {
          titulo: "Solicitud por aprobar",
          descripcion:
            "Nuria Vidal ha enviado una solicitud de vacaciones (14–18 de diciembre de 2026) que espera tu aprobación.",
          enlace: `/absencesSupervisor?solicitud=${id}`,
        },
      ]);
    }
    expect(await toldTo(worker)).toEqual([]);
    expect(await toldTo(administrator)).toEqual([]);
    const mails = await mailsTo(boss);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(`http://portal.test/absencesSupervisor?solicitud=${id}`);
  });

  it("a request without a supervisor, or by its rule, is announced to administrators", async () => {
    const alone = await leave.worker(company);
    const first = await ask({ who: alone });
    await leave.rule(company, { kind: 4, codigo: "especial", decide: "administrador" });
    const second = await ask({ kind: 4 });
    expect(await toldTo(boss)).toEqual([]);
    expect((await toldTo(administrator)).map((one) => one.titulo)).toEqual([
      "Solicitud por aprobar",
      "Solicitud por aprobar",
    ]);
    const asked = await t.sql("select from solicitud_aprobacion where solicitud_id = any($1)", [
      [first, second],
    ]);
    expect(asked).toEqual([]);
  });

  it.each([6, 7])(
    "a notice of a request of kind %i names an absence and nothing of health",
    async (kind) => {
      await t.sql(
        "update permiso_tipo set nombre = $2, descripcion = $2 where empresa_id = $1 and pe_solicitud_tipo_id in (6, 7)",
        [
          company.empresa_id,
          JSON.stringify({ es: "Baja médica", en: "Sick", fr: "Maladie", pt: "Baixa" }),
        ],
      );
      const id = await ask({ kind, periodos: days("2026-11-19", "2026-11-20") });
      await approve(id);
      const texts = [...(await toldTo(boss)), ...(await toldTo(worker))].map(
        (one) => `${one.titulo} ${one.descripcion}`,
      );
      expect(texts).toEqual([
        "Solicitud por aprobar Nuria Vidal ha enviado una solicitud de ausencia (19–20 de noviembre de 2026) que espera tu aprobación.",
        "Solicitud aprobada Se ha aprobado tu solicitud de ausencia (19–20 de noviembre de 2026).",
      ]);
      const paid = await ask({ kind: 8, periodos: days("2026-12-01", "2026-12-02") });
      expect((await toldTo(boss)).at(-1)?.descripcion).toContain("una solicitud de ausencia");
      expect(paid).toBeGreaterThan(id);
    },
  );
});

describe("a decision", () => {
  it("the worker is notified of a decision once, with the link to their own page", async () => {
    const id = await ask();
    await Promise.all([approve(id), approve(id)]);
    expect(await toldTo(worker)).toEqual([
      {
        titulo: "Solicitud aprobada",
        descripcion: "Se ha aprobado tu solicitud de vacaciones (14–18 de diciembre de 2026).",
        enlace: `/absences?solicitud=${id}`,
      },
    ]);
    expect(await mailsTo(worker)).toHaveLength(1);
  });

  it("the reason of a rejection stays in the portal", async () => {
    const id = await ask();
    await t.call(requests.rejectRequest, {
      token: boss.token,
      body: { solicitud_id: id, motivo: "Coincide con el inventario" },
    });
    const [told] = await toldTo(worker);
    expect(told?.titulo).toBe("Solicitud rechazada");
    expect(told?.descripcion).toContain("Puedes ver el motivo en el portal");
    const mails = await t.outbox();
    expect(mails.some((mail) => mail.text.includes("inventario"))).toBe(false);
  });

  it("the worker is also notified of an administrator's decision", async () => {
    const id = await ask();
    const body = { solicitud_id: id, aprobada: true };
    await t.call(requests.decideAsAdministrator, { token: administrator.token, body });
    expect(await titlesTo(worker)).toEqual(["Solicitud aprobada"]);
  });
});

describe("a change of mind", () => {
  it("a change of a waiting request is announced to the present approvers", async () => {
    const id = await ask();
    await t.call(absences.editRequest, {
      token: worker.token,
      params: { id },
      body: { pe_solicitud_tipo_id: 1, periodos: days("2026-12-21", "2026-12-22") },
    });
    expect(await titlesTo(boss)).toEqual(["Solicitud por aprobar", "Solicitud modificada"]);
    expect((await toldTo(boss))[1]?.descripcion).toContain("21–22 de diciembre de 2026");
  });

  it("a cancellation is announced to former and present approvers, delegates included", async () => {
    const second = await leave.supervisor(company);
    await t.factory.supervise(second, worker);
    await delegate();
    const id = await ask();
    await approve(id, stand);
    await t.call(absences.cancelRequest, { token: worker.token, params: { id }, body: {} });
    for (const who of [boss, second, stand]) {
      expect(await titlesTo(who)).toEqual(["Solicitud por aprobar", "Solicitud cancelada"]);
      expect(await mailsTo(who)).toHaveLength(who === stand ? 3 : 2);
    }
    expect(await toldTo(worker)).toEqual([]);
  });

  it("a change of an approved request is a rectification, and notified as one", async () => {
    const id = await ask();
    await approve(id);
    const rectify = async (): Promise<number> => {
      const answer = await t.call(absences.rectifyRequest, {
        token: worker.token,
        params: { id },
        body: { pe_solicitud_tipo_id: 1, periodos: days("2026-12-14", "2026-12-16") },
      });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data.id;
    };
    const refused = await rectify();
    await t.call(requests.rejectRequest, {
      token: boss.token,
      body: { solicitud_id: refused, motivo: "No" },
    });
    await approve(await rectify());
    expect(await titlesTo(boss)).toEqual([
      "Solicitud por aprobar",
      "Rectificación por aprobar",
      "Rectificación por aprobar",
    ]);
    expect(await titlesTo(worker)).toEqual([
      "Solicitud aprobada",
      "Rectificación rechazada",
      "Rectificación aprobada",
    ]);
  });
});

describe("news for the worker alone", () => {
  it("the worker is notified of holidays given back, without the reason", async () => {
    const holidays = await ask({ periodos: days("2026-12-14", "2026-12-18") });
    await approve(holidays);
    await approve(await ask({ kind: 7, periodos: days("2026-12-14", "2026-12-15") }));
    const back = (await toldTo(worker)).find((one) => one.titulo.startsWith("Recuperas"));
    expect(back).toEqual({
      titulo: "Recuperas lo que habías pedido",
      descripcion:
        "Se te devuelve lo que otra ausencia ocupa de tu solicitud de vacaciones (14–18 de diciembre de 2026). Puedes ver cuánto y hasta cuándo disfrutarlo en el portal.",
      enlace: `/absences?solicitud=${holidays}`,
    });
  });

  it("the worker is notified that an expense was paid, without the amount", async () => {
    const file = await leave.file(worker);
    const asked = await t.call(absences.createRequest, {
      token: worker.token,
      body: {
        pe_solicitud_tipo_id: 9,
        fecha_gasto: "2026-11-16",
        importe: 48.5,
        pe_gasto_tipo_id: 4,
        documento_ids: [file],
      },
    });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const { id } = asked.body.data;
    await approve(id);
    const body = { solicitud_id: id };
    await t.call(expenses.payExpense, { token: administrator.token, body });
    expect(await toldTo(worker)).toEqual([
      {
        titulo: "Solicitud aprobada",
        descripcion: "Se ha aprobado tu solicitud de gasto (16 de noviembre de 2026).",
        enlace: `/absences?solicitud=${id}`,
      },
      {
        titulo: "Gasto pagado",
        descripcion: "Se ha registrado el pago de tu gasto (16 de noviembre de 2026).",
        enlace: `/absences?solicitud=${id}`,
      },
    ]);
    expect(JSON.stringify(await t.outbox())).not.toMatch(/48[.,]5/);
  });
});

it.each(languages)(
  "a notice about a request is in %s, with the page of that language",
  async (language) => {
    await t.sql("update trabajador set idioma_trabajador = $2 where empresa_id = $1", [
      company.empresa_id,
      language,
    ]);
    const id = await ask();
    const prefix = language === "es" ? "" : `/${language}`;
    const [mail] = await mailsTo(boss);
    expect(mail?.text).toContain(`http://portal.test${prefix}/absencesSupervisor?solicitud=${id}`);
    expect(mail?.text).not.toMatch(/\{\{|undefined/);
  },
);
