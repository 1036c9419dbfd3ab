import { complaintOutcomes } from "@atrio/contract/complaints/states";

import type { Step } from "../cases.queries.ts";

import type { StepName } from "./case.model.ts";

/** Longest text that the server takes. */
export const longestText = 20_000;

/** What a handler has chosen in the dialog of a step. */
export type Choices = { gestor_id: string | null; resultado: string | null; fecha: string };
export const noChoices: Choices = { gestor_id: null, resultado: null, fecha: "" };

export type StepField = "text" | "gestor_id" | "resultado" | "fecha";

type Filled = Choices & { text: string };

/**
 * The call of a step as its dialog is filled in; null with the fields that are missing or wrong. A
 * meeting is held between the filing and today.
 */
export function readStep(
  step: StepName,
  filled: Filled,
  days: { from: string; to: string },
): { asked: Step | null; problems: ReadonlySet<StepField> } {
  const asked = askedOf(step, filled);
  const problems = new Set(missingOf(step, filled, days));
  return { asked: problems.size > 0 ? null : asked, problems };
}

function missingOf(
  step: StepName,
  { text, gestor_id, resultado, fecha }: Filled,
  { from, to }: { from: string; to: string },
): StepField[] {
  if (step === "acusar") return [];
  if (step === "asignar") return gestor_id === null ? ["gestor_id"] : [];
  const missing: StepField[] = text.trim() === "" ? ["text"] : [];
  if (step === "levantar_acta" && (fecha < from || fecha > to)) missing.push("fecha");
  if (step === "concluir" && outcomeOf(resultado) === undefined) missing.push("resultado");
  return missing;
}

function outcomeOf(value: string | null) {
  return complaintOutcomes.find((known) => known === value);
}

function askedOf(step: StepName, filled: Filled): Step | null {
  const { gestor_id, resultado, fecha } = filled;
  const texto = filled.text.trim();
  switch (step) {
    case "acusar":
      return { step };
    case "asignar":
      return gestor_id === null ? null : { step, gestor_id };
    case "levantar_acta":
      return { step, fecha, texto };
    case "concluir": {
      const outcome = outcomeOf(resultado);
      return outcome === undefined ? null : { step, resultado: outcome, texto };
    }
    default:
      return { step, texto };
  }
}
