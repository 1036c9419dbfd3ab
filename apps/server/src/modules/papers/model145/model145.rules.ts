import type { Model145, Model145Answers } from "@atrio/contract/papers/model145";

import { isNif, normalizeNationalId } from "../../../lib/spain/national-id.ts";

/** A child or other descendant of the form's section 2. */
type Child = Model145Answers["hijos"][number];
/** A parent or grandparent of its section 3. */
type Ascendant = Model145Answers["ascendientes"][number];

/** A problem of an answer, at its wire path. */
export type AnswerProblem = {
  code:
    | "model145.nif"
    | "model145.spouse_nif"
    | "model145.situation"
    | "model145.child_age"
    | "model145.ascendant_age"
    | "model145.move_date"
    | "model145.year";
  field: string;
};

/** The version in force, with the local dates on which it was signed and last confirmed. */
export type VersionInForce = {
  datos: Model145Answers;
  signedOn: string;
  confirmedOn: string | null;
};

/** Why a worker should look at their form again. */
export type ReviewReason =
  | "nunca_presentado"
  | "anyo_nuevo"
  | "hijo_cumple_25"
  | "ascendiente_cumple_65";

/** Youngest and oldest age at which somebody is on a payroll. */
const workingAges = { from: 16, to: 100 };
const childrenUnder = 25;
const ascendantsFrom = 65;
/**
 * Age of majority: adult children are no longer of a single parent's family unit (art. 82.1 of the
 * Ley del IRPF).
 */
const ofAge = 18;
const oldest = 125;

/**
 * Normalises answers for storing: identity numbers in capitals, amounts in cents with zero as none,
 * help of others only beside a disability (the form's own order).
 */
export function tidyAnswers(answers: Model145Answers): Model145Answers {
  const spouse = normalizeNationalId(answers.nif_conyuge ?? "");
  return {
    ...tidyHelp(answers),
    nif: normalizeNationalId(answers.nif),
    nombre: answers.nombre.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim(),
    nif_conyuge: spouse === "" ? null : spouse,
    hijos: answers.hijos.map((child) => tidyHelp(child)),
    ascendientes: answers.ascendientes.map((ascendant) => tidyHelp(ascendant)),
    pension_compensatoria: tidyAmount(answers.pension_compensatoria),
    anualidades_alimentos: tidyAmount(answers.anualidades_alimentos),
  };
}

function tidyHelp<T extends Pick<Child, "discapacidad" | "ayuda_terceros">>(one: T): T {
  return { ...one, ayuda_terceros: one.ayuda_terceros && one.discapacidad !== "ninguna" };
}

function tidyAmount(euros: number | null): number | null {
  const cents = Math.round((euros ?? 0) * 100);
  return cents === 0 ? null : cents / 100;
}

/**
 * All problems of tidied answers as of today (local date), in the order of the form: Model 145
 * (Resolución de 3 de enero de 2011 de la AEAT, as amended), arts. 58, 59, 61, 81 and 82 of the Ley
 * del IRPF and 88 of its Reglamento. Ages are those of 31 December (art. 61.3.ª).
 */
export function judgeAnswers(answers: Model145Answers, today: string): AnswerProblem[] {
  const year = Number(today.slice(0, 4));
  return [
    ...judgeWorker(answers, today),
    ...answers.hijos.flatMap((child, index) =>
      judgeChild(child, year).map((problem) => placed(problem, `hijos.${index}`)),
    ),
    ...answers.ascendientes.flatMap((ascendant, index) =>
      judgeAscendant(ascendant, answers.anyo_nacimiento, year).map((problem) =>
        placed(problem, `ascendientes.${index}`),
      ),
    ),
  ];
}

function placed(problem: AnswerProblem, place: string): AnswerProblem {
  return { ...problem, field: `${place}.${problem.field}` };
}

function judgeWorker(answers: Model145Answers, today: string): AnswerProblem[] {
  const problems: AnswerProblem[] = [];
  const year = Number(today.slice(0, 4));
  const age = year - answers.anyo_nacimiento;
  if (!isNif(answers.nif)) problems.push({ code: "model145.nif", field: "nif" });
  if (age < workingAges.from || age > workingAges.to) {
    problems.push({ code: "model145.year", field: "anyo_nacimiento" });
  }
  if (!isSituationHeld(answers, year)) {
    problems.push({ code: "model145.situation", field: "situacion_familiar" });
  }
  if (!isSpouseHeld(answers)) {
    problems.push({ code: "model145.spouse_nif", field: "nif_conyuge" });
  }
  if (!isMoveHeld(answers, today)) {
    problems.push({ code: "model145.move_date", field: "fecha_traslado" });
  }
  return problems;
}

/** Situation 1: single parents with minor or disabled children (art. 81.1). */
function isSituationHeld(answers: Model145Answers, year: number): boolean {
  if (answers.situacion_familiar !== "monoparental") return true;
  return answers.hijos.some(
    (child) =>
      child.por_entero &&
      (year - child.anyo_nacimiento < ofAge || child.discapacidad !== "ninguna"),
  );
}

