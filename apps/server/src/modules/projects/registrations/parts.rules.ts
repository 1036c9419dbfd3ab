import type { ErrorCode } from "@atrio/contract/errors";
import type { PartValue, ProjectPart } from "@atrio/contract/projects/shapes";

/** Refused values of fields: the error and the field's name. */
export type PartProblem = { code: ErrorCode; parte: string };

function isValid(part: ProjectPart, { valor }: PartValue): boolean {
  if (part.tipo === "numero") return typeof valor === "number" && Math.abs(valor) < 1e12;
  if (typeof valor !== "string") return false;
  return part.tipo === "texto" || part.opciones.includes(valor);
}

const isEmpty = ({ valor }: PartValue): boolean => valor === "";

/**
 * Judges values of an activity's fields (Rule PROJECTS-9): each field once, of its kind; required ones
 * have a value. Empty texts are none.
 */
export function checkParts(
  parts: readonly ProjectPart[],
  values: readonly PartValue[],
): PartProblem | PartValue[] {
  const given = values.filter((value) => !isEmpty(value));
  for (const [index, value] of given.entries()) {
    const part = parts.find((one) => one.id === value.parte_id);
    const isRepeated = given.findIndex((one) => one.parte_id === value.parte_id) !== index;
    if (part === undefined || isRepeated || !isValid(part, value)) {
      return { code: "project.part_invalid", parte: part?.nombre ?? String(value.parte_id) };
    }
  }
  const missing = parts.find(
    (part) => part.obligatorio && given.every((value) => value.parte_id !== part.id),
  );
  if (missing !== undefined) return { code: "project.part_required", parte: missing.nombre };
  return given;
}
