import { fold } from "./columns.rules.ts";
import { compare, firstOnly, readersOf, settle } from "./plans.rules.ts";
import type { Outcome, PlanContext } from "./plans.rules.ts";
import type { SourceRow } from "./rows.rules.ts";
import type { ActivityRow, PartRow, ProjectRow } from "./snapshot/snapshot.rules.ts";
import { mentionedIn, peopleAfter, readPeople } from "./supervisions.rules.ts";
import type { People } from "./supervisions.rules.ts";
import { amountOf, dateOf, flagOf, listOf, textOf } from "./values.rules.ts";
import type { Parser } from "./values.rules.ts";

const kindWords: Record<PartRow["tipo"], readonly string[]> = {
  texto: ["texto", "text", "texte"],
  numero: ["numero", "number", "nombre", "cantidad"],
  opcion: ["opcion", "opciones", "choice", "option", "options", "choix", "opcao", "opcoes"],
};

const kinds = ["texto", "numero", "opcion"] as const;

const kindOf: Parser<PartRow["tipo"]> = (text) => {
  const found = kinds.find((kind) => kindWords[kind].includes(fold(text)));
  return found === undefined ? { flaw: "part_kind" } : { value: found };
};

const stateWords = {
  activo: ["activo", "active", "actif", "ativo", "si", "yes", "oui", "sim"],
  inactivo: ["inactivo", "inactive", "inactif", "inativo", "no", "non", "nao"],
} as const;

const stateOf: Parser<ProjectRow["estado"]> = (text) => {
  const states = ["activo", "inactivo"] as const;
  const found = states.find((state) => stateWords[state].some((word) => word === fold(text)));
  return found === undefined ? { flaw: "flag" } : { value: found };
};

/** Plan of the rows of `partes`: fields that activities ask for (Rule PROJECTS-9). A kind stays. */
export function planParts(rows: SourceRow[], context: PlanContext): Array<Outcome<PartRow>> {
  const isFirst = firstOnly<"partes">();
  return readersOf("partes", rows, context).flatMap((reader) => {
    const nombre = reader.required("nombre", textOf(60));
    const tipo = reader.required("tipo", kindOf);
    const required = reader.optional("obligatorio", flagOf);
    const options = reader.optional("opciones", listOf(80));
    const existing = context.snapshot.partes.find((one) => one.nombre === nombre);
    if (existing !== undefined && tipo !== undefined && existing.tipo !== tipo) {
      reader.note("tipo", "part_kind_stays");
    }
    const opciones = settle(options, existing?.opciones, []);
    const isRight = tipo === "opcion" ? opciones.length >= 2 : opciones.length === 0;
    if (tipo !== undefined && !isRight) reader.note("opciones", "part_options");
    if (!isFirst(reader, "nombre", nombre) || !nombre || !tipo || !reader.isClean()) return [];
    const obligatorio = settle(required, existing?.obligatorio, false);
    const item: PartRow = { nombre, tipo, obligatorio, opciones };
    return [
      compare({ item, existing, label: nombre, columns: partColumns, places: [reader.place] }),
    ];
  });
}

const partColumns: Array<[keyof PartRow, string]> = [
  ["obligatorio", "obligatorio"],
  ["opciones", "opciones"],
];

/** Hours with decimals as minutes. */
const minutesOf = (hours: number | null | undefined): number | null | undefined =>
  typeof hours === "number" ? Math.round(hours * 60) || null : hours;

/**
 * Plan of the rows of `proyectos`: a project with its people. Who is missing in a list ends yesterday
 * (Rule PROJECTS-3); a column that is absent keeps what is there.
 */
