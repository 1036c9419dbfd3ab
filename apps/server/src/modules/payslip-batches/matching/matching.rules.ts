import type { BatchSheet } from "@atrio/contract/payslip-batches";

import { completeFigures, isBalanced } from "../figures/figures.rules.ts";
import type { Figures } from "../figures/figures.rules.ts";
import { wordsOf } from "../pages/pages.rules.ts";
import type { PageFacts } from "../pages/pages.rules.ts";
import { mayBePaid } from "../payslip-batches.rules.ts";
import type { BatchMonth } from "../payslip-batches.rules.ts";

/** A worker of the company as a sheet is compared with them. */
export type Candidate = {
  id: number;
  nif: string;
  nombre: string;
  apellido1: string;
  apellido2: string | null;
  fecha_alta: string;
  fecha_baja: string | null;
  /** Has a published payslip of that month and kind that nothing puts right. */
  isPaid: boolean;
};

/** What a sheet turns out to be. */
export type Match = Pick<BatchSheet, "correspondencia" | "motivo" | "nif" | "nombre_leido"> & {
  trabajador_id: number | null;
  cifras: Figures | null;
};

type Reason = NonNullable<BatchSheet["motivo"]>;

/** Stands between names and is often left out. */
const particles = new Set([
  "DE",
  "DEL",
  "LA",
  "LAS",
  "LOS",
  "EL",
  "Y",
  "I",
  "DA",
  "DO",
  "DOS",
  "VAN",
  "VON",
]);
/** Usual short forms of the first names that payrolls shorten. */
const shortened: Record<string, string> = { MA: "MARIA", M: "MARIA", FCO: "FRANCISCO", JM: "JOSE" };

const nameWords = (name: string): string[] =>
  wordsOf(name.replaceAll(/[ªº]/g, "a")).filter((word) => !particles.has(word));

/** Whether one word can be the other cut off or shortened by a program. */
function isAlike(read: string, own: string): boolean {
  return own === read || own.startsWith(read) || shortened[read] === own;
}

/**
 * Whether a name that was read is a worker's, in any order and without accents: the first surname whole,
 * two words alike at least, and no word that is nobody's.
 */
export function isSameName(
  read: string,
  worker: Pick<Candidate, "nombre" | "apellido1" | "apellido2">,
): boolean {
  const surname = nameWords(worker.apellido1);
  const own = [...nameWords(worker.nombre), ...surname, ...nameWords(worker.apellido2 ?? "")];
  const words = nameWords(read);
  if (!surname.every((word) => words.includes(word))) return false;
  const hasFirst = nameWords(worker.nombre).some((first) =>
    words.some((word) => isAlike(word, first)),
  );
  return hasFirst && words.every((word) => own.some((one) => isAlike(word, one)));
}

/** Whether a page that does not label its name holds all of a worker's. */
function isOnPage(worker: Candidate, words: ReadonlySet<string>): boolean {
  return [...nameWords(worker.nombre), ...nameWords(worker.apellido1)].every((word) =>
    words.has(word),
  );
}

function agrees(facts: PageFacts, worker: Candidate): boolean {
  return facts.nombre === null ? isOnPage(worker, facts.words) : isSameName(facts.nombre, worker);
}

/** The figures of a sheet and whether they hold: those of the CSV, which the page must not deny. */
function figuresOf(
  facts: PageFacts,
  given: Figures | undefined,
): { cifras: Figures | null; isRight: boolean } {
  const read = completeFigures(facts.figures);
  const figures = given ?? read;
  if (figures === null) return { cifras: null, isRight: true };
  const denied =
    given !== undefined &&
    facts.figures.total_percibir !== null &&
    facts.figures.total_percibir !== given.total_percibir;
  const isRight = isBalanced(figures) && !denied;
  return { cifras: isRight ? figures : null, isRight };
}

/** Why nobody can be found for a sheet by its NIF; undefined when somebody is. */
function nobody(facts: PageFacts, known: readonly Candidate[]): Reason | undefined {
  if (known.length > 0) return undefined;
  if (facts.nifs.length > 0) return "nif_desconocido";
  return facts.wrong.length > 0 ? "nif_incorrecto" : "sin_nif";
}

function doubt(
  facts: PageFacts,
  worker: Candidate,
  context: { batch: BatchMonth; isTaken: boolean; isRight: boolean },
): Reason | null {
  const { batch } = context;
  if (facts.nifs.length + facts.wrong.length > 1) return "varios_nif";
  if (!agrees(facts, worker)) return "nombre_distinto";
  if (!mayBePaid(batch, worker, "sure")) return "fuera_de_alta";
  if (isOfAnother(facts, batch)) return "otro_mes";
  if (worker.isPaid || context.isTaken) return "ya_publicada";
  return context.isRight ? null : "cifras_no_cuadran";
}

/** Whether a monthly payslip says that it pays another month; other kinds pay what they will. */
function isOfAnother({ months }: PageFacts, batch: BatchMonth): boolean {
  if (batch.tipo_nomina !== "NM" || months.length === 0) return false;
  return !months.some(({ year, month }) => year === batch.anyo && month === batch.mes);
}

/**
 * Whose each sheet is, in order: sure only for one known NIF with its name, who worked then, whose
 * figures hold, and who has none of that month and kind yet.
 */
export function matchSheets(
  sheets: readonly PageFacts[],
  context: {
    batch: BatchMonth;
    /** Those whose NIF is on some sheet. */
    workers: readonly Candidate[];
    figures: ReadonlyMap<string, Figures>;
  },
): Match[] {
  const byNif = new Map(context.workers.map((worker) => [worker.nif, worker]));
  const taken = new Set<number>();
  return sheets.map((facts) => {
    const known = facts.nifs.flatMap((nif) => byNif.get(nif) ?? []);
    const [worker] = known;
    const nif = worker?.nif ?? facts.nifs[0] ?? facts.wrong[0] ?? null;
    const { cifras: figures, isRight } = figuresOf(facts, context.figures.get(nif ?? ""));
    const base = { nif, nombre_leido: facts.nombre, cifras: figures };
    const missing = nobody(facts, known);
    if (worker === undefined || missing !== undefined) {
      return {
        ...base,
        correspondencia: "ninguna",
        motivo: missing ?? "nif_desconocido",
        trabajador_id: null,
      };
    }
    if (known.length > 1) {
      return { ...base, correspondencia: "dudosa", motivo: "varios_nif", trabajador_id: null };
    }
    const isTaken = taken.has(worker.id);
    taken.add(worker.id);
    const reason = doubt(facts, worker, { batch: context.batch, isTaken, isRight });
    return {
      ...base,
      correspondencia: reason === null ? "segura" : "dudosa",
      motivo: reason,
      trabajador_id: worker.id,
    };
  });
}
