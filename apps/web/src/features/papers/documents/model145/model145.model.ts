import type { Model145Answers } from "@atrio/contract/papers/model145";

/** Steps of the form, in the order of the official one, with a last look before signing. */
export const steps = ["self", "family", "children", "ascendants", "payments", "review"] as const;
export type Step = (typeof steps)[number];

export type Disability = Model145Answers["discapacidad"];
export type Situation = Model145Answers["situacion_familiar"];

/** A yes or no that nobody has answered yet is null: the form guesses nothing. */
type Answer = boolean | null;

export type ChildDraft = {
  key: number;
  birthYear: string;
  adoptionYear: string;
  isWhole: Answer;
  disability: Disability;
  needsHelp: boolean;
};

export type AscendantDraft = {
  key: number;
  birthYear: string;
  sharers: string;
  disability: Disability;
  needsHelp: boolean;
};

/** Draft of the form; numbers are kept as typed. */
export type Draft = {
  taxId: string;
  name: string;
  birthYear: string;
  situation: Situation | null;
  spouseTaxId: string;
  disability: Disability;
  needsHelp: boolean;
  hasMoved: Answer;
  moveDate: string;
  hasIrregular: Answer;
  hasChildren: Answer;
  children: ChildDraft[];
  hasAscendants: Answer;
  ascendants: AscendantDraft[];
  paysSpouse: Answer;
  spouseAmount: string;
  paysChildren: Answer;
  childrenAmount: string;
  ownsHome: Answer;
};

/** Step of a wire field. */
const stepOfKey: Record<keyof Model145Answers, Step> = {
  nif: "self",
  nombre: "self",
  anyo_nacimiento: "self",
  discapacidad: "self",
  ayuda_terceros: "self",
  movilidad_geografica: "self",
  fecha_traslado: "self",
  rendimientos_irregulares: "self",
  situacion_familiar: "family",
  nif_conyuge: "family",
  hijos: "children",
  ascendientes: "ascendants",
  pension_compensatoria: "payments",
  anualidades_alimentos: "payments",
  vivienda_habitual: "payments",
};

/** The step of a field that the server found wrong, e.g. `datos.hijos.0.anyo_nacimiento`. */
export function stepOfField(field: string): Step | undefined {
  const [, key] = /^(?:datos\.)?([a-z0-9_]+)/.exec(field) ?? [];
  return Object.entries(stepOfKey).find(([name]) => name === key)?.[1];
}

/** An empty child; `key` tells rows apart while they are edited. */
export function newChild(key: number): ChildDraft {
  return {
    key,
    birthYear: "",
    adoptionYear: "",
    isWhole: null,
    disability: "ninguna",
    needsHelp: false,
  };
}

/** An empty relative; `key` tells rows apart while they are edited. */
export function newAscendant(key: number): AscendantDraft {
  return { key, birthYear: "", sharers: "1", disability: "ninguna", needsHelp: false };
}

/** Initial draft: known data; a former version answers everything already. */
export function draftOf(known: Partial<Model145Answers>): Draft {
  const isWhole = known.hijos !== undefined;
  const children = known.hijos ?? [];
  const ascendants = known.ascendientes ?? [];
  /** An amount that is not there means no, but only where everything was answered. */
  const paid = (amount: number | null | undefined): Answer => {
    if (amount !== null && amount !== undefined) return true;
    return isWhole ? false : null;
  };
  return {
    taxId: known.nif ?? "",
    name: known.nombre ?? "",
    birthYear: textOf(known.anyo_nacimiento),
    situation: known.situacion_familiar ?? null,
    spouseTaxId: known.nif_conyuge ?? "",
    disability: known.discapacidad ?? "ninguna",
    needsHelp: known.ayuda_terceros ?? false,
    hasMoved: known.movilidad_geografica ?? null,
    moveDate: known.fecha_traslado ?? "",
    hasIrregular: known.rendimientos_irregulares ?? null,
    hasChildren: isWhole ? children.length > 0 : null,
    children: children.map((child, key) => ({
      key,
      birthYear: String(child.anyo_nacimiento),
      adoptionYear: textOf(child.anyo_adopcion),
      isWhole: child.por_entero,
      disability: child.discapacidad,
      needsHelp: child.ayuda_terceros,
    })),
    hasAscendants: known.ascendientes === undefined ? null : ascendants.length > 0,
    ascendants: ascendants.map((one, key) => ({
      key,
      birthYear: String(one.anyo_nacimiento),
      sharers: String(one.convivientes),
      disability: one.discapacidad,
      needsHelp: one.ayuda_terceros,
    })),
    paysSpouse: paid(known.pension_compensatoria),
    spouseAmount: amountText(known.pension_compensatoria),
    paysChildren: paid(known.anualidades_alimentos),
    childrenAmount: amountText(known.anualidades_alimentos),
    ownsHome: known.vivienda_habitual ?? null,
  };
}

/** Answers of a complete draft. */
export function answersOf(draft: Draft): Model145Answers {
  const isDisabled = draft.disability !== "ninguna";
  return {
    nif: draft.taxId.trim().toUpperCase(),
    nombre: draft.name.trim(),
    anyo_nacimiento: yearOf(draft.birthYear) ?? 0,
    situacion_familiar: draft.situation ?? "otra",
    nif_conyuge:
      draft.situation === "conyuge_a_cargo" ? draft.spouseTaxId.trim().toUpperCase() : null,
    discapacidad: draft.disability,
    ayuda_terceros: isDisabled && draft.needsHelp,
    movilidad_geografica: draft.hasMoved === true,
    fecha_traslado: draft.hasMoved === true && draft.moveDate !== "" ? draft.moveDate : null,
    rendimientos_irregulares: draft.hasIrregular === true,
    hijos: draft.hasChildren === true ? draft.children.map(childOf) : [],
    ascendientes: draft.hasAscendants === true ? draft.ascendants.map(ascendantOf) : [],
    pension_compensatoria: draft.paysSpouse === true ? readAmount(draft.spouseAmount) : null,
    anualidades_alimentos: draft.paysChildren === true ? readAmount(draft.childrenAmount) : null,
    vivienda_habitual: draft.ownsHome === true,
  };
}