/** Box 2 asks for the spouse's NIF, the others do not have it. */
function isSpouseHeld(answers: Model145Answers): boolean {
  if (answers.situacion_familiar !== "conyuge_a_cargo") return answers.nif_conyuge === null;
  const { nif_conyuge } = answers;
  return nif_conyuge !== null && isNif(nif_conyuge) && nif_conyuge !== answers.nif;
}

/** A move counts in its year and in the next (art. 19.2.f of the Ley del IRPF). */
function isMoveHeld(answers: Model145Answers, today: string): boolean {
  const { fecha_traslado } = answers;
  if (!answers.movilidad_geografica) return fecha_traslado === null;
  const first = `${Number(today.slice(0, 4)) - 1}-01-01`;
  return fecha_traslado !== null && fecha_traslado >= first && fecha_traslado <= today;
}

function judgeChild(child: Child, year: number): AnswerProblem[] {
  const { anyo_nacimiento } = child;
  if (anyo_nacimiento > year || year - anyo_nacimiento > oldest) {
    return [{ code: "model145.year", field: "anyo_nacimiento" }];
  }
  const problems: AnswerProblem[] = [];
  if (hasOutgrown(child, year)) {
    problems.push({ code: "model145.child_age", field: "anyo_nacimiento" });
  }
  const { anyo_adopcion } = child;
  if (anyo_adopcion !== null && (anyo_adopcion < anyo_nacimiento || anyo_adopcion > year)) {
    problems.push({ code: "model145.year", field: "anyo_adopcion" });
  }
  return problems;
}

/** No longer under 25 on 31 December, without a disability (art. 58.1). */
function hasOutgrown(child: Child, year: number): boolean {
  return year - child.anyo_nacimiento >= childrenUnder && child.discapacidad === "ninguna";
}

function judgeAscendant(ascendant: Ascendant, workerBorn: number, year: number): AnswerProblem[] {
  const age = year - ascendant.anyo_nacimiento;
  if (ascendant.anyo_nacimiento >= workerBorn || age > oldest) {
    return [{ code: "model145.year", field: "anyo_nacimiento" }];
  }
  // A person who turns 65 in the year is over 65 on its 31 December (art. 59.1).
  if (age >= ascendantsFrom || ascendant.discapacidad !== "ninguna") return [];
  return [{ code: "model145.ascendant_age", field: "anyo_nacimiento" }];
}

/** True if two tidied forms say the same. */
export function isSame(one: Model145Answers, other: Model145Answers): boolean {
  return inOrder(one) === inOrder(other);
}

function inOrder(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** True if the version in force can still be true: no child of it has turned 25. */
export function isStillTrue(answers: Model145Answers, today: string): boolean {
  const year = Number(today.slice(0, 4));
  return !answers.hijos.some((child) => hasOutgrown(child, year));
}

/**
 * Why the worker should look at the form as of today (local date), or null. The law asks for it again
 * only when something changes (art. 88.3): that they confirm it each year is a courtesy.
 */
export function reviewOf(inForce: VersionInForce | undefined, today: string): ReviewReason | null {
  if (inForce === undefined) return "nunca_presentado";
  if (!isStillTrue(inForce.datos, today)) return "hijo_cumple_25";
  const year = today.slice(0, 4);
  const lookedAt = inForce.confirmedOn ?? inForce.signedOn;
  if (lookedAt.slice(0, 4) >= year) return null;
  const turns65 = inForce.datos.ascendientes.some(
    (ascendant) => Number(year) - ascendant.anyo_nacimiento === ascendantsFrom,
  );
  return turns65 ? "ascendiente_cumple_65" : "anyo_nuevo";
}

/** Name of a version's PDF. */
export function fileNameOf(version: Pick<Model145, "version" | "estado">): string {
  const draft = version.estado === "pendiente" ? "-borrador" : "";
  return `modelo-145-v${version.version}${draft}.pdf`;
}

/**
 * Initial answers of a new version: the latest ones, signed or not, without an expired move; for
 * the first version the company's data.
 */
export function initialAnswers(known: {
  versions: ReadonlyArray<Pick<Model145, "estado" | "datos">>;
  signer: { nif: string | null; apellidos_nombre: string; fecha_nacimiento: string | null };
  today: string;
}): Partial<Model145Answers> {
  const { versions, signer, today } = known;
  const last = versions.find(({ estado }) => estado !== "sustituido");
  if (last === undefined) {
    const { fecha_nacimiento } = signer;
    return {
      nombre: signer.apellidos_nombre,
      ...(signer.nif === null ? {} : { nif: signer.nif }),
      ...(fecha_nacimiento === null
        ? {}
        : { anyo_nacimiento: Number(fecha_nacimiento.slice(0, 4)) }),
    };
  }
  if (isMoveHeld(last.datos, today)) return last.datos;
  return { ...last.datos, movilidad_geografica: false, fecha_traslado: null };
}
