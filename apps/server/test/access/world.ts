import { randomUUID } from "node:crypto";

import type { Company, Worker } from "../factory.ts";
import type { TestApp } from "../harness.ts";
import { createPayslipFactory } from "../payslips.ts";

import type { Target } from "./samples.ts";

export const callerKinds = [
  "none",
  "malformed",
  "expired",
  "disabled",
  "left",
  "worker",
  "supervisor",
  "otherSupervisor",
  "shiftManager",
  "hoursBagSupervisor",
  "administrator",
  "operator",
  "complaintHandler",
  "mustChangePassword",
  "impersonated",
  "otherCompany",
] as const;
export type CallerKind = (typeof callerKinds)[number];

export const targetKinds = ["own", "supervisee", "colleague", "otherCompany"] as const;
export type TargetKind = (typeof targetKinds)[number];

type Person = Worker & { canary: string; work: Canary };

type Canary = { owner: number; empresa_id: number; text: string; knownTo: number[] };

export type World = {
  /** The person behind each kind of caller; null for one without a session. */
  callers: Record<CallerKind, Person | null>;
  targets: Record<Exclude<TargetKind, "own">, Target>;
  /** A session of that kind, or the credentials it sends instead. */
  token(kind: CallerKind): Promise<string | undefined>;
  ownTarget(kind: CallerKind): Promise<Target>;
  /** Drops sessions and own targets, which a call may have changed; new ones follow on demand. */
  renew(): void;
  /** Texts that may appear only in answers to their owner and to whom they are known. */
  canaries: Canary[];
};

const roles: Partial<Record<CallerKind, Record<string, unknown>>> = {
  supervisor: { permiso_supervisor: true },
  otherSupervisor: { permiso_supervisor: true },
  shiftManager: { permiso_gestor_turnos: true },
  hoursBagSupervisor: { supervisor_bolsa_horas: true },
  administrator: { administrador: true },
  operator: { administrador: true },
  complaintHandler: { gestor_denuncias: true },
  left: { fecha_baja: "2026-10-31" },
};

const accounts: Partial<Record<CallerKind, Record<string, unknown>>> = {
  disabled: { desactivada_en: "2026-01-01T00:00:00Z" },
  mustChangePassword: { requires_password_change: true },
};

