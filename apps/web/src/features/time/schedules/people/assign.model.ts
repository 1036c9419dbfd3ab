import type { ScheduleGroup } from "@atrio/contract/time/schedules-office";

import type { SentAssignment } from "../schedules.queries.ts";

/** The form of an assignment: what each group needs is kept while another one is chosen. */
export type AssignForm = {
  grupo: ScheduleGroup;
  centro: number | null;
  departamento: string | null;
  personas: ReadonlyArray<{ id: number; nombre_completo: string }>;
  desde: string;
  /** Last day; empty until further notice. */
  hasta: string;
  semana: number;
};

/** The assignment that a form asks for; null while something is missing. */
export function sentAssignment(form: AssignForm): SentAssignment | null {
  if (form.desde === "") return null;
  const { grupo, desde, semana } = form;
  const base = { grupo, desde, semana, hasta: form.hasta === "" ? null : form.hasta };
  switch (grupo) {
    case "sin_horario":
      return base;
    case "centro":
      return form.centro === null ? null : { ...base, centro_trabajo_id: form.centro };
    case "departamento":
      return form.departamento === null ? null : { ...base, departamento: form.departamento };
    case "elegidas":
      return form.personas.length === 0
        ? null
        : { ...base, trabajador_ids: form.personas.map(({ id }) => id) };
  }
}
