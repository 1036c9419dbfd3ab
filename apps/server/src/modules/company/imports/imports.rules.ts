import { planAreas } from "./areas.rules.ts";
import { planCentres } from "./centres.rules.ts";
import { tableNames } from "./columns.rules.ts";
import type { TableName } from "./columns.rules.ts";
import type { Source } from "./files/files.rules.ts";
import { planGrants } from "./grants.rules.ts";
import { planHolidays } from "./holidays.rules.ts";
import { planOpenings } from "./openings.rules.ts";
import { planPeople } from "./people/people.rules.ts";
import type { PersonItem } from "./people/people.rules.ts";
import type { Kind, Outcome } from "./plans.rules.ts";
import { planActivities, planParts, planProjects } from "./projects.rules.ts";
import type { Problem, SourceRow } from "./rows.rules.ts";
import type {
  ActivityRow,
  AreaRow,
  CentreRow,
  GrantRow,
  HolidayRow,
  OpeningRow,
  PartRow,
  ProjectRow,
  Snapshot,
  TimetableRow,
} from "./snapshot/snapshot.rules.ts";
import { planSupervisions } from "./supervisions.rules.ts";
import type { SupervisionItem } from "./supervisions.rules.ts";
import { planTimetables } from "./timetables.rules.ts";

/** Plan of an import, table by table; it is not executed while there are problems. */
export type ImportPlan = {
  problems: Problem[];
  festivos: Array<Outcome<HolidayRow>>;
  centros: Array<Outcome<CentreRow>>;
  horarios: Array<Outcome<TimetableRow>>;
  trabajadores: Array<Outcome<PersonItem>>;
  supervisores: Array<Outcome<SupervisionItem>>;
  areas: Array<Outcome<AreaRow>>;
  partes: Array<Outcome<PartRow>>;
  proyectos: Array<Outcome<ProjectRow>>;
  actividades: Array<Outcome<ActivityRow>>;
  reglas: Array<Outcome<GrantRow>>;
  saldos: Array<Outcome<OpeningRow>>;
};

/** A changed row, for the preview. */
export type ChangedRow = { label: string; columns: string[] };

export type TableSummary = Record<Kind, number> & { table: TableName; changes: ChangedRow[] };

/** Compares the files with the company's data. */
export function planImport(sources: Source[], snapshot: Snapshot): ImportPlan {
  const context = { snapshot, problems: [] as Problem[] };
  const rowsOf = (table: TableName): SourceRow[] =>
    sources.filter((source) => source.table === table).flatMap((source) => source.rows);

  const festivos = planHolidays(rowsOf("festivos"), context);
  // A row that is wrong in itself still names its calendar, centre or schedule.
  const calendars = namesOf(snapshot.calendarios, rowsOf("festivos"), "calendario");
  const centros = planCentres(rowsOf("centros"), context, calendars);
  const horarios = planTimetables(rowsOf("horarios"), context);
  const centres = namesOf(codesOf(snapshot.centros), rowsOf("centros"), "codigo");
  const trabajadores = planPeople(rowsOf("trabajadores"), context, {
    centres,
    schedules: namesOf(codesOf(snapshot.horarios), rowsOf("horarios"), "codigo"),
  });
  const people = { rows: rowsOf("trabajadores"), items: trabajadores.map(({ item }) => item) };
  const supervisores = planSupervisions(rowsOf("supervisores"), context, people);
  const areas = planAreas(rowsOf("areas"), context, { people, centres });
  const partes = planParts(rowsOf("partes"), context);
  const proyectos = planProjects(rowsOf("proyectos"), context, people);
  const partNames = snapshot.partes.map((part) => part.nombre);
  const actividades = planActivities(rowsOf("actividades"), context, {
    projects: namesOf(codesOf(snapshot.proyectos), rowsOf("proyectos"), "codigo"),
    parts: namesOf(partNames, rowsOf("partes"), "nombre"),
  });
  const reglas = planGrants(rowsOf("reglas"), context);
  const saldos = planOpenings(rowsOf("saldos"), context, people);
  const problems = context.problems;
  return {
    problems,
    festivos,
    centros,
    horarios,
    trabajadores,
    supervisores,
    areas,
    partes,
    proyectos,
    actividades,
    reglas,
    saldos,
  };
}

/** Numbers of new, changed and unchanged rows of each table, and the changed rows. */
export function summarise(plan: ImportPlan): TableSummary[] {
  return tableNames.flatMap((table) => {
    const outcomes: Array<Outcome<unknown>> = plan[table];
    if (outcomes.length === 0) return [];
    const count = (kind: Kind): number => outcomes.filter((one) => one.kind === kind).length;
    const changes = outcomes
      .filter((one) => one.kind === "changed")
      .map(({ label, columns }) => ({ label, columns }));
    return [
      {
        table,
        new: count("new"),
        changed: count("changed"),
        unchanged: count("unchanged"),
        changes,
      },
    ];
  });
}

/** True if applying the plan would write anything. */
export function changesAnything(plan: ImportPlan): boolean {
  return tableNames.some((table) => {
    const outcomes: Array<Outcome<unknown>> = plan[table];
    return outcomes.some((one) => one.kind !== "unchanged");
  });
}

function codesOf(rows: Array<{ codigo: string }>): string[] {
  return rows.map((row) => row.codigo);
}

function namesOf(existing: string[], rows: SourceRow[], column: string): Set<string> {
  return new Set([...existing, ...rows.flatMap(({ cells }) => cells[column]?.text ?? [])]);
}