/** A company with every kind of caller, a second one, and a secret in each person's data. */
export async function createWorld(t: TestApp): Promise<World> {
  const { factory } = t;
  const payslips = createPayslipFactory(t);
  const home = await factory.company({ slug: "casa" });
  const away = await factory.company({ slug: "fuera" });
  const canaries: World["canaries"] = [];

  const person = async (
    company: Company,
    kind: CallerKind | "supervisee" | "colleague",
  ): Promise<Person> => {
    const canary = `kanari${randomUUID().replaceAll("-", "")}`;
    const work = `puesto${randomUUID().replaceAll("-", "")}`;
    const made = await factory.worker({
      company,
      email: `${canary}@prueba.test`,
      trabajador: {
        telefono: canary,
        nombre_departamento_trabajador: work,
        puesto: work,
        fecha_nacimiento: "1990-11-19",
        ...roles[kind as CallerKind],
      },
      ...(accounts[kind as CallerKind] === undefined
        ? {}
        : { account: accounts[kind as CallerKind] }),
    });
    // Data of a person's work are visible to their supervisors; the rest to nobody.
    const whose = { owner: made.trabajador_id, empresa_id: made.empresa_id };
    const known = { ...whose, text: work, knownTo: [] };
    canaries.push({ ...whose, text: canary, knownTo: [] }, known);
    return { ...made, canary, work: known };
  };

  const people: Partial<Record<CallerKind, Person>> = {};
  for (const kind of callerKinds) {
    if (kind === "none" || kind === "malformed") continue;
    people[kind] = await person(kind === "otherCompany" ? away : home, kind);
  }
  const of = (kind: CallerKind): Person => {
    const found = people[kind];
    if (found === undefined) throw new Error(`Nobody is ${kind}`);
    return found;
  };
  const { empresa_id, trabajador_id } = of("operator");
  await t.sql("insert into gestor_instalacion (empresa_id, trabajador_id) values ($1, $2)", [
    empresa_id,
    trabajador_id,
  ]);
  const supervisee = await person(home, "supervisee");
  const colleague = await person(home, "colleague");
  const supervise = async (kind: CallerKind, somebody: Person): Promise<void> => {
    await factory.supervise(of(kind), somebody);
    somebody.work.knownTo.push(of(kind).trabajador_id);
  };
  await supervise("supervisor", supervisee);
  await supervise("otherSupervisor", colleague);

  /** A signing of that working day; a new one when an earlier cell of the matrix deleted it. */
  const asSigning = async (worker: Person, workdayId: number): Promise<number> => {
    const key = [worker.empresa_id, worker.trabajador_id, workdayId];
    const [found] = await t.sql<{ id: number }>(
      `select id from fichaje where empresa_id = $1 and trabajador_id = $2 and jornada_id = $3 and not borrado`,
      key,
    );
    if (found !== undefined) return found.id;
    const [made] = await t.sql<{ id: number }>(
      `insert into fichaje (empresa_id, trabajador_id, jornada_id, hora_inicio, hora_fin, fichador_id,
         seq_inicio, seq_fin)
       select $1, $2, $3, '2026-11-17T08:00:00Z', '2026-11-17T08:30:00Z', f.id, 1, 1
       from fichador f where f.empresa_id = $1 order by f.orden limit 1 returning id`,
      key,
    );
    if (made === undefined) throw new Error("No signing");
    return made.id;
  };

  const asTarget = async (worker: Person): Promise<Target> => {
    const [row] = await t.sql<{ id: number }>(
      `insert into jornada (empresa_id, trabajador_id, dia, zona_horaria)
       values ($1, $2, '2026-11-17', 'Europe/Madrid')
       on conflict (empresa_id, trabajador_id, dia) do update set zona_horaria = excluded.zona_horaria returning id`,
      [worker.empresa_id, worker.trabajador_id],
    );
    await factory.session(worker);
    const [session] = await t.sql<{ id: string }>(
      "select id from sesion where trabajador_id = $1 and empresa_id = $2 limit 1",
      [worker.trabajador_id, worker.empresa_id],
    );
    const [incidence] = await t.sql<{ id: number }>(
      `insert into incidencia (empresa_id, trabajador_id, dia, minutos_diferencia, minutos, creada_en)
       values ($1, $2, '2026-11-10', 62, 60, now())
       on conflict (empresa_id, trabajador_id, dia) where estado_id <> 2 do update set minutos = 60
       returning id`,
      [worker.empresa_id, worker.trabajador_id],
    );
    if (row === undefined || session === undefined || incidence === undefined) {
      throw new Error("No target");
    }
    const signing = await asSigning(worker, row.id);
    return {
      ...worker,
      jornada_id: row.id,
      sesion_id: session.id,
      incidencia_id: incidence.id,
      fichaje_id: signing,
      nomina_id: await payslips.payslip(worker, { cabecera: { nombre: worker.canary } }),
    };
  };

  const token = async (kind: CallerKind): Promise<string | undefined> => {
    if (kind === "none") return undefined;
    if (kind === "malformed") return "x".repeat(43);
    if (kind === "expired") return factory.session(of(kind), { hours: -1 });
    if (kind === "impersonated") {
      return factory.session(of(kind), { suplantada_por: of("administrator").trabajador_id });
    }
    if (kind === "mustChangePassword") {
      // An earlier cell of the matrix may have changed it.
      await t.sql("update account set requires_password_change = true where account_user_id = $1", [
        of(kind).account_user_id,
      ]);
    }
    return factory.session(of(kind));
  };

  const tokens = new Map<CallerKind, Promise<string | undefined>>();
  const owned = new Map<CallerKind, Promise<Target>>();
  return {
    callers: {
      none: null,
      malformed: null,
      ...(people as Record<Exclude<CallerKind, "none" | "malformed">, Person>),
    },
    targets: {
      supervisee: await asTarget(supervisee),
      colleague: await asTarget(colleague),
      otherCompany: await asTarget(of("otherCompany")),
    },
    token: (kind) => kept(tokens, kind, token),
    ownTarget: (kind) => kept(owned, kind, () => asTarget(people[kind] ?? of("worker"))),
    renew: () => {
      tokens.clear();
      owned.clear();
    },
    canaries,
  };
}

/** The value of a kind, made the first time that it is asked for. */
function kept<T>(
  made: Map<CallerKind, Promise<T>>,
  kind: CallerKind,
  make: (kind: CallerKind) => Promise<T>,
): Promise<T> {
  const value = made.get(kind) ?? make(kind);
  made.set(kind, value);
  return value;
}
