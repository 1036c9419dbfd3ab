import { afterAll, beforeAll, describe, expect, it } from "vitest";

import * as bank from "@atrio/contract/time/hours-bank";
import { punch } from "@atrio/contract/time/time";

import type { SignedIn } from "../../../../../test/factory.ts";
import { startBank, type BankWorld } from "../../../../../test/hours-bank.ts";

import { refreshIncidence } from "./review.service.ts";

let w: BankWorld;
let worker: SignedIn;

// Wednesday 18 November 2026, 09:00 in Madrid (UTC+1).
beforeAll(async () => {
  w = await startBank("2026-11-18T08:00:00Z");
  await w.configure();
  worker = w.worker;
});

afterAll(() => w.t.stop());

/** Moves the end of the worker's only signing, and looks at the day again as a change does. */
async function changeEnd(end: string): Promise<void> {
  await w.t.sql("update fichaje set hora_fin = $2 where trabajador_id = $1", [
    worker.trabajador_id,
    end,
  ]);
  const now = w.t.clock.now().epochMilliseconds;
  await w.t.ctx.db.tenant(worker.empresa_id, (tx) =>
    refreshIncidence(w.t.ctx, tx, {
      trabajador_id: worker.trabajador_id,
      dia: "2026-11-18",
      now,
    }),
  );
}

async function rejectNewest(): Promise<void> {
  const [newest] = await w.own(worker);
  const { status } = await w.t.call(bank.rejectIncidence, {
    token: w.supervisor.token,
    body: { incidencia_id: newest?.id ?? 0, motivo: "No se pidió" },
  });
  expect(status).toBe(200);
}

describe("a past day that changes", () => {
  it("a past day that changes is left to the job until noon of the day after", async () => {
    await w.clock(worker, "2026-11-18T08:00:00Z", "2026-11-18T18:00:00Z");
    w.t.clock.set("2026-11-19T10:59:00Z");
    await changeEnd("2026-11-18T18:00:00Z");
    expect(await w.own(worker)).toEqual([]);
    w.t.clock.set("2026-11-19T11:07:00Z");
    await w.review();
    expect(await w.own(worker)).toMatchObject([{ minutos: 120 }]);
  });

  it("an untouched incidence is recomputed after a change, and removed with its cause", async () => {
    await changeEnd("2026-11-18T19:00:00Z");
    expect(await w.own(worker)).toMatchObject([{ minutos: 180, estado_id: 1 }]);
    await changeEnd("2026-11-18T16:00:00Z");
    expect(await w.own(worker)).toEqual([]);
    await changeEnd("2026-11-18T18:00:00Z");
    expect(await w.own(worker)).toMatchObject([{ minutos: 120, estado_id: 1 }]);
  });

  it("a commented incidence is kept and holds its day until it is rejected", async () => {
    const check = () =>
      w.t.ctx.db.tenant(worker.empresa_id, async () => {
        await w.t.sql("select set_config('app.empresa_id', $1, false)", [
          String(worker.empresa_id),
        ]);
        return w.t.sql("select jornada_comprobar_abierta($1, '2026-11-18')", [
          worker.trabajador_id,
        ]);
      });
    await expect(check()).resolves.toHaveLength(1);
    await w.t.sql("update incidencia set observaciones = 'Inventario'");
    await changeEnd("2026-11-18T19:00:00Z");
    expect(await w.own(worker)).toMatchObject([{ minutos: 120, estado_id: 1 }]);
    await expect(check()).rejects.toThrow("an incidence holds the day");
    await rejectNewest();
    await expect(check()).resolves.toHaveLength(1);
  });

  it("a changed day yields a new incidence when the difference is not the rejected one", async () => {
    await changeEnd("2026-11-18T18:00:00Z");
    expect(await w.own(worker)).toHaveLength(1);
    await changeEnd("2026-11-18T17:31:00Z");
    expect(await w.own(worker)).toMatchObject([
      { minutos_diferencia: 91, minutos: 90, estado_id: 1 },
      { minutos_diferencia: 120, estado_id: 2 },
    ]);
    await rejectNewest();
  });

  it("a changed day yields nothing when the difference is gone, or the bank is off", async () => {
    await changeEnd("2026-11-18T16:10:00Z");
    await w.configure({ activa: false });
    await changeEnd("2026-11-18T18:30:00Z");
    expect(await w.own(worker)).toHaveLength(2);
    await w.configure();
    await changeEnd("2026-11-18T18:30:00Z");
    expect(await w.own(worker)).toHaveLength(3);
  });
});

describe("a signing that was left open", () => {
  it("a forgotten signing yields its day's incidence when its worker states the end", async () => {
    const forgetful = await w.hire();
    const punchAs = (body: Record<string, unknown>) =>
      w.t.call(punch, {
        token: forgetful.token,
        body: { trabajador_id: forgetful.trabajador_id, ...body },
      });
    const [office] = await w.t.sql<{ id: number }>("select id from fichador where nombre = $1", [
      "Oficina",
    ]);
    w.t.clock.set("2026-11-23T08:00:00Z");
    await punchAs({ accion: "entrada", fichador_id: office?.id });
    w.t.clock.set("2026-11-24T12:07:00Z");
    await w.review();
    expect(await w.own(forgetful)).toEqual([]);
    // 09:00–18:00 in Madrid is 60 minutes over.
    const answer = await punchAs({ accion: "salida", hora_fin: "2026-11-23T17:00:00Z" });
    expect(answer.body.data.jornada.incidencia).toMatchObject({ minutos: 60, estado_id: 1 });
    expect(await w.own(forgetful)).toMatchObject([{ dia: "2026-11-23", minutos: 60 }]);
  });
});

describe("the rules of a year", () => {
  it("the rules of a year are read by workers, null where there are none", async () => {
    const read = (anyo: number) =>
      w.t.call(bank.getBankConfig, {
        token: worker.token,
        query: { worker_id: worker.trabajador_id, anyo },
      });
    expect((await read(2026)).body.data).toEqual({
      anyo: 2026,
      activa: true,
      umbral_minutos: 15,
      intervalo_minutos: 15,
      maximo_diario_minutos: 240,
      tope_anual_minutos: null,
      caduca_el: null,
    });
    expect((await read(2031)).body.data).toBeNull();
  });

  it("the rules of a year are set by administrators, leave a trace and expire after their year", async () => {
    await expect(w.configure({ caduca_el: "2026-12-30" })).rejects.toThrow(
      "incidence.expiry_before_year_end",
    );
    await w.configure({ caduca_el: "2027-03-31", tope_anual_minutos: 4800 });
    const [entry] = await w.t.sql(
      "select detalle from auditoria where accion = 'bolsa_horas.configurada' order by id desc",
    );
    expect(entry).toMatchObject({ detalle: { anyo: 2026, tope_anual_minutos: 4800 } });
    const body = {
      ...(
        await w.t.call(bank.getBankConfig, {
          token: worker.token,
          query: { worker_id: worker.trabajador_id, anyo: 2026 },
        })
      ).body.data,
    };
    const refused = await w.t.call(bank.setBankConfig, { token: worker.token, body });
    expect(refused.status).toBe(403);
  });
});
