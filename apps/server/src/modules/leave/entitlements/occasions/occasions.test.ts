import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import type { EndpointRequest } from "@atrio/contract/endpoint";
import * as absences from "@atrio/contract/leave/absences";
import { listOccasions } from "@atrio/contract/leave/occasions";
import { approveRequest, listTeamRequests } from "@atrio/contract/leave/requests";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let supervisor: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await leave.company();
  supervisor = await leave.supervisor(company);
  worker = await leave.worker(company, [supervisor]);
});

afterAll(() => t.stop());

type Body = EndpointRequest<typeof absences.createRequest>["body"];

const days = (from: string, to = from) => [{ fecha_inicio: from, fecha_fin: to }];

/** A rule for each fact, in calendar days. */
async function ruleOf(limite: number, more: Record<string, unknown> = {}): Promise<number> {
  const id = await leave.rule(company, {
    kind: 4,
    codigo: `permiso_${limite}`,
    unidad: "naturales",
    limite,
    limite_por: "hecho",
  });
  const columns = { ocasion: "hijo", ...more };
  const names = Object.keys(columns);
  await t.sql(
    `update permiso_tipo set ${names.map((name, at) => `${name} = $${at + 2}`).join(", ")} where id = $1`,
    [id, ...Object.values(columns)],
  );
  return id;
}

const ask = async (rule: number, periodos: Body["periodos"], more: Partial<Body> = {}) =>
  t.call(absences.createRequest, {
    token: worker.token,
    body: { pe_solicitud_tipo_id: 4, pe_solicitud_subtipo_id: rule, periodos, ...more },
  });

