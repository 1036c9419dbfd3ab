import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { punch } from "@atrio/contract/time/time";

import { type Desk, startDesk } from "../../../../test/desk.ts";
import type { SignedIn } from "../../../../test/factory.ts";
import type { Tx } from "../../../db/client.ts";
import { failedConstraint } from "../../../db/failures.ts";

import { checkOverlaps, deferOverlaps } from "./changes/changes.repo.ts";
import { appendVersion } from "./clocking.repo.ts";
import type { SigningVersion } from "./clocking.rules.ts";

// Wednesday 18 November 2026, 12:00 in Madrid (UTC+1).
const now = "2026-11-18T11:00:00Z";
const dia = "2026-11-18";

let desk: Desk;
let worker: SignedIn;

beforeAll(async () => {
  desk = await startDesk({ now });
});

beforeEach(async () => {
  worker = await desk.hire();
});

afterAll(() => desk.t.stop());

/** A signing between two hours of the day (UTC); open without an end. */
function version(from: string, to: string | null): SigningVersion {
  return {
    hora_inicio: `${dia}T${from}:00Z`,
    hora_fin: to === null ? null : `${dia}T${to}:00Z`,
    fichador_id: desk.office,
    parada_id: null,
    teletrabajo: false,
    latitud_inicio: null,
    longitud_inicio: null,
    precision_inicio: null,
    geolocalizacion_inicio: null,
    latitud_fin: null,
    longitud_fin: null,
    precision_fin: null,
    geolocalizacion_fin: null,
    account_user_ip: null,
    account_user_ip_fin: null,
    ip_invalida_inicio: false,
    ip_invalida_fin: false,
    desfase_inicio_ms: null,
    desfase_fin_ms: null,
    sin_conexion_inicio: false,
    sin_conexion_fin: false,
    fin_declarado: false,
    observaciones: null,
    borrado: false,
  };
}

/** The ledger's own function, asked past every rule of the application. */
async function append(tx: Tx, made: SigningVersion) {
  return appendVersion(tx, {
    trabajador_id: worker.trabajador_id,
    dia,
    zona_horaria: "Europe/Madrid",
    existing: null,
    version: made,
    registrado_en: now,
    sal: Buffer.alloc(32),
    contenido: "{}",
  });
}

async function inTenant<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return desk.t.ctx.db.tenant(worker.empresa_id, work);
}

/** Name of the constraint that refuses the work; undefined when it succeeds. */
async function refusedBy(work: Promise<unknown>): Promise<string | undefined> {
  try {
    await work;
    return undefined;
  } catch (error) {
    return failedConstraint(error) ?? String(error);
  }
}

async function count(): Promise<{ signings: number; events: number; seq: number }> {
  const [row] = await desk.t.sql<{ signings: number; events: number; seq: number }>(
    `select (select count(*) from fichaje where trabajador_id = $1 and not borrado)::int as signings,
            (select count(*) from fichaje_evento where trabajador_id = $1)::int as events,
            coalesce((select seq from cadena where trabajador_id = $1), 0) as seq`,
    [worker.trabajador_id],
  );
  if (row === undefined) throw new Error("Nothing counted");
  return row;
}

