import type { MarkedField, SheetMark } from "@atrio/contract/papers/payslip-review";

import type { Cell, PageText } from "../../../../lib/values/page-text.ts";
import type { Reason } from "../matching/matching.rules.ts";
import { monthOfPeriod } from "../months.rules.ts";
import { isSameName, isSameText, plainText, runsIn } from "../names.rules.ts";
import type { Named } from "../names.rules.ts";
import type { PageFacts } from "../pages.rules.ts";

/** A page of a sheet with the facts read on it. */
export type ReadPage = {
  text: PageText;
  facts: Pick<PageFacts, "nifs" | "wrong" | "nombre" | "months" | "figures">;
};

type Box = Pick<SheetMark, "x" | "y" | "ancho" | "alto">;

/** Facts that a reason raises a doubt about. */
const doubted: Partial<Record<Reason, readonly MarkedField[]>> = {
  nif_incorrecto: ["nif"],
  nif_desconocido: ["nif"],
  varios_nif: ["nif"],
  nombre_distinto: ["nombre"],
  otra_persona: ["nombre"],
  otro_mes: ["periodo"],
  ya_publicada: ["periodo"],
  cifras_no_cuadran: ["total_devengado", "total_deducciones", "total_percibir"],
  salto_neto: ["total_percibir"],
};

const figureFields = [
  "total_devengado",
  "total_aportaciones",
  "descuento_irpf",
  "total_deducciones",
  "total_percibir",
] as const;

/** Words near the amount of a total, of several equal amounts. */
const near: Record<(typeof figureFields)[number], RegExp> = {
  total_devengado: /DEVENG|BRUTO|HABERES|PERCEPCIONES/,
  total_aportaciones: /APORTACION|COTIZACION|SEG/,
  descuento_irpf: /RENTA|I\.?R\.?P\.?F/,
  total_deducciones: /DEDUC|DESCUENTOS|RETENCIONES/,
  total_percibir: /LIQUIDO|NETO|PERCIBIR/,
};

const amounts = /-?\d{1,3}(?:\.?\d{3})*,\d{2}-?/g;

/** Space around a frame, in parts of the page. */
const margin = 0.004;

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** Rough widths of letters, as parts of the widest. */
function widthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => {
    if (/[ .,:;'ijl()-]/.test(letter)) return sum + 0.3;
    return sum + (/[A-ZÑÁÉÍÓÚ]/.test(letter) ? 0.72 : 0.55);
  }, 0);
}

/** Place of a part of a cell's text, with a little space around it. */
function boxAround(
  { width, height }: PageText,
  cell: Cell,
  found: { at: number; text: string },
): Box {
  const whole = widthOf(cell.text) || 1;
  const start = (cell.width * widthOf(cell.text.slice(0, found.at))) / whole;
  const length = (cell.width * widthOf(found.text)) / whole;
  const x = clamp((cell.x + start) / width - margin);
  const y = clamp((cell.y - cell.height * 0.95) / height - margin);
  return {
    x,
    y,
    ancho: Math.min(1 - x, length / width + 2 * margin),
    alto: Math.min(1 - y, (cell.height * 1.15) / height + 2 * margin),
  };
}

const cellsOf = (page: PageText): Cell[] => page.lines.flatMap((line) => line.cells);

function nifBox(page: PageText, nif: string): Box | undefined {
  for (const cell of cellsOf(page)) {
    const written = nif.split("").join(String.raw`[\s.-]?`);
    const found = new RegExp(written, "i").exec(cell.text);
    if (found !== null) return boxAround(page, cell, { at: found.index, text: found[0] });
  }
  return undefined;
}

/** The cell with the name that was read, or that can be the worker's. */
function nameBox({ text: page, facts }: ReadPage, worker: Named | undefined): Box | undefined {
  const { nombre } = facts;
  const isNamed = (run: string): boolean =>
    nombre === null ? worker !== undefined && isSameName(run, worker) : isSameText(run, nombre);
  for (const cell of cellsOf(page)) {
    const at = nombre === null ? -1 : cell.text.indexOf(nombre);
    if (nombre !== null && at >= 0) return boxAround(page, cell, { at, text: nombre });
    if (runsIn(cell.text).some(isNamed)) return boxAround(page, cell, valueIn(cell.text));
  }
  return undefined;
}

/** The text behind a label that shares the cell. */
function valueIn(text: string): { at: number; text: string } {
  const start = text.indexOf(":") + 1;
  const rest = text.slice(start);
  return { at: start + rest.length - rest.trimStart().length, text: rest.trim() };
}

function periodBox(page: PageText, { year, month }: { year: number; month: number }) {
  for (const cell of cellsOf(page)) {
    const found = monthOfPeriod(cell.text);
    if (found?.year !== year || found.month !== month) continue;
    return boxAround(page, cell, valueIn(cell.text));
  }
  return undefined;
}

/** The amount of a total: the last one on a line with its words, else the last one of the page. */
function amountBox(page: PageText, field: (typeof figureFields)[number], value: number) {
  const found = page.lines.flatMap((line) => {
    const isNear = near[field].test(plainText(line.cells.map(({ text }) => text).join(" ")));
    return line.cells.flatMap((cell) =>
      [...cell.text.matchAll(amounts)]
        .filter(([text]) => Math.abs(numberOf(text)) === Math.abs(value))
        .map((one) => ({ isNear, box: boxAround(page, cell, { at: one.index, text: one[0] }) })),
    );
  });
  return (found.findLast(({ isNear }) => isNear) ?? found.at(-1))?.box;
}

const numberOf = (text: string): number =>
  Number(text.replaceAll(".", "").replace(",", ".").replaceAll("-", ""));

function boxesOn(
  page: ReadPage,
  worker: Named | undefined,
): Array<{ campo: MarkedField; box: Box | undefined }> {
  const { text, facts } = page;
  const [nif] = [...facts.nifs, ...facts.wrong];
  const [stated] = facts.months;
  return [
    { campo: "nombre", box: nameBox(page, worker) },
    { campo: "nif", box: nif === undefined ? undefined : nifBox(text, nif) },
    { campo: "periodo", box: stated === undefined ? undefined : periodBox(text, stated) },
    ...figureFields.map((campo) => {
      const value = facts.figures[campo];
      const box = value === null || value === 0 ? undefined : amountBox(text, campo, value);
      return { campo, box };
    }),
  ];
}

/** Frames of what was read on the pages of a sheet, those that a reason is about as doubtful. */
export function marksOn(
  pages: readonly ReadPage[],
  { reasons, worker }: { reasons: readonly Reason[]; worker: Named | undefined },
): SheetMark[] {
  const doubtful = new Set(reasons.flatMap((reason) => doubted[reason] ?? []));
  return pages.flatMap((page, index) =>
    boxesOn(page, worker).flatMap(({ campo, box }) =>
      box === undefined ? [] : [{ campo, pagina: index + 1, ...box, dudoso: doubtful.has(campo) }],
    ),
  );
}