async function sent(answer: Promise<Answer>): Promise<Answer["body"]> {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

const own = async (): Promise<Array<Record<string, unknown>>> => {
  const params = { id: worker.trabajador_id };
  return (await t.call(listOccasions, { token: worker.token, params })).body.data;
};

describe("the calls of an occasion", () => {
  it("the list is the worker's own", async () => {
    const other = await leave.worker(company);
    const params = { id: other.trabajador_id };
    expect((await t.call(listOccasions, { params })).status).toBe(401);
    expect((await t.call(listOccasions, { token: worker.token, params })).status).toBe(404);
    expect(await own()).toEqual([]);
  });

  it("the occasion of somebody else, or of another rule, is unknown", async () => {
    const rule = await ruleOf(56);
    const other = await ruleOf(15);
    const { ausencia } = await sent(ask(rule, days("2026-12-01")));
    const wrong = await ask(other, days("2026-12-02"), { ocasion_id: ausencia.ocasion.id });
    expect([wrong.status, wrong.body.code]).toEqual([422, "leave.occasion_unknown"]);
    expect((await ask(rule, days("2026-12-02"), { ocasion_id: 999_999 })).status).toBe(422);
  });
});

describe("one total for each occasion (Rule LEAVE-71)", () => {
  it("requests of one child count together, another child has its own total", async () => {
    const rule = await ruleOf(56, { plazo_meses: 96 });
    const ocasion = { fecha: "2025-03-12", etiqueta: "Lucía" };
    const first = await sent(ask(rule, days("2026-12-01", "2027-01-09"), { ocasion }));
    expect(first.ausencia.ocasion).toMatchObject({
      ...ocasion,
      total: 56,
      usado: 0,
      pendiente: 40,
      hasta: "2033-03-11",
    });
    const { id } = first.ausencia.ocasion;
    const over = await ask(rule, days("2027-02-01", "2027-02-17"), { ocasion_id: id });
    expect([over.status, over.body.code]).toEqual([409, "leave.over_occasion"]);
    expect(over.body.message).toContain("Disponible: 16 días");
    // The same fact in the same words is the same occasion.
    const same = await ask(rule, days("2027-02-01", "2027-02-17"), {
      ocasion: { fecha: "2025-03-12", etiqueta: " lucía" },
    });
    expect(same.body.code).toBe("leave.over_occasion");
    const rest = await sent(ask(rule, days("2027-02-01", "2027-02-16"), { ocasion_id: id }));
    expect(rest.ausencia.ocasion).toMatchObject({ id, pendiente: 56 });
    const brother = { fecha: "2026-10-01", etiqueta: "Hugo" };
    await sent(ask(rule, days("2027-03-01", "2027-03-10"), { ocasion: brother }));
    expect(await own()).toEqual([
      expect.objectContaining({ etiqueta: "Hugo", pendiente: 10, pe_solicitud_subtipo_id: rule }),
      expect.objectContaining({ etiqueta: "Lucía", pendiente: 56, unidad: "naturales" }),
    ]);
  });

  it("a marriage is enjoyed once: a second request must say whether it is for the same one", async () => {
    const rule = await ruleOf(15, { ocasion: "matrimonio" });
    const { ausencia } = await sent(ask(rule, days("2027-06-05", "2027-06-19")));
    expect(ausencia.ocasion).toMatchObject({ fecha: "2027-06-05", etiqueta: null, hasta: null });
    const again = await ask(rule, days("2027-06-20", "2027-07-04"));
    expect([again.status, again.body.code]).toEqual([422, "leave.occasion_required"]);
    const same = { ocasion_id: ausencia.ocasion.id };
    const refused = await ask(rule, days("2027-06-20", "2027-07-04"), same);
    expect([refused.status, refused.body.code]).toEqual([409, "leave.over_occasion"]);
  });

  it("the preview shows what is left of the occasion", async () => {
    const rule = await ruleOf(56, { plazo_meses: 96 });
    const ocasion = { fecha: "2025-03-12" };
    await sent(ask(rule, days("2026-12-01", "2026-12-10"), { ocasion }));
    const preview = await t.call(absences.previewRequest, {
      token: worker.token,
      body: {
        pe_solicitud_tipo_id: 4,
        pe_solicitud_subtipo_id: rule,
        periodos: days("2027-01-01", "2027-01-05"),
        ocasion,
      },
    });
    expect(preview.body.data).toMatchObject({
      limite: { total: 56, por: "hecho", usado: 10, disponible: 46 },
      ocasion: { id: expect.any(Number), fecha: "2025-03-12", hasta: "2033-03-11" },
      problemas: [],
    });
  });

  it("the approver sees the total of the occasion, approved and waiting", async () => {
    const rule = await ruleOf(56);
    const ocasion = { fecha: "2025-03-12", etiqueta: "Lucía" };
    const first = await sent(ask(rule, days("2026-12-01", "2026-12-10"), { ocasion }));
    const body = { solicitud_id: first.id };
    await t.call(approveRequest, { token: supervisor.token, body });
    await sent(ask(rule, days("2027-01-01", "2027-01-05"), { ocasion }));
    const list = await t.call(listTeamRequests, { token: supervisor.token, body: {} });
    expect(list.body.data[0].ausencia.ocasion).toMatchObject({
      etiqueta: "Lucía",
      total: 56,
      usado: 10,
      pendiente: 5,
    });
  });

  it("editing and rectifying free the days of the request itself", async () => {
    const rule = await ruleOf(15);
    const first = await sent(ask(rule, days("2026-12-01", "2026-12-15")));
    const form = { pe_solicitud_tipo_id: 4, pe_solicitud_subtipo_id: rule };
    const params = { id: first.id };
    const edited = await sent(
      t.call(absences.editRequest, {
        token: worker.token,
        params,
        body: { ...form, periodos: days("2026-12-02", "2026-12-16") },
      }),
    );
    expect(edited.ausencia.ocasion).toMatchObject({ id: first.ausencia.ocasion.id, pendiente: 15 });
    await t.call(approveRequest, { token: supervisor.token, body: { solicitud_id: first.id } });
    const rectified = await sent(
      t.call(absences.rectifyRequest, {
        token: worker.token,
        params,
        body: { ...form, periodos: days("2026-12-02", "2026-12-10") },
      }),
    );
    expect(rectified.ausencia.ocasion).toMatchObject({ usado: 15, pendiente: 0 });
    await t.call(approveRequest, {
      token: supervisor.token,
      body: { solicitud_id: rectified.id },
    });
    expect(await own()).toEqual([expect.objectContaining({ usado: 9, pendiente: 0 })]);
  });

  it("a changed occasion asks the approvers again and stands in the history", async () => {
    const rule = await ruleOf(15);
    const first = await sent(ask(rule, days("2026-12-01", "2026-12-05")));
    const params = { id: first.id };
    await sent(
      t.call(absences.editRequest, {
        token: worker.token,
        params,
        body: {
          pe_solicitud_tipo_id: 4,
          pe_solicitud_subtipo_id: rule,
          periodos: days("2026-12-01", "2026-12-05"),
          ocasion: { fecha: "2026-11-30", etiqueta: "Hugo" },
        },
      }),
    );
    const detail = await t.call(absences.getRequest, { token: worker.token, params });
    const edited = detail.body.data.sucesos.find((one: { tipo: string }) => one.tipo === "editada");
    expect(edited.cambios).toEqual([
      {
        campo: "fecha_ocasion",
        antes: "1 de diciembre de 2026",
        despues: "30 de noviembre de 2026",
      },
      { campo: "ocasion", antes: null, despues: "Hugo" },
    ]);
  });
});

describe("one death, two leaves (Rule LEAVE-79)", () => {
  it("the leave for a death and the one with travel share their total", async () => {
    const rule = async (codigo: string, limite: number): Promise<number> => {
      const id = await ruleOf(limite, { ocasion: "familiar" });
      await t.sql("update permiso_tipo set codigo = $2 where id = $1", [id, codigo]);
      return id;
    };
    const near = await rule("fallecimiento", 2);
    const far = await rule("fallecimiento_desplazamiento", 4);
    const ocasion = { fecha: "2026-11-20", etiqueta: "Abuelo" };
    const first = await sent(ask(near, days("2026-11-23", "2026-11-24"), { ocasion }));
    const { id } = first.ausencia.ocasion;
    // The form of the other leave offers the fact with what is left of its own total.
    expect(await own()).toEqual([
      expect.objectContaining({ id, pe_solicitud_subtipo_id: near, total: 2, pendiente: 2 }),
      expect.objectContaining({ id, pe_solicitud_subtipo_id: far, total: 4, pendiente: 2 }),
    ]);
    const over = await ask(far, days("2026-11-25", "2026-11-27"), { ocasion_id: id });
    expect([over.status, over.body.code]).toEqual([409, "leave.over_occasion"]);
    const words = { ocasion: { fecha: "2026-11-20", etiqueta: "abuelo " } };
    const same = await ask(far, days("2026-11-25", "2026-11-27"), words);
    expect(same.body.code).toBe("leave.over_occasion");
    const rest = await sent(ask(far, days("2026-11-25", "2026-11-26"), { ocasion_id: id }));
    expect(rest.ausencia.ocasion).toMatchObject({ ...ocasion, total: 4, usado: 0, pendiente: 4 });
    expect(rest.ausencia.ocasion.id).not.toBe(id);
    const more = await ask(far, days("2026-11-27"), { ocasion_id: rest.ausencia.ocasion.id });
    expect(more.body.code).toBe("leave.over_occasion");
    expect(await own()).toHaveLength(2);
    const other = { ocasion: { fecha: "2026-11-20", etiqueta: "Tía" } };
    await sent(ask(near, days("2026-11-30"), other));
  });
});

describe("the deadline of an occasion (Rule LEAVE-72)", () => {
  it("days after the deadline are refused with the figure", async () => {
    const rule = await ruleOf(56, { plazo_meses: 12 });
    const ocasion = { fecha: "2026-06-01" };
    await sent(ask(rule, days("2027-05-30", "2027-05-31"), { ocasion }));
    const late = await ask(rule, days("2027-06-01"), { ocasion });
    expect([late.status, late.body.code]).toEqual([409, "leave.occasion_late"]);
    expect(late.body.message).toContain("hasta 1 año después");
  });

  it("two weeks of a birth may be taken until the child is eight", async () => {
    const rule = await ruleOf(133, { plazo_meses: 12, prorroga_dias: 14, prorroga_meses: 96 });
    const ocasion = { fecha: "2025-06-01" };
    await sent(ask(rule, days("2027-01-01", "2027-01-07"), { ocasion }));
    const over = await ask(rule, days("2027-02-01", "2027-02-14"), { ocasion });
    expect([over.status, over.body.code]).toEqual([409, "leave.occasion_later"]);
    expect(over.body.message).toContain("7 días");
    await sent(ask(rule, days("2027-02-01", "2027-02-07"), { ocasion }));
    const tooOld = await ask(rule, days("2027-03-01"), { ocasion: { fecha: "2019-02-01" } });
    expect([tooOld.status, tooOld.body.code]).toEqual([409, "leave.occasion_late"]);
  });
});

describe("the weeks of a birth (Rule LEAVE-78)", () => {
  const birth = { fecha: "2026-11-20" };

  async function code(rule: number, periodos: Body["periodos"], more: Partial<Body> = {}) {
    const { status, body } = await ask(rule, periodos, { ocasion: birth, ...more });
    return status === 200 ? "taken" : body.code;
  }

  it("days after the first six weeks are whole weeks in any order", async () => {
    const rule = await ruleOf(133, { plazo_meses: 12, prorroga_dias: 14, prorroga_meses: 96 });
    expect(await code(rule, days("2027-06-01", "2027-06-05"))).toBe("leave.occasion_weeks");
    expect(await code(rule, days("2027-06-01", "2027-06-15"))).toBe("leave.occasion_weeks");
    expect(await code(rule, days("2027-06-01", "2027-06-14"))).toBe("taken");
    expect(await code(rule, days("2027-03-03", "2027-03-09"))).toBe("taken");
    // Next to weeks that are asked for already.
    expect(await code(rule, days("2027-06-15", "2027-06-17"))).toBe("leave.occasion_weeks");
    expect(await code(rule, days("2027-06-15", "2027-06-21"))).toBe("taken");
    // The six weeks end on 31 December; a leave from the day after the birth is whole weeks too.
    expect(await code(rule, days("2026-11-21", "2027-01-03"))).toBe("leave.occasion_weeks");
    expect(await code(rule, days("2026-11-21", "2027-01-08"))).toBe("taken");
  });

  it("the end of a birth's leave is rectified to any day, and no other leave is by weeks", async () => {
    const rule = await ruleOf(133, { plazo_meses: 12, prorroga_dias: 14, prorroga_meses: 96 });
    const first = await sent(ask(rule, days("2027-06-01", "2027-06-14"), { ocasion: birth }));
    await t.call(approveRequest, { token: supervisor.token, body: { solicitud_id: first.id } });
    const form = { pe_solicitud_tipo_id: 4, pe_solicitud_subtipo_id: rule };
    await sent(
      t.call(absences.rectifyRequest, {
        token: worker.token,
        params: { id: first.id },
        body: { ...form, periodos: days("2027-06-01", "2027-06-10") },
      }),
    );
    const parental = await ruleOf(56, { plazo_meses: 96 });
    expect(await code(parental, days("2027-09-01", "2027-09-03"))).toBe("taken");
  });
});