describe("the database itself", () => {
  it("one of 40 parallel clock-ins succeeds", async () => {
    const body = { trabajador_id: worker.trabajador_id, fichador_id: desk.office };
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        desk.t.call(punch, { token: worker.token, body: { ...body, accion: "entrada" } }),
      ),
    );
    const said = answers.map((answer) => String(answer.body.code ?? "ok"));
    expect(said.filter((one) => one === "ok")).toHaveLength(1);
    expect(said.filter((one) => one === "clock.already_running")).toHaveLength(39);
    expect(await count()).toEqual({ signings: 1, events: 1, seq: 1 });
  });

  it("one of 40 parallel appends directly on the database succeeds", async () => {
    const refusals = await Promise.all(
      Array.from({ length: 40 }, () =>
        refusedBy(inTenant((tx) => append(tx, version("08:00", null)))),
      ),
    );
    expect(refusals.filter((one) => one === undefined)).toHaveLength(1);
    const constraints = new Set(refusals.filter((one) => one !== undefined));
    for (const constraint of constraints) {
      expect(["fichaje_uno_abierto", "fichaje_sin_solape"]).toContain(constraint);
    }
    expect(await count()).toEqual({ signings: 1, events: 1, seq: 1 });
  });

  it.each<[string, [string, string | null], [string, string | null]]>([
    ["a second open signing", ["08:00", null], ["09:00", null]],
    ["one that begins inside another", ["08:00", "10:00"], ["09:59", "11:00"]],
    ["one that covers another", ["08:00", "10:00"], ["07:00", "11:00"]],
    ["one after an open one", ["08:00", null], ["09:00", "10:00"]],
    ["an open one before another", ["08:00", "10:00"], ["07:00", null]],
  ])("the database refuses %s", async (_, first, second) => {
    await inTenant((tx) => append(tx, version(...first)));
    const refusal = await refusedBy(inTenant((tx) => append(tx, version(...second))));
    expect(["fichaje_uno_abierto", "fichaje_sin_solape"]).toContain(refusal);
    expect(await count()).toEqual({ signings: 1, events: 1, seq: 1 });
  });

  it("the database takes a signing that begins when another ends", async () => {
    await inTenant((tx) => append(tx, version("08:00", "10:00")));
    await inTenant((tx) => append(tx, version("10:00", "11:00")));
    expect(await count()).toEqual({ signings: 2, events: 2, seq: 2 });
  });

  it("the database refuses overlaps at the commit too, with deferred constraints", async () => {
    const both = async (tx: Tx): Promise<void> => {
      await deferOverlaps(tx);
      await append(tx, version("08:00", "10:00"));
      await append(tx, version("09:00", "11:00"));
    };
    expect(await refusedBy(inTenant(both))).toBe("fichaje_sin_solape");
    const asked = async (tx: Tx): Promise<void> => {
      await both(tx);
      await checkOverlaps(tx);
    };
    expect(await refusedBy(inTenant(asked))).toBe("fichaje_sin_solape");
    expect(await count()).toEqual({ signings: 0, events: 0, seq: 0 });
  });

  it("the database refuses overlaps to a superuser who writes the table", async () => {
    await inTenant((tx) => append(tx, version("08:00", "10:00")));
    const write = async (from: string, to: string | null): Promise<unknown> =>
      desk.t.sql(
        `insert into fichaje (empresa_id, trabajador_id, jornada_id, hora_inicio, hora_fin, fichador_id, seq_inicio)
         select j.empresa_id, j.trabajador_id, j.id, $2, $3, $4, 9 from jornada j where j.trabajador_id = $1`,
        [
          worker.trabajador_id,
          `${dia}T${from}:00Z`,
          to === null ? null : `${dia}T${to}:00Z`,
          desk.office,
        ],
      );
    expect(await refusedBy(write("09:00", "11:00"))).toBe("fichaje_sin_solape");
    await write("12:00", null);
    expect(["fichaje_uno_abierto", "fichaje_sin_solape"]).toContain(
      await refusedBy(write("13:00", null)),
    );
    expect((await count()).signings).toBe(2);
  });

  it.each([
    "insert into fichaje (empresa_id, trabajador_id) values (1, 1)",
    "update fichaje set hora_fin = now()",
    "delete from fichaje",
    "update fichaje_evento set contenido = '{}'",
    "delete from fichaje_evento",
    "update cadena set seq = 0",
  ])("the application's role cannot write past the ledger: %s", async (statement) => {
    const refusal = await refusedBy(inTenant((tx) => sql.raw(statement).execute(tx)));
    expect(refusal).toContain("permission denied");
  });
});
