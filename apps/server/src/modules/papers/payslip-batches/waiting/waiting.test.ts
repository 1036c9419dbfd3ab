import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { languages } from "@atrio/contract/common";
import { batchById, deleteBatch, reviewSheet } from "@atrio/contract/papers/payslip-batches";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import { startTestApp, type TestApp } from "../../../../../test/harness.ts";
import { paidWorker, sendBatch } from "../../../../../test/payslip-batches.ts";
import type { Paid } from "../../../../../test/payslip-batches.ts";
import { nifOf, payslipPages, payslipPaper } from "../../../../../test/payslip-paper.ts";

let t: TestApp;
let company: Company;
let office: SignedIn;
let ana: Paid;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await paidWorker(t, company);
});

afterAll(() => t.stop());

type Told = { titulo: string; descripcion: string; enlace: string; tipo: string; leida: boolean };

const toldTo = async (who: SignedIn): Promise<Told[]> =>
  t.sql<Told>(
    `select titulo, descripcion, enlace, tipo, leida_en is not null as leida from notificacion
     where trabajador_id = $1 order by id`,
    [who.trabajador_id],
  );

/** Uploads a batch with a sure sheet of Ana and some of nobody; answers its id. */
async function taken(nobodys: number, month = 10): Promise<number> {
  const strangers = Array.from({ length: nobodys }, (_, index) =>
    payslipPages({ nif: nifOf(70_000_000 + index * 37), nombre: "NADIE AQUI, JUAN" }),
  );
  const bytes = payslipPaper(
    [payslipPages({ nif: ana.nif, nombre: ana.printed }), ...strangers].flat(),
  );
  const sent = { anyo: 2026, mes: month, tipo_nomina: "NM" } as const;
  const answer = await sendBatch(t, { token: office.token, bytes, month: sent });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  await t.ctx.jobs.idle();
  return answer.body.data.id;
}

async function morning(instant: string): Promise<void> {
  t.clock.set(instant);
  await t.ctx.db.tenant(company.empresa_id, async (tx) =>
    t.ctx.jobs.enqueue(tx, "payslip_batches.remind", {}),
  );
  await t.ctx.jobs.idle();
}

/** Leaves out the waiting sheets of a batch: all, or the first `most`. */
async function discard(id: number, most = 99): Promise<void> {
  const token = await t.factory.session(office);
  const { body } = await t.call(batchById, { token, params: { id } });
  const open = body.data.lista.filter(
    (one: { correspondencia: string; estado: string }) =>
      one.correspondencia !== "segura" && one.estado === "pendiente",
  );
  for (const sheet of open.slice(0, most)) {
    const params = { id, hojaId: sheet.id };
    const answer = await t.call(reviewSheet, { token, params, body: { trabajador_id: null } });
    expect(answer.status).toBe(200);
  }
}

describe("sheets that wait for a review", () => {
  it.each(languages)(
    "administrators are told in %s of sheets to review, with batch and count, no names",
    async (l) => {
      await t.sql("update trabajador set idioma_trabajador = $1 where id = $2", [
        l,
        office.trabajador_id,
      ]);
      const id = await taken(2);
      const [told, ...more] = await toldTo(office);
      expect(more).toEqual([]);
      expect(told).toMatchObject({ tipo: "nomina", enlace: "/", leida: false });
      expect(told?.descripcion).toMatch(new RegExp(`2026, \\w+ ${id}: 2\\.$`));
      expect(`${told?.titulo} ${told?.descripcion}`).not.toMatch(/\{\{|Aqui|García/i);
      expect(await toldTo(ana)).toEqual([]);
    },
  );

  it("administrators are told of no review where every sheet is sure", async () => {
    await taken(0);
    expect(await toldTo(office)).toEqual([]);
  });

  it("administrators are reminded of waiting sheets in one message every three days", async () => {
    const first = await taken(1);
    const counted: Array<[string, number]> = [
      ["2026-11-20T07:37:00Z", 1],
      ["2026-11-21T08:00:00Z", 2],
      ["2026-11-23T08:00:00Z", 2],
      ["2026-11-24T08:00:00Z", 3],
    ];
    for (const [instant, times] of counted) {
      await morning(instant);
      expect(await toldTo(office), instant).toHaveLength(times);
    }
    office = { ...office, token: await t.factory.session(office) };
    const second = await taken(3, 9);
    await morning("2026-11-27T08:00:00Z");
    const last = (await toldTo(office)).at(-1);
    expect(last?.descripcion).toContain(
      `octubre de 2026, lote ${first}: 1; septiembre de 2026, lote ${second}:`,
    );
    await discard(first);
    await discard(second);
    await morning("2026-12-10T08:00:00Z");
    expect((await toldTo(office)).at(-1)).toEqual({ ...last, leida: true });
  });

  it("notices end when nothing waits: last sheet reviewed, or batch forgotten", async () => {
    const id = await taken(2);
    await discard(id, 1);
    expect((await toldTo(office)).map(({ leida }) => leida)).toEqual([false]);
    await morning("2026-11-21T08:00:00Z");
    await discard(id);
    expect((await toldTo(office)).map(({ leida }) => leida)).toEqual([true, true]);

    const token = await t.factory.session(office);
    office = { ...office, token };
    const other = await taken(1, 8);
    expect((await toldTo(office)).at(-1)?.leida).toBe(false);
    const gone = await t.call(deleteBatch, { token, params: { id: other } });
    expect(gone.status).toBe(200);
    expect((await toldTo(office)).at(-1)?.leida).toBe(true);
  });
});
