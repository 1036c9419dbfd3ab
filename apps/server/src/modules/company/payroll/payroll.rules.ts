import type {
  PayrollColumn,
  PayrollConcept,
  PayrollFigures,
  PayrollLayout,
  PayrollRow,
} from "@atrio/contract/company/payroll";
import { requestKinds } from "@atrio/contract/kinds";

/** Concept of a kind of leave. */
const conceptOfKind: Readonly<Record<number, PayrollConcept>> = {
  [requestKinds.holidays]: "vacaciones",
  [requestKinds.personalAffairs]: "asuntos_propios",
  [requestKinds.paidHours]: "horas_retribuidas",
  [requestKinds.paidLeave]: "permiso_retribuido",
  [requestKinds.unpaidLeave]: "permiso_no_retribuido",
  [requestKinds.medicalRest]: "reposo",
  [requestKinds.medicalLeave]: "baja",
  [requestKinds.paternity]: "nacimiento",
};

/** Concepts counted in minutes; expenses are euros, all others days. */
const inMinutes: readonly string[] = [
  "previstas",
  "trabajadas",
  "saldo",
  "horas_nomina",
  "horas_retribuidas",
];

export type PayrollUnit = "horas" | "euros" | "dias";

/** Unit in which a concept is handed over. */
function unitOf(concept: PayrollConcept): PayrollUnit {
  if (inMinutes.includes(concept)) return "horas";
  return concept === "gastos" ? "euros" : "dias";
}

/** A figure in the unit of the files: hours to the hundredth. */
function amountOf(concept: PayrollConcept, figure: number): number {
  return Math.round((unitOf(concept) === "horas" ? figure / 60 : figure) * 100) / 100;
}

/** Approved absence of a month by kind; `dias` is null where its rule counts hours. */
export type AbsenceSum = { pe_solicitud_tipo_id: number; dias: number; minutos: number };

/** Sums of a person's month beside the hours of the sheet. */
export type MonthSums = { paidMinutes: number; gastos: number; ausencias: readonly AbsenceSum[] };

/** Figures of a person's month, by concept (Rule COMPANY-95). */
export function figuresOf(
  hours: { minutos_previstos: number; minutos_trabajados: number; saldo_minutos: number },
  { paidMinutes, gastos, ausencias }: MonthSums,
): PayrollFigures {
  const leave: Partial<Record<PayrollConcept, number>> = {};
  for (const { pe_solicitud_tipo_id, dias, minutos } of ausencias) {
    const concept = conceptOfKind[pe_solicitud_tipo_id];
    if (concept === undefined) continue;
    leave[concept] = (leave[concept] ?? 0) + (unitOf(concept) === "horas" ? minutos : dias);
  }
  return {
    previstas: hours.minutos_previstos,
    trabajadas: hours.minutos_trabajados,
    saldo: hours.saldo_minutos,
    horas_nomina: paidMinutes,
    gastos,
    vacaciones: leave.vacaciones ?? 0,
    asuntos_propios: leave.asuntos_propios ?? 0,
    horas_retribuidas: leave.horas_retribuidas ?? 0,
    permiso_retribuido: leave.permiso_retribuido ?? 0,
    permiso_no_retribuido: leave.permiso_no_retribuido ?? 0,
    reposo: leave.reposo ?? 0,
    baja: leave.baja ?? 0,
    nacimiento: leave.nacimiento ?? 0,
  };
}

const concepts: readonly PayrollConcept[] = [
  "previstas",
  "trabajadas",
  "saldo",
  "horas_nomina",
  "gastos",
  "vacaciones",
  "asuntos_propios",
  "horas_retribuidas",
  "permiso_retribuido",
  "permiso_no_retribuido",
  "reposo",
  "baja",
  "nacimiento",
];

/** Figures that differ from those handed over (Rule COMPANY-98). */
export function changesSince(
  before: Partial<PayrollFigures> | null,
  now: PayrollFigures,
): PayrollRow["cambios"] {
  if (before === null) return [];
  return concepts.flatMap((concepto) => {
    const antes = before[concepto] ?? 0;
    const ahora = now[concepto];
    return antes === ahora ? [] : [{ concepto, antes, ahora }];
  });
}

/** Layout without one of the company: a row for each person. */
export const ownLayout: Pick<PayrollLayout, "filas" | "decimal"> & { campos: PayrollColumn[] } = {
  filas: "persona",
  decimal: ",",
  campos: [
    "codigo",
    "nif",
    "nombre",
    "centro",
    "departamento",
    ...concepts,
    "alta",
    "baja_empresa",
    "contrato",
    "cuenta",
  ],
};

const conceptOnly: readonly string[] = ["concepto", "cantidad", "unidad"];
const isConcept = (column: PayrollColumn): column is PayrollConcept =>
  concepts.some((one) => one === column);

/**
 * Columns of a layout that its rows cannot have, or that are there twice: files by concept have the concept and
 * its amount, files by person have figures (Rule COMPANY-97).
 */
export function misfitColumns({
  filas,
  columnas,
}: Pick<PayrollLayout, "filas" | "columnas">): boolean {
  const fields = columnas.map(({ campo }) => campo);
  if (new Set(fields).size < fields.length) return true;
  if (filas === "persona") return fields.some((one) => conceptOnly.includes(one));
  const lacks = !fields.includes("concepto") || !fields.includes("cantidad");
  return lacks || fields.some(isConcept);
}

/** A cell: text, a day, an amount, or nothing. */
export type PayCell = string | null | { amount: number } | { day: string };

type Names = {
  concept: (concept: PayrollConcept) => string;
  unit: (unit: PayrollUnit) => string;
};

/** Rows of a file, without its heading. */
export function cellsOf(
  rows: readonly PayrollRow[],
  filas: PayrollLayout["filas"],
  columns: readonly PayrollColumn[],
  names: Names,
): PayCell[][] {
  if (filas === "persona") {
    return rows.map((row) =>
      columns.map((column) =>
        isConcept(column) ? { amount: amountOf(column, row.cifras[column]) } : fieldOf(row, column),
      ),
    );
  }
  return rows.flatMap((row) =>
    concepts
      .filter((concept) => row.cifras[concept] !== 0)
      .map((concept) =>
        columns.map((column): PayCell => {
          if (column === "concepto") return names.concept(concept);
          if (column === "unidad") return names.unit(unitOf(concept));
          if (column === "cantidad") return { amount: amountOf(concept, row.cifras[concept]) };
          return fieldOf(row, column);
        }),
      ),
  );
}

function fieldOf(row: PayrollRow, column: PayrollColumn): PayCell {
  const dayOf = (day: string | null): PayCell => (day === null ? null : { day });
  switch (column) {
    case "codigo":
      return row.codigo;
    case "nif":
      return row.nif;
    case "nombre":
      return row.persona.nombre_completo;
    case "centro":
      return row.centro_trabajo;
    case "departamento":
      return row.departamento;
    case "alta":
      return dayOf(row.alta);
    case "baja_empresa":
      return dayOf(row.baja);
    case "contrato":
      return dayOf(row.contrato);
    case "cuenta":
      return dayOf(row.cuenta);
    default:
      return null;
  }
}
