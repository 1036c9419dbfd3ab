import type { CaseAction, ComplaintCase } from "@atrio/contract/complaints/cases";

/** Steps with a dialog, by the action that allows them. */
export type StepName =
  | "acusar"
  | "admitir"
  | "no_admitir"
  | "asignar"
  | "levantar_acta"
  | "prorrogar"
  | "concluir";

const stepsOf: Partial<Record<CaseAction, readonly StepName[]>> = {
  acusar: ["acusar"],
  decidir: ["admitir", "no_admitir"],
  asignar: ["asignar"],
  levantar_acta: ["levantar_acta"],
  concluir: ["concluir"],
  prorrogar: ["prorrogar"],
};

/** Steps that the server allows now, in the order of a case; another handler in charge comes last. */
export function nextSteps({
  can,
  instructor_id,
}: Pick<ComplaintCase, "can" | "instructor_id">): StepName[] {
  const allowed = Object.entries(stepsOf).flatMap(([action, steps]) =>
    can.some((one) => one === action) ? [...steps] : [],
  );
  if (instructor_id === null) return allowed;
  return allowed.toSorted((one, other) => Number(one === "asignar") - Number(other === "asignar"));
}

/** Steps whose text is for the reporter or the case; the others have none. */
export function hasText(step: StepName): boolean {
  return step !== "acusar" && step !== "asignar";
}

const moments = [
  "fecha_creacion",
  "fecha_acuse",
  "fecha_decision",
  "fecha_investigacion",
  "reunion_pedida",
  "reunion_celebrada",
  "prorrogada",
  "fecha_conclusion",
] as const;
export type Moment = (typeof moments)[number];

/** What happened in a case, oldest first; on one day in the order of a case. */
export function timelineOf(
  one: Pick<ComplaintCase, Moment>,
): Array<{ moment: Moment; day: string }> {
  return moments
    .flatMap((moment) => {
      const day = one[moment];
      return day === null ? [] : [{ moment, day }];
    })
    .toSorted((first, second) => first.day.localeCompare(second.day));
}

/** Terms of a case as its card lists them: last day, and the day on which it was met. */
export type TermRow = {
  term: "acuse" | "reunion" | "conclusion";
  last: string;
  met: string | null;
};

/** Terms that concern a case; a closed one has no waiting term. */
export function termsOf(one: ComplaintCase): TermRow[] {
  const { plazos, estado, fecha_decision, reunion_celebrada, fecha_conclusion } = one;
  const { acuse, reunion, conclusion } = plazos;
  const rows: TermRow[] = [{ term: "acuse", last: acuse, met: fecha_decision }];
  if (reunion !== null) rows.push({ term: "reunion", last: reunion, met: reunion_celebrada });
  if (estado !== "no_admitida") {
    rows.push({ term: "conclusion", last: conclusion, met: fecha_conclusion });
  }
  return rows;
}
