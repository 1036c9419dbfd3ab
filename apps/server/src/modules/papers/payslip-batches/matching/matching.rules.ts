import type { BatchSheet, PayslipBatch } from "@atrio/contract/papers/payslip-batches";

import { completeFigures, isBalanced } from "../figures/figures.rules.ts";
import type { Figures } from "../figures/figures.rules.ts";
import { isSameName } from "../names.rules.ts";
import type { Named } from "../names.rules.ts";
import { mayBePaid } from "../payslip-batches.rules.ts";
import type { BatchMonth } from "../payslip-batches.rules.ts";
import type { SheetFacts } from "../sheets.rules.ts";

/** A worker of the company as a sheet is compared with them. */
export type Candidate = Named & {
  fecha_alta: string;
  fecha_baja: string | null;
  /** True with a published, uncorrected payslip of that month and kind. */
  isPaid: boolean;
  /** Net of the published payslip of the month before of the same kind; null: none, or unknown. */
  neto_anterior: number | null;
};

export type Reason = NonNullable<BatchSheet["motivo"]>;

type Outcome = "bien" | "mal" | "sin_comprobar";
/** Result of each check of a sheet. */
export type Checks = Record<keyof PayslipBatch["comprobaciones"], Outcome>;

/** Outcome of matching a sheet. */
export type Match = Pick<BatchSheet, "correspondencia" | "motivo" | "nif" | "nombre_leido"> & {
  trabajador_id: number | null;
  cifras: Figures | null;
  motivos: Reason[];
  comprobaciones: Checks;
};

const kindOf = (isSure: boolean): Match["correspondencia"] => (isSure ? "segura" : "dudosa");
const outcome = (isRight: boolean): Outcome => (isRight ? "bien" : "mal");

type FiguresFound = { cifras: Figures | null; doubt: Reason | null };

/** Figures of a sheet: those of the CSV, unless the page contradicts them, or the page's own. */
function figuresOf(facts: SheetFacts, given: Figures | undefined): FiguresFound {
  const { total_percibir } = facts.figures;
  const figures = given ?? completeFigures(facts.figures);
  if (figures === null) {
    const isAmbiguous = facts.ambiguous.some((figure) => facts.figures[figure] === null);
    return { cifras: null, doubt: isAmbiguous ? "cifras_ambiguas" : "cifras_no_leidas" };
  }
  const isDenied =
    given !== undefined && total_percibir !== null && total_percibir !== given.total_percibir;
  if (!isBalanced(figures) || isDenied) return { cifras: null, doubt: "cifras_no_cuadran" };
  return { cifras: figures, doubt: null };
}

/** Figures missing: true if the page states none, or several amounts for one total. */
function areUnread({ doubt }: FiguresFound): boolean {
  return doubt === "cifras_no_leidas" || doubt === "cifras_ambiguas";
}

/** Why nobody can be found for a sheet by its NIF; undefined when somebody is. */
function nobody(facts: SheetFacts, known: readonly Candidate[]): Reason | undefined {
  if (known.length > 0) return undefined;
  if (facts.nifs.length > 0) return "nif_desconocido";
  return facts.wrong.length > 0 ? "nif_incorrecto" : "sin_nif";
}

/** The month that a monthly payslip states; other kinds pay any month. */
function monthOf({ months }: SheetFacts, batch: BatchMonth): Outcome {
  if (batch.tipo_nomina !== "NM" || months.length === 0) return "sin_comprobar";
  return outcome(months.every(({ year, month }) => year === batch.anyo && month === batch.mes));
}

/** A net that differs by more than half from the month before needs a review. */
function netOf(figures: Figures | null, before: number | null): Outcome {
  if (figures === null || before === null) return "sin_comprobar";
  return outcome(Math.abs(figures.total_percibir - before) <= Math.abs(before) / 2);
}

/** True if a name was read and is the worker's. */
function nameOf(facts: SheetFacts, worker: Candidate | undefined): Outcome {
  if (facts.nombre !== null && worker !== undefined && !isSameName(facts.nombre, worker)) {
    return "mal";
  }
  if (facts.doubts.includes("otra_persona")) return "mal";
  return facts.isNamed ? "bien" : "sin_comprobar";
}

function pagesOf({ doubts, isNumbered }: SheetFacts): Outcome {
  if (doubts.some((doubt) => doubt !== "otra_persona")) return "mal";
  return isNumbered ? "bien" : "sin_comprobar";
}

type Judged = {
  facts: SheetFacts;
  known: readonly Candidate[];
  worker: Candidate | undefined;
  figures: FiguresFound;
  checks: Checks;
};

type Context = { batch: BatchMonth; hasOthers: boolean; isFirst: boolean };
type Found = Array<Reason | false>;

const isDistinct = ({ nombre }: SheetFacts, worker: Candidate): boolean =>
  nombre !== null && !isSameName(nombre, worker);