export function planProjects(
  rows: SourceRow[],
  context: PlanContext,
  people: People,
): Array<Outcome<ProjectRow>> {
  const { snapshot } = context;
  const names = { find: peopleAfter(snapshot, people.items), mentioned: mentionedIn(people.rows) };
  const isFirst = firstOnly<"proyectos">();
  return readersOf("proyectos", rows, context).flatMap((reader) => {
    const codigo = reader.required("codigo", textOf(30));
    const nombre = reader.required("nombre", textOf(120));
    const text = reader.optional("descripcion", textOf(1500));
    const state = reader.optional("estado", stateOf);
    const from = reader.optional("fecha_inicio", dateOf);
    const to = reader.optional("fecha_fin", dateOf);
    const budget = minutesOf(reader.optional("presupuesto", amountOf));
    const everybody = reader.optional("todos", flagOf);
    const workers = readPeople(reader, "trabajadores", names);
    const charges = readPeople(reader, "responsables", names, (person) =>
      person.fields.permiso_supervisor ? null : "not_in_charge",
    );
    const existing = snapshot.proyectos.find((one) => one.codigo === codigo);
    const fecha_inicio = settle(from, existing?.fecha_inicio, snapshot.hoy);
    const fecha_fin = settle(to, existing?.fecha_fin, null);
    if ((fecha_fin ?? fecha_inicio) < fecha_inicio) reader.note("fecha_fin", "end_before_start");
    const todos_trabajadores = settle(everybody, existing?.todos_trabajadores, false);
    const trabajadores = settle(workers, existing?.trabajadores, []);
    if (todos_trabajadores && trabajadores.length > 0) reader.note("trabajadores", "all_and_list");
    if (!isFirst(reader, "codigo", codigo) || !codigo || !nombre || !reader.isClean()) return [];
    const item: ProjectRow = {
      codigo,
      nombre,
      descripcion: settle(text, existing?.descripcion, null),
      estado: settle(state, existing?.estado, "activo"),
      fecha_inicio,
      fecha_fin,
      presupuesto_minutos: settle(budget, existing?.presupuesto_minutos, null),
      todos_trabajadores,
      trabajadores,
      responsables: settle(charges, existing?.responsables, []),
    };
    return [
      compare({
        item,
        existing,
        label: `${codigo} ${nombre}`,
        columns: projectColumns,
        places: [reader.place],
      }),
    ];
  });
}

const projectColumns: Array<[keyof ProjectRow, string]> = [
  ["nombre", "nombre"],
  ["descripcion", "descripcion"],
  ["estado", "estado"],
  ["fecha_inicio", "fecha_inicio"],
  ["fecha_fin", "fecha_fin"],
  ["presupuesto_minutos", "presupuesto"],
  ["todos_trabajadores", "todos"],
  ["trabajadores", "trabajadores"],
  ["responsables", "responsables"],
];

/** Plan of the rows of `actividades`. `projects` and `parts` are those of the company and of the files. */
export function planActivities(
  rows: SourceRow[],
  context: PlanContext,
  { projects, parts }: { projects: ReadonlySet<string>; parts: ReadonlySet<string> },
): Array<Outcome<ActivityRow>> {
  const isFirst = firstOnly<"actividades">();
  return readersOf("actividades", rows, context).flatMap((reader) => {
    const proyecto = reader.required("proyecto", textOf(30));
    const nombre = reader.required("nombre", textOf(120));
    const approval = reader.optional("aprobacion", flagOf);
    const budget = minutesOf(reader.optional("presupuesto", amountOf));
    const active = reader.optional("activa", flagOf);
    const asked = reader.optional("partes", listOf(60));
    if (proyecto && !projects.has(proyecto)) reader.note("proyecto", "unknown_project");
    for (const name of asked ?? []) {
      if (!parts.has(name)) reader.note("partes", "unknown_part", { name });
    }
    const label = `${proyecto} · ${nombre}`;
    if (!isFirst(reader, "nombre", label) || !proyecto || !nombre || !reader.isClean()) return [];
    const existing = context.snapshot.actividades.find(
      (one) => one.proyecto === proyecto && one.nombre === nombre,
    );
    const item: ActivityRow = {
      proyecto,
      nombre,
      requiere_aprobacion: settle(approval, existing?.requiere_aprobacion, true),
      presupuesto_minutos: settle(budget, existing?.presupuesto_minutos, null),
      activo: settle(active, existing?.activo, true),
      partes: settle(asked, existing?.partes, []),
    };
    return [compare({ item, existing, label, columns: activityColumns, places: [reader.place] })];
  });
}

const activityColumns: Array<[keyof ActivityRow, string]> = [
  ["requiere_aprobacion", "aprobacion"],
  ["presupuesto_minutos", "presupuesto"],
  ["activo", "activa"],
  ["partes", "partes"],
];
