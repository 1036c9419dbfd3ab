import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { Incidence } from "@atrio/contract/time/hours-bank";
import {
  decideIncidences,
  listBankConfigs,
  listOfficeIncidences,
} from "@atrio/contract/time/office-time";

import type { SignedIn } from "../../../../../test/factory.ts";
import type { Answer } from "../../../../../test/harness.ts";
import { startBank } from "../../../../../test/hours-bank.ts";
import type { BankWorld } from "../../../../../test/hours-bank.ts";

let world: BankWorld;
let other: SignedIn;

beforeAll(async () => {
  world = await startBank();
  await world.configure();
  other = await world.hire({ nombre: "Zoe", apellido1: "Zapata" });
});

afterAll(() => world.t.stop());

const list = async (asked: object = {}, token = world.admin.token): Promise<Answer> =>
  world.t.call(listOfficeIncidences, { token, query: { paramsFront: JSON.stringify(asked) } });

type Decision = { incidencia_ids: number[]; aprobada: boolean };

const decide = async (body: Decision, token = world.admin.token): Promise<Answer> =>
  world.t.call(decideIncidences, { token, body });

const ids = async (asked: object): Promise<number[]> =>
  (await list(asked)).body.data.map(({ id }: Incidence) => id);

describe("incidences in the office", () => {
  it("are for administrators, filtered by person, state and year, the newest day first", async () => {
    expect((await world.t.call(listOfficeIncidences)).status).toBe(401);
    expect((await list({}, world.supervisor.token)).status).toBe(403);
    expect((await list({ estado_id: 5 })).status).toBe(422);
    const old = await world.raise(world.worker, "2025-11-10", 60);
    const first = await world.raise(world.worker, "2026-11-10", 60);
    const second = await world.raise(other, "2026-11-12", 30);
    expect(await ids({})).toEqual([second, first, old]);
    expect(await ids({ anyo: 2026 })).toEqual([second, first]);
    expect(await ids({ texto: "zapata" })).toEqual([second]);
    expect(await ids({ estado_id: 3 })).toEqual([]);
    expect((await list({ take: 10 })).body.data[0].can.aprobar).toBe(true);
  });

  it("are decided together, each by itself, and a rejection needs its reason", async () => {
    const mine = await world.raise(world.admin, "2026-11-11", 45);
    const theirs = await world.raise(world.worker, "2026-11-13", 45);
    const both = { incidencia_ids: [mine, theirs] };
    expect((await decide({ ...both, aprobada: true }, world.worker.token)).status).toBe(403);
    expect((await decide({ ...both, aprobada: false })).status).toBe(422);
    const answer = await decide({ ...both, aprobada: true });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(answer.body.data).toMatchObject([
      { incidencia_id: mine, incidencia: null, error: expect.stringMatching(/./) },
      { incidencia_id: theirs, incidencia: { estado_id: 3 }, error: null },
    ]);
  });
});

describe("rules of the hours bank in the office", () => {
  it("administrators read the rules of each year, the newest first", async () => {
    const read = (token: string) => world.t.call(listBankConfigs, { token });
    expect((await world.t.call(listBankConfigs)).status).toBe(401);
    expect((await read(world.worker.token)).status).toBe(403);
    await world.configure({ anyo: 2027, umbral_minutos: 30 });
    const answer = await read(world.admin.token);
    expect(answer.body.data).toMatchObject([
      { anyo: 2027, umbral_minutos: 30 },
      { anyo: 2026, umbral_minutos: 15 },
    ]);
  });
});
