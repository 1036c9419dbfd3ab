import type { Company, SignedIn, Worker } from "./factory.ts";
import type { TestApp } from "./harness.ts";

/** Columns of a leave rule that a test cares about. */
export type RuleInput = {
  kind: number;
  codigo?: string;
  unidad?: "naturales" | "laborables" | "horas";
  saldo?: string | null;
  limite?: number;
  limite_por?: "hecho" | "anyo";
  maximo_consecutivo?: number;
  preaviso_dias?: number;
  requiere_documento?: boolean;
  documento_restringido?: boolean;
  admite_medio_dia?: boolean;
  admite_horas?: boolean;
  decide?: "supervisores" | "administrador";
  activo?: boolean;
};

const texts = (text: string) => JSON.stringify({ es: text, en: text, fr: text, pt: text });

/** Inserts leave rules and grants, past the application. */
export function createLeaveFactory(t: TestApp) {
  const { factory } = t;
  const ruleRow = ({ empresa_id }: Company, input: RuleInput): Record<string, unknown> => {
    const { kind, codigo = "general", ...rest } = input;
    return {
      empresa_id,
      pe_solicitud_tipo_id: kind,
      codigo,
      nombre: texts(codigo === "general" ? `Tipo ${kind}` : codigo),
      descripcion: texts("Descripción"),
      unidad: "laborables",
      ...rest,
    };
  };

  /** A leave rule of a company; answers its id. */
  const rule = async (home: Company, input: RuleInput): Promise<number> =>
    (await factory.insert<{ id: number }>("permiso_tipo", ruleRow(home, input))).id;

  const grantRow = ({ empresa_id }: Company, saldo: string, cantidad: number) => ({
    empresa_id,
    saldo,
    desde_anyo: 2024,
    cantidad,
    proporcional: false,
  });

  /** Grant of a balance from a year on: days, or minutes of paid hours. */
  const grant = async (
    home: Company,
    saldo: string,
    cantidad: number,
    more: Record<string, unknown> = {},
  ): Promise<void> => {
    await factory.insert("saldo_regla", { ...grantRow(home, saldo, cantidad), ...more });
  };

  /** A company with the nine kinds, 22 days of holidays, 4 of own affairs and 20 paid hours. */
  const company = async (): Promise<Company> => {
    const home = await factory.company();
    const free = { unidad: "naturales", documento_restringido: true } as const;
    const rules: RuleInput[] = [
      { kind: 1, saldo: "vacaciones", admite_medio_dia: true, preaviso_dias: 15 },
      { kind: 2, saldo: "asuntos_propios", admite_medio_dia: true },
      { kind: 3, saldo: "horas_retribuidas", unidad: "horas", admite_horas: true },
      { kind: 6, maximo_consecutivo: 3, ...free },
      { kind: 7, ...free },
      { kind: 8, unidad: "naturales", limite: 119, limite_por: "hecho" },
    ];
    await factory.insertAll(
      "permiso_tipo",
      rules.map((input) => ruleRow(home, input)),
    );
    await factory.insertAll("saldo_regla", [
      grantRow(home, "vacaciones", 22),
      grantRow(home, "asuntos_propios", 4),
      grantRow(home, "horas_retribuidas", 1200),
    ]);
    return home;
  };

  /** Monday to Friday from 8 to 15. */
  const office = async (worker: Worker): Promise<void> => {
    const tramos = [1, 2, 3, 4, 5].map((day): [number, string, string] => [day, "08:00", "15:00"]);
    await factory.schedule({ worker, tramos });
  };

  /** A worker with a schedule, an open session and the given supervisors. */
  const worker = async (home: Company, supervisors: readonly Worker[] = []): Promise<SignedIn> => {
    const person = await factory.signedIn({ company: home });
    await office(person);
    for (const one of supervisors) await factory.supervise(one, person);
    return person;
  };

  const supervisor = async (home: Company, nombre?: string): Promise<SignedIn> =>
    factory.signedIn({
      company: home,
      trabajador: { permiso_supervisor: true },
      ...(nombre === undefined ? {} : { nombre }),
    });

  /** A worker whose requests two supervisors decide, Ana and Berta, and an administrator. */
  const team = async () => {
    const home = await company();
    const first = await supervisor(home, "Ana");
    const second = await supervisor(home, "Berta");
    return {
      company: home,
      first,
      second,
      worker: await worker(home, [first, second]),
      administrator: await factory.signedIn({
        company: home,
        trabajador: { administrador: true },
      }),
    };
  };

  /** An uploaded file that belongs to no request yet; answers its id. */
  const file = async (person: Worker): Promise<number> => {
    const { id } = await factory.insert<{ id: number }>("solicitud_documento", {
      empresa_id: person.empresa_id,
      trabajador_id: person.trabajador_id,
      nombre: "justificante.pdf",
      tipo: "application/pdf",
      bytes: 1200,
      sha256: "0".repeat(64),
      clave: `prueba-${person.trabajador_id}-${Date.now()}-${Math.random()}`,
      subido_por: person.trabajador_id,
      subido_en: "2026-11-18T07:00:00Z",
    });
    return id;
  };

  /** The worker's days in force and what each charges, as `date cost` in order. */
  const daysOf = async (person: Worker): Promise<string[]> => {
    const rows = await t.sql<{ day: string }>(
      `select fecha || ' ' || coste::float8 || case when aprobada then ' aprobada' else '' end as day
       from ausencia where trabajador_id = $1 and vigente order by fecha, desde_minuto`,
      [person.trabajador_id],
    );
    return rows.map((row) => row.day);
  };

  return { rule, grant, company, office, worker, supervisor, team, file, daysOf };
}
