import type { Signing, Workday } from "@atrio/contract/time/time";
import * as time from "@atrio/contract/time/time";

import type { Company, SignedIn } from "./factory.ts";
import { startTestApp, type TestApp } from "./harness.ts";

const hoursOfYears = 24 * 366 * 3;

/** A company with somebody who clocks and those around them, and the kinds that it clocks with. */
export type Desk = {
  t: TestApp;
  company: Company;
  office: number;
  home: number;
  /** A pause that does not count as work, and one that does. */
  lunch: number;
  rest: number;
  /** A worker of the company, signed in for years. */
  hire(trabajador?: Record<string, unknown>): Promise<SignedIn>;
  /** Clocks in and out at real instants in order; the clock then stands where it stood. */
  clock(who: SignedIn, stretches: Array<[start: string, end: string]>): Promise<void>;
  /** Day of a person, in their own view. */
  day(who: SignedIn, dia: string): Promise<Workday>;
  /** The signings of somebody's day, in order. */
  signings(who: SignedIn, dia: string): Promise<Signing[]>;
  /** A signing of a day, by its place. */
  signing(who: SignedIn, dia: string, place?: number): Promise<Signing>;
};

/** Starts an application with a clock at `now`; the company lives in `zona`, Madrid without it. */
export async function startDesk(options: { now: string; zona?: string }): Promise<Desk> {
  const t = await startTestApp({ now: options.now });
  const company = await t.factory.company(options.zona === undefined ? {} : { zona: options.zona });
  const kinds = await t.sql<{ id: number; nombre: string }>(
    "select id, nombre from fichador union all select id, nombre from parada",
  );
  const kind = (name: string): number => kinds.find((row) => row.nombre === name)?.id ?? 0;
  const office = kind("Oficina");

  const hire = async (trabajador: Record<string, unknown> = {}): Promise<SignedIn> => {
    const made = await t.factory.worker({ company, trabajador });
    return { ...made, token: await t.factory.session(made, { hours: hoursOfYears }) };
  };

  const punchAt = async (who: SignedIn, at: string, accion: "entrada" | "salida") => {
    t.clock.set(at);
    const body = { trabajador_id: who.trabajador_id, accion, fichador_id: office };
    const answer = await t.call(time.punch, { token: who.token, body });
    if (answer.status !== 200) throw new Error(`Punch at ${at}: ${JSON.stringify(answer.body)}`);
  };

  const day = async (who: SignedIn, dia: string): Promise<Workday> => {
    const query = { trabajador_id: who.trabajador_id, dia };
    const answer = await t.call(time.listWorkdays, { token: who.token, query });
    if (answer.status !== 200) throw new Error(`Day ${dia}: ${JSON.stringify(answer.body)}`);
    return answer.body.data[0];
  };

  const signings = async (who: SignedIn, dia: string): Promise<Signing[]> =>
    (await day(who, dia)).fichajes;

  return {
    t,
    company,
    office,
    home: kind("Teletrabajo"),
    lunch: kind("Comida"),
    rest: kind("Descanso"),
    hire,
    clock: async (who, stretches) => {
      const now = t.clock.now().toString();
      for (const [start, end] of stretches) {
        await punchAt(who, start, "entrada");
        await punchAt(who, end, "salida");
      }
      t.clock.set(now);
    },
    day,
    signings,
    signing: async (who, dia, place = 0) => {
      const found = (await signings(who, dia))[place];
      if (found === undefined) throw new Error(`No signing ${place} on ${dia}`);
      return found;
    },
  };
}
