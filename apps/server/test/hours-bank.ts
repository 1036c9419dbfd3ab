import type { BankConfig, Incidence } from "@atrio/contract/time/hours-bank";
import * as bank from "@atrio/contract/time/hours-bank";
import { punch } from "@atrio/contract/time/time";

import type { Company, SignedIn } from "./factory.ts";
import { startTestApp, type TestApp } from "./harness.ts";

const hoursOfYears = 24 * 366 * 3;

/** Rules of a bank of 2026 that saves quarters of an hour. */
export const bankRules = {
  anyo: 2026,
  activa: true,
  umbral_minutos: 15,
  intervalo_minutos: 15,
  maximo_diario_minutos: 240,
  tope_anual_minutos: null,
  caduca_el: null,
};

/** A company with its bank on, a worker from nine to five, their supervisor and an administrator. */
export type BankWorld = {
  t: TestApp;
  company: Company;
  worker: SignedIn;
  supervisor: SignedIn;
  admin: SignedIn;
  /** A second worker like the first. */
  hire: (trabajador?: Record<string, unknown>) => Promise<SignedIn>;
  /** Clocks somebody in and out at two instants; the clock stays at the second. */
  clock: (who: SignedIn, start: string, end: string) => Promise<void>;
  /** Runs the hourly job and whatever it asks for. */
  review: () => Promise<void>;
  configure: (changes?: Partial<BankConfig>) => Promise<void>;
  /** A pending incidence, without the signings behind it. */
  raise: (who: SignedIn, dia: string, minutos: number, compensation?: number) => Promise<number>;
  own: (who: SignedIn, anyo?: number) => Promise<Incidence[]>;
};

/** Starts an application with a bank; `now` is the clock's first instant. */
export async function startBank(now = "2026-11-16T06:00:00Z"): Promise<BankWorld> {
  const t = await startTestApp({ now });
  const company = await t.factory.company();
  const person = async (trabajador: Record<string, unknown> = {}): Promise<SignedIn> => {
    const made = await t.factory.worker({ company, trabajador });
    return { ...made, token: await t.factory.session(made, { hours: hoursOfYears }) };
  };
  const supervisor = await person({ permiso_supervisor: true, supervisor_bolsa_horas: true });
  const admin = await person({ administrador: true });
  const [office] = await t.sql<{ id: number }>(
    "select id from fichador where empresa_id = $1 and tipo = 'presencial'",
    [company.empresa_id],
  );
  const hire = async (trabajador: Record<string, unknown> = {}): Promise<SignedIn> => {
    const made = await person(trabajador);
    const tramos = [1, 2, 3, 4, 5].map((day): [number, string, string] => [day, "09:00", "17:00"]);
    await t.factory.schedule({ worker: made, tramos });
    await t.factory.supervise(supervisor, made);
    return made;
  };
  const punchAt = async (who: SignedIn, at: string, accion: "entrada" | "salida") => {
    t.clock.set(at);
    const body = { trabajador_id: who.trabajador_id, accion, fichador_id: office?.id };
    const { status, body: answer } = await t.call(punch, { token: who.token, body });
    if (status !== 200) throw new Error(`Punch: ${JSON.stringify(answer)}`);
  };
  const configure = async (changes: Partial<BankConfig> = {}): Promise<void> => {
    const body = { ...bankRules, ...changes };
    const { status, body: answer } = await t.call(bank.setBankConfig, { token: admin.token, body });
    if (status !== 200) throw new Error(`Config: ${JSON.stringify(answer)}`);
  };
  return {
    t,
    company,
    worker: await hire(),
    supervisor,
    admin,
    hire,
    configure,
    clock: async (who, start, end) => {
      await punchAt(who, start, "entrada");
      await punchAt(who, end, "salida");
    },
    review: async () => {
      await t.ctx.db.gate((tx) => t.ctx.jobs.enqueue(tx, "hours_bank.hourly", {}));
      await t.ctx.jobs.idle();
      const { ended } = await t.ctx.jobs.stats();
      const failed = ended.filter((one) => one.outcome !== "completed" && one.count > 0);
      if (failed.length > 0) throw new Error(`Jobs failed: ${JSON.stringify(failed)}`);
    },
    raise: async (who, dia, minutos, compensation = 1) => {
      const { id } = await t.factory.insert<{ id: number }>("incidencia", {
        empresa_id: who.empresa_id,
        trabajador_id: who.trabajador_id,
        dia,
        minutos_diferencia: minutos,
        minutos,
        pe_compensacion_id: compensation,
        creada_en: t.clock.now().toString(),
      });
      return id;
    },
    own: async (who, anyo = 2026) => {
      const query = { worker_id: who.trabajador_id, anyo };
      const { body } = await t.call(bank.listOwnIncidences, { token: who.token, query });
      return body.data;
    },
  };
}