function childOf(child: ChildDraft): Model145Answers["hijos"][number] {
  return {
    anyo_nacimiento: yearOf(child.birthYear) ?? 0,
    anyo_adopcion: child.adoptionYear.trim() === "" ? null : yearOf(child.adoptionYear),
    por_entero: child.isWhole === true,
    discapacidad: child.disability,
    ayuda_terceros: child.disability !== "ninguna" && child.needsHelp,
  };
}

function ascendantOf(one: AscendantDraft): Model145Answers["ascendientes"][number] {
  return {
    anyo_nacimiento: yearOf(one.birthYear) ?? 0,
    convivientes: Number(one.sharers),
    discapacidad: one.disability,
    ayuda_terceros: one.disability !== "ninguna" && one.needsHelp,
  };
}

/** Why a field cannot be sent as it stands. */
export type Missing = "required" | "answer" | "year" | "amount" | "people" | "add_one";

type Problem = [field: string, missing: Missing];

/** Missing fields of a step, by wire field, in the order of the page. */
export function missingOf(draft: Draft, step: Step): Map<string, Missing> {
  return new Map(problemsOf[step](draft).filter((problem) => problem !== null));
}

/** The first step that is not complete yet; the review when all are. */
export function firstIncomplete(draft: Draft): Step {
  return steps.find((step) => missingOf(draft, step).size > 0) ?? "review";
}

const problemsOf: Record<Step, (draft: Draft) => Array<Problem | null>> = {
  self: (draft) => [
    when(draft.taxId.trim() === "", "nif", "required"),
    when(draft.name.trim() === "", "nombre", "required"),
    when(yearOf(draft.birthYear) === null, "anyo_nacimiento", "year"),
    when(draft.hasMoved === null, "movilidad_geografica", "answer"),
    when(draft.hasMoved === true && draft.moveDate === "", "fecha_traslado", "required"),
    when(draft.hasIrregular === null, "rendimientos_irregulares", "answer"),
  ],
  family: (draft) => [
    when(draft.situation === null, "situacion_familiar", "answer"),
    when(
      draft.situation === "conyuge_a_cargo" && draft.spouseTaxId.trim() === "",
      "nif_conyuge",
      "required",
    ),
  ],
  children: (draft) => [
    when(draft.hasChildren === null, "hijos", "answer"),
    when(draft.hasChildren === true && draft.children.length === 0, "hijos", "add_one"),
    ...(draft.hasChildren === true ? draft.children : []).flatMap((child, index) => [
      when(yearOf(child.birthYear) === null, `hijos.${index}.anyo_nacimiento`, "year"),
      when(
        child.adoptionYear.trim() !== "" && yearOf(child.adoptionYear) === null,
        `hijos.${index}.anyo_adopcion`,
        "year",
      ),
      when(child.isWhole === null, `hijos.${index}.por_entero`, "answer"),
    ]),
  ],
  ascendants: (draft) => [
    when(draft.hasAscendants === null, "ascendientes", "answer"),
    when(draft.hasAscendants === true && draft.ascendants.length === 0, "ascendientes", "add_one"),
    ...(draft.hasAscendants === true ? draft.ascendants : []).flatMap((one, index) => [
      when(yearOf(one.birthYear) === null, `ascendientes.${index}.anyo_nacimiento`, "year"),
      when(
        !/^([1-9]|10)$/.test(one.sharers.trim()),
        `ascendientes.${index}.convivientes`,
        "people",
      ),
    ]),
  ],
  payments: (draft) => [
    when(draft.paysSpouse === null, "pension_compensatoria", "answer"),
    when(
      draft.paysSpouse === true && readAmount(draft.spouseAmount) === null,
      "pension_compensatoria",
      "amount",
    ),
    when(draft.paysChildren === null, "anualidades_alimentos", "answer"),
    when(
      draft.paysChildren === true && readAmount(draft.childrenAmount) === null,
      "anualidades_alimentos",
      "amount",
    ),
    when(draft.ownsHome === null, "vivienda_habitual", "answer"),
  ],
  review: () => [],
};

function when(is: boolean, field: string, missing: Missing): Problem | null {
  return is ? [field, missing] : null;
}

/** Euros as people type them, with comma or point and at most two decimals; null when it is none. */
export function readAmount(text: string): number | null {
  const plain = text.replaceAll(/[\s€]/g, "").replaceAll(/\.(?=\d{3}(?:\D|$))/g, "");
  const value = /^\d{1,6}(?:[.,]\d{1,2})?$/.test(plain) ? Number(plain.replace(",", ".")) : null;
  return value === null || value === 0 ? null : value;
}

/** A year of four digits, or null. */
function yearOf(text: string): number | null {
  const plain = text.trim();
  return /^(19|20|21)\d{2}$/.test(plain) ? Number(plain) : null;
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}

function amountText(value: number | null | undefined): string {
  return textOf(value).replace(".", ",");
}
