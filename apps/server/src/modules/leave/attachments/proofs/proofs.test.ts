import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as absences from "@atrio/contract/leave/absences";
import { manageDocuments } from "@atrio/contract/leave/request-documents";
import { approveRequest, listTeamRequests } from "@atrio/contract/leave/requests";

import type { Company, SignedIn, Worker } from "../../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { createLeaveFactory } from "../../../../../test/leave.ts";

let t: TestApp;
let leave: ReturnType<typeof createLeaveFactory>;
let company: Company;
let worker: SignedIn;
let boss: SignedIn;
let second: SignedIn;
let administrator: SignedIn;
let rule: number;

beforeAll(async () => {
  t = await startTestApp();
  leave = createLeaveFactory(t);
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  ({ company, first: boss, second, worker, administrator } = await leave.team());
  rule = await leave.rule(company, { kind: 4, codigo: "urgente", requiere_documento: true });
});

afterAll(() => t.stop());

async function ask(day = "2026-11-18", documento_ids: number[] = []): Promise<Answer> {
  return t.call(absences.createRequest, {
    token: worker.token,
    body: {
      pe_solicitud_tipo_id: 4,
      pe_solicitud_subtipo_id: rule,
      periodos: [{ fecha_inicio: day, fecha_fin: day }],
      documento_ids,
    },
  });
}

/** Runs the portal's jobs of a morning. */
async function morning(instant: string): Promise<void> {
  t.clock.set(instant);
  await t.ctx.db.tenant(company.empresa_id, async (tx) =>
    t.ctx.jobs.enqueue(tx, "requests.daily", {}),
  );
  await t.ctx.jobs.idle();
}

const told = async (who: Worker): Promise<string[]> => {
  const rows = await t.sql<{ text: string }>(
    `select titulo || ': ' || descripcion as text from notificacion
     where trabajador_id = $1 and (clave like 'proof_%') order by id`,
    [who.trabajador_id],
  );
  return rows.map((row) => row.text);
};

describe("a proof that follows (Rule LEAVE-73)", () => {
  it("a request is sent without its proof, which is pending for worker and approvers", async () => {
    const preview = await t.call(absences.previewRequest, {
      token: worker.token,
      body: {
        pe_solicitud_tipo_id: 4,
        pe_solicitud_subtipo_id: rule,
        periodos: [{ fecha_inicio: "2026-11-18", fecha_fin: "2026-11-18" }],
      },
    });
    expect(preview.body.data.problemas).toEqual([]);
    expect(preview.body.data.avisos).toContainEqual({
      code: "proof_later",
      message:
        "Puedes enviarla sin el justificante. Tendrás hasta el 28 de noviembre de 2026 para añadirlo.",
    });
    const sent = await ask();
    expect(sent.status, JSON.stringify(sent.body)).toBe(200);
    expect(sent.body.data.ausencia.justificante_hasta).toBe("2026-11-28");
    const list = await t.call(listTeamRequests, { token: boss.token, body: {} });
    expect(list.body.data[0].ausencia.justificante_hasta).toBe("2026-11-28");
  });

  it("the days count from the first day of leave that is still to come", async () => {
    expect((await ask("2026-12-14")).body.data.ausencia.justificante_hasta).toBe("2026-12-24");
  });

  it("a request sent with its proof lacks nothing", async () => {
    const sent = await ask("2026-11-18", [await leave.file(worker)]);
    expect(sent.body.data.ausencia.justificante_hasta).toBeNull();
  });

  it("the proof is added to an approved request", async () => {
    const { id } = (await ask()).body.data;
    for (const who of [boss, second]) {
      await t.call(approveRequest, { token: who.token, body: { solicitud_id: id } });
    }
    const added = await t.call(manageDocuments, {
      token: worker.token,
      params: { id },
      body: { anadir: [await leave.file(worker)] },
    });
    expect(added.status, JSON.stringify(added.body)).toBe(200);
    const detail = await t.call(absences.getRequest, { token: worker.token, params: { id } });
    expect(detail.body.data.ausencia.justificante_hasta).toBeNull();
    await morning("2026-12-09T08:00:00Z");
    expect([await told(worker), await told(boss)]).toEqual([[], []]);
  });

  it("a company that wants the proof at once refuses a request without it", async () => {
    await t.sql("update empresa set plazo_justificante_dias = 0 where empresa_id = $1", [
      company.empresa_id,
    ]);
    const refused = await ask();
    expect([refused.status, refused.body.code]).toEqual([422, "leave.document_required"]);
    await t.sql("update empresa set plazo_justificante_dias = 3 where empresa_id = $1", [
      company.empresa_id,
    ]);
    expect((await ask()).body.data.ausencia.justificante_hasta).toBe("2026-11-21");
  });
});

describe("reminders of a proof (Rule LEAVE-73)", () => {
  it("the worker is reminded once before the day, supervisors and administrators told once after it", async () => {
    await ask();
    await morning("2026-11-24T08:00:00Z");
    expect(await told(worker)).toEqual([]);
    await morning("2026-11-25T08:00:00Z");
    await morning("2026-11-26T08:00:00Z");
    expect(await told(worker)).toEqual([
      "Falta tu justificante: Añade el justificante de tu solicitud de ausencia (18 de noviembre de 2026) antes de que termine el 28 de noviembre de 2026.",
    ]);
    expect(await told(boss)).toEqual([]);
    await morning("2026-11-30T08:00:00Z");
    await morning("2026-12-01T08:00:00Z");
    for (const who of [boss, second, administrator]) {
      expect(await told(who)).toHaveLength(1);
    }
    expect((await told(boss))[0]).toMatch(
      /^Justificante sin aportar: .* \(18 de noviembre de 2026\)/,
    );
    expect(await told(worker)).toHaveLength(1);
  });

  it("nobody is told about a request that was rejected or cancelled", async () => {
    const { id } = (await ask("2026-11-20")).body.data;
    await t.call(absences.cancelRequest, { token: worker.token, params: { id }, body: {} });
    await morning("2026-12-02T08:00:00Z");
    expect([await told(worker), await told(boss)]).toEqual([[], []]);
  });
});