/** Reason for a doubt about the worker of a sheet. */
function doubtsOfWorker({ facts, checks }: Judged, worker: Candidate, context: Context): Found {
  const { batch, isFirst, hasOthers } = context;
  return [
    isDistinct(facts, worker) && "nombre_distinto",
    checks.nombre === "sin_comprobar" && "nombre_no_leido",
    !mayBePaid(batch, worker, "sure") && "fuera_de_alta",
    checks.mes === "mal" && "otro_mes",
    (worker.isPaid || !isFirst) && "ya_publicada",
    hasOthers && isFirst && "repetida",
    ...facts.doubts.filter((doubt) => !(isDistinct(facts, worker) && doubt === "otra_persona")),
  ];
}

/** Reasons why a sheet is not sure of its worker, the gravest first. */
function reasonsOf(judged: Judged, context: Context): Reason[] {
  const { facts, known, worker, figures, checks } = judged;
  const missing = nobody(facts, known);
  const hasSeveral = facts.nifs.length + facts.wrong.length > 1;
  const isUnread = areUnread(figures);
  const found: Found = [
    missing ?? (hasSeveral && "varios_nif"),
    ...(worker === undefined ? facts.doubts : doubtsOfWorker(judged, worker, context)),
    facts.isScanned && "escaneada",
    !isUnread && (figures.doubt ?? false),
    checks.neto_anterior === "mal" && "salto_neto",
    // Last, because a layout may lack them: confirmed for the batch, no other reason may remain.
    isUnread && (figures.doubt ?? false),
    context.batch.tipo_nomina === "NM" && facts.months.length === 0 && "mes_no_leido",
  ];
  return [...new Set(found.filter((reason) => reason !== false))];
}

/**
 * Matches each sheet to a worker, in order. A sheet is sure only with the NIF and the name of one
 * worker, who was employed then and has no other payslip of that month and kind, here or published;
 * on pages that belong together and name no other person; with the month of the batch, and with
 * figures that add up and do not jump.
 */
export function matchSheets(
  sheets: readonly SheetFacts[],
  context: {
    batch: BatchMonth;
    /** Workers whose NIF or name is on some sheet. */
    workers: readonly Candidate[];
    figures: ReadonlyMap<string, Figures>;
  },
): Match[] {
  const byNif = new Map(context.workers.map((worker) => [worker.nif, worker]));
  const owners = sheets.map((facts) => {
    const known = facts.nifs.flatMap((nif) => byNif.get(nif) ?? []);
    const named = facts.nifs.length + facts.wrong.length > 0 ? null : facts.trabajador_id;
    const byName = context.workers.find(({ id }) => id === named);
    return { known, worker: known.length > 1 ? undefined : (known[0] ?? byName) };
  });
  const counts = new Map<number | undefined, number>();
  for (const { worker } of owners) counts.set(worker?.id, (counts.get(worker?.id) ?? 0) + 1);
  const seen = new Set<number>();
  return sheets.map((facts, index) => {
    const { known = [], worker } = owners[index] ?? {};
    const isFirst = worker === undefined || !seen.has(worker.id);
    if (worker !== undefined) seen.add(worker.id);
    const nif = (known.length === 0 ? undefined : worker?.nif) ?? facts.nifs[0] ?? facts.wrong[0];
    const figures = figuresOf(facts, context.figures.get(nif ?? ""));
    const checks = checksOf(facts, { known, worker, figures, batch: context.batch });
    const times = worker === undefined ? 1 : (counts.get(worker.id) ?? 1);
    const motivos = reasonsOf(
      { facts, known, worker, figures, checks },
      { batch: context.batch, hasOthers: times > 1, isFirst },
    );
    const isSure = motivos.length === 0;
    return {
      nif: nif ?? null,
      nombre_leido: facts.nombre,
      cifras: figures.cifras,
      correspondencia: worker === undefined && known.length === 0 ? "ninguna" : kindOf(isSure),
      motivo: motivos[0] ?? null,
      motivos,
      trabajador_id: worker?.id ?? null,
      comprobaciones: checks,
    };
  });
}

function checksOf(
  facts: SheetFacts,
  { known, worker, figures, batch }: Omit<Judged, "facts" | "checks"> & { batch: BatchMonth },
): Checks {
  const ids = facts.nifs.length + facts.wrong.length;
  return {
    nif: ids === 0 ? "sin_comprobar" : outcome(ids === 1 && known.length === 1),
    nombre: nameOf(facts, worker),
    paginas: pagesOf(facts),
    mes: monthOf(facts, batch),
    cifras: areUnread(figures) ? "sin_comprobar" : outcome(figures.doubt === null),
    neto_anterior: netOf(figures.cifras, worker?.neto_anterior ?? null),
  };
}
