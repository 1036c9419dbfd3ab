import type { Model145Answers } from "@atrio/contract/papers/model145";

import { formatAmount, formatDate, formatDay } from "../../../../lib/calendar/format.ts";

/** Facts printed on a form beside its answers. */
export type FormFacts = {
  version: number;
  empresa: string;
  cif: string | null;
  /** Town of the centre, where it is known. */
  place: string | null;
  nombre_completo: string;
  /** Signature of the form; null for a draft. */
  signed: {
    /** Local date and 'HH:mm (zone)'. */
    date: string;
    clock: string;
    /** Local time at which the code was sent. */
    codeSent: string | null;
    /** Mostly hidden. */
    email: string;
    ip: string;
    agent: string;
  } | null;
  /** Verification of a sealed form. */
  verify: { code: string; page: string; qr: string } | null;
};

/** Rows of the paper form, filled or not. */
const paperRows = { children: 4, ascendants: 2 };

const situations = { monoparental: 1, conyuge_a_cargo: 2, otra: 3 } as const;

/** View of the template `model145`; its words are the form's own, in Spanish. */
export function formView(answers: Model145Answers, facts: FormFacts): Record<string, unknown> {
  const isDraft = facts.signed === null;
  return {
    isDraft,
    copy: "Ejemplar para la empresa o entidad pagadora",
    edition: `Versión ${facts.version}, presentada en el portal de la empresa`,
    footer: {
      who: `Modelo 145 · NIF ${answers.nif}`,
      made: isDraft ? "Borrador" : `Versión ${facts.version}`,
      page: "Página {{page}} de {{pages}}",
    },
    worker: {
      nif: answers.nif,
      name: answers.nombre,
      born: String(answers.anyo_nacimiento),
    },
    situation: situations[answers.situacion_familiar],
    spouse: answers.nif_conyuge ?? "",
    disability: boxesOf(answers),
    moved: answers.fecha_traslado === null ? "" : formatDate(answers.fecha_traslado),
    irregular: answers.rendimientos_irregulares,
    children: filled(answers.hijos.map(childRow), paperRows.children, emptyChild),
    ascendants: filled(
      answers.ascendientes.map(ascendantRow),
      paperRows.ascendants,
      emptyAscendant,
    ),
    pension: amountText(answers.pension_compensatoria),
    maintenance: amountText(answers.anualidades_alimentos),
    home: answers.vivienda_habitual,
    signature: signatureOf(answers, facts),
    company: { name: facts.empresa, id: facts.cif === null ? "" : `(NIF ${facts.cif})` },
    receipt: receiptOf(facts),
    verify: facts.verify && {
      qr: facts.verify.qr,
      code: facts.verify.code,
      text: `Documento con el sello electrónico de la empresa: cualquier cambio en el archivo lo invalida. Puede comprobarse en ${facts.verify.page} con el propio archivo o con este código:`,
    },
  };
}

type Boxes = { middle: boolean; high: boolean; help: boolean };
type ChildRow = Boxes & { place: string; born: string; adopted: string; whole: boolean };
type AscendantRow = Boxes & { place: string; born: string; sharers: string };

const noBoxes: Boxes = { middle: false, high: false, help: false };
const emptyChild = { ...noBoxes, born: "", adopted: "", whole: false };
const emptyAscendant = { ...noBoxes, born: "", sharers: "" };

function boxesOf(one: Pick<Model145Answers, "discapacidad" | "ayuda_terceros">): Boxes {
  return {
    middle: one.discapacidad === "33_a_65",
    high: one.discapacidad === "65_o_mas",
    help: one.ayuda_terceros,
  };
}

function childRow(child: Model145Answers["hijos"][number], index: number): ChildRow {
  return {
    ...boxesOf(child),
    place: ordinal(index),
    born: String(child.anyo_nacimiento),
    adopted: child.anyo_adopcion === null ? "" : String(child.anyo_adopcion),
    whole: child.por_entero,
  };
}

function ascendantRow(
  ascendant: Model145Answers["ascendientes"][number],
  index: number,
): AscendantRow {
  const { convivientes } = ascendant;
  return {
    ...boxesOf(ascendant),
    place: ordinal(index),
    born: String(ascendant.anyo_nacimiento),
    // The form leaves the box empty when they live with the worker only.
    sharers: convivientes > 1 ? String(convivientes) : "",
  };
}

function filled<T extends { place: string }>(
  rows: readonly T[],
  least: number,
  empty: Omit<T, "place">,
): Array<T | (Omit<T, "place"> & { place: string })> {
  const missing = Math.max(0, least - rows.length);
  return [
    ...rows,
    ...Array.from({ length: missing }, (_, index) => ({
      ...empty,
      place: ordinal(rows.length + index),
    })),
  ];
}

function ordinal(index: number): string {
  return `${index + 1}.º`;
}

function amountText(euros: number | null): string {
  return euros === null ? "" : formatAmount(euros, "es");
}

function signatureOf(
  answers: Model145Answers,
  facts: FormFacts,
): { date: string; who: string; how: string[] } {
  const { signed, place } = facts;
  const { nombre_completo } = facts;
  if (signed === null) return { date: "", who: nombre_completo, how: ["Pendiente de firma."] };
  const day = formatDay(signed.date, "es");
  const code = signed.codeSent === null ? "" : `, enviado a las ${signed.codeSent}`;
  return {
    date: place === null ? `A ${day}` : `En ${place}, a ${day}`,
    who: nombre_completo,
    how: [
      `Firmado electrónicamente en el portal de la empresa por ${nombre_completo} (NIF ${answers.nif}) el ${day} a las ${signed.clock}, con un código de un solo uso${code} al correo ${signed.email}.`,
      `Dirección de red ${signed.ip}. Dispositivo: ${signed.agent === "" ? "no consta" : signed.agent}`,
    ],
  };
}

function receiptOf(facts: FormFacts): string {
  const { signed } = facts;
  if (signed === null) return "acusará recibo cuando se firme.";
  return `acusa recibo de la presente comunicación, recibida el ${formatDay(signed.date, "es")} a las ${signed.clock}.`;
}
