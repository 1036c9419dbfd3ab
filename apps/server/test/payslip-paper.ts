import { createCipheriv, createHash, randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";

/** A line of a page: a text, or texts at their places from the left edge, in points. */
type Line = string | ReadonlyArray<readonly [x: number, text: string]>;

/** Lines of a payslip's page. */
export type PaperPage = readonly Line[];

/** A page with texts at their places: `y` is the foot of the letters, in points from the top left. */
export type PlacedPage = {
  /** As displayed: rotated, the page is written upright and shown by 90 degrees to the right. */
  width: number;
  height: number;
  isTurned: boolean;
  texts: ReadonlyArray<{ text: string; x: number; y: number; size: number }>;
};

type Paper = {
  /** Opens only with a password that nobody knows. */
  locked?: boolean;
  /** Bytes of a picture that no page shows. */
  ballast?: number;
};

const escaped = (text: string): string => text.replaceAll(/[\\()]/g, (sign) => `\\${sign}`);

/** The text of a page in the letters of Western Europe, each line below the one before. */
function contentOf(page: PaperPage | PlacedPage): Buffer {
  if ("texts" in page) return placedContent(page);
  const lines = page.flatMap((line, index) => {
    const y = 800 - index * 16;
    const parts = typeof line === "string" ? [[50, line] as const] : line;
    return parts.map(([x, text]) => `1 0 0 1 ${x} ${y} Tm (${escaped(text)}) Tj`);
  });
  return deflateSync(Buffer.from(`BT /F1 10 Tf\n${lines.join("\n")}\nET`, "latin1"));
}

function placedContent({ height, isTurned, texts }: PlacedPage): Buffer {
  const lines = texts.map(({ text, x, y, size }) => {
    const place = isTurned ? `0 1 -1 0 ${y.toFixed(2)} ${x.toFixed(2)}` : undefined;
    const upright = `1 0 0 1 ${x.toFixed(2)} ${(height - y).toFixed(2)}`;
    return `/F1 ${size} Tf ${place ?? upright} Tm (${escaped(text)}) Tj`;
  });
  return deflateSync(Buffer.from(`BT\n${lines.join("\n")}\nET`, "latin1"));
}

/** Size entry of a page's dictionary; empty for upright A4. */
function shapeOf(page: PaperPage | PlacedPage): string {
  if (!("texts" in page)) return "";
  const { width, height, isTurned } = page;
  return isTurned
    ? `/MediaBox[0 0 ${height} ${width}]/Rotate 90`
    : `/MediaBox[0 0 ${width} ${height}]`;
}

/** A PDF with these pages, as a payroll program writes it: one font for all of them. */
export function payslipPaper(
  pages: ReadonlyArray<PaperPage | PlacedPage>,
  paper: Paper = {},
): Buffer {
  const pageNumber = (index: number): number => 4 + index * 2;
  const kids = pages.map((_, index) => `${pageNumber(index)} 0 R`).join(" ");
  const key = randomBytes(5);
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>",
    ...pages.flatMap((page, index) => {
      const number = pageNumber(index);
      const plain = contentOf(page);
      const content = paper.locked === true ? scrambled(plain, key, number + 1) : plain;
      return [
        `<</Type/Page/Parent 2 0 R${shapeOf(page)}/Contents ${number + 1} 0 R>>`,
        `<</Length ${content.length}/Filter/FlateDecode>>\nstream\n${content.toString("latin1")}\nendstream`,
      ];
    }),
  ];
  if (paper.ballast !== undefined) {
    const bytes = "a".repeat(paper.ballast);
    objects.push(`<</Length ${bytes.length}>>\nstream\n${bytes}\nendstream`);
  }
  return fileOf(objects, paper.locked === true ? lockOf(objects.length + 1) : undefined);
}

type Lock = { object: string; trailer: string };

/** The dictionary of a file that is encrypted with 40 bits under a password that is thrown away. */
function lockOf(number: number): Lock {
  const hex = (): string => randomBytes(32).toString("hex");
  const object = `<</Filter/Standard/V 1/R 2/P -44/O<${hex()}>/U<${hex()}>>>`;
  const id = randomBytes(16).toString("hex");
  return { object, trailer: `/Encrypt ${number} 0 R/ID[<${id}><${id}>]` };
}

/** The key is thrown away: only that the file is unreadable matters. */
function scrambled(content: Buffer, key: Buffer, number: number): Buffer {
  const seed = createHash("sha256").update(key).update(String(number)).digest();
  const cipher = createCipheriv("aes-256-ctr", seed, Buffer.alloc(16));
  return Buffer.concat([cipher.update(content), cipher.final()]);
}

/** The objects of a PDF, numbered from 1, with the table of where each begins. */
export function fileOf(objects: readonly string[], lock?: Lock): Buffer {
  const all = lock === undefined ? objects : [...objects, lock.object];
  const parts = ["%PDF-1.4\n"];
  let length = 9;
  const offsets = all.map((object, index) => {
    const text = `${index + 1} 0 obj\n${object}\nendobj\n`;
    const offset = length;
    parts.push(text);
    length += text.length;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = all.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  const trailer = `trailer\n<</Size ${size}/Root 1 0 R${lock?.trailer ?? ""}>>`;
  parts.push(`${table}${trailer}\nstartxref\n${length}\n%%EOF\n`);
  return Buffer.from(parts.join(""), "latin1");
}

/** Person and payments of a payslip. */
export type PaperPayslip = {
  nif: string;
  /** Surnames first, as in payrolls. */
  nombre: string;
  pages?: number;
  cif?: string;
  /** Text of its period. */
  periodo?: string;
  figures?: PaperFigures | null;
};

export type PaperFigures = {
  accrued: number;
  contributions: number;
  rate: number;
  withheld: number;
  others: number;
  /** Printed net; by default the sum of the rest. */
  net?: number;
};

/** A euro amount as Spanish payslips print it. */
function paperMoney(amount: number): string {
  const [whole = "0", cents = "00"] = amount.toFixed(2).split(".");
  return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, ".")},${cents}`;
}

/** Default figures of a worker. */
const usualFigures: PaperFigures = {
  accrued: 2412.5,
  contributions: 156.33,
  rate: 14.2,
  withheld: 342.58,
  others: 20,
};

/** The pages of one payslip in the official model (Orden ESS/2098/2014). */
export function payslipPages(payslip: PaperPayslip): PaperPage[] {
  const { nif, nombre, pages = 1, cif = "B12345674" } = payslip;
  const head: Line[] = [
    "RECIBO INDIVIDUAL JUSTIFICATIVO DEL PAGO DE SALARIOS",
    [
      [50, "Empresa: Hostelería del Norte, S.L."],
      [330, `CIF: ${cif}`],
    ],
    [
      [50, `Trabajador: ${nombre}`],
      [330, `NIF: ${nif}`],
    ],
    `Período de liquidación: ${payslip.periodo ?? "del 1 al 31 de octubre de 2026"}`,
  ];
  const figures = payslip.figures === undefined ? usualFigures : payslip.figures;
  return Array.from({ length: pages }, (_, index) => {
    const number = pages === 1 ? [] : [`Página ${index + 1} de ${pages}`];
    const isLast = index === pages - 1;
    const lines = isLast && figures !== null ? figureLines(figures) : ["Conceptos, sigue"];
    return [...head, ...number, ...lines];
  });
}

function figureLines(figures: PaperFigures): Line[] {
  const { accrued, contributions, rate, withheld, others } = figures;
  const deducted = contributions + withheld + others;
  const row = (label: string, amount: number): Line => [
    [50, label],
    [480, paperMoney(amount)],
  ];
  return [
    "I. DEVENGOS",
    row("A. TOTAL DEVENGADO", accrued),
    "II. DEDUCCIONES",
    row("TOTAL APORTACIONES", contributions),
    [
      [50, "2. Impuesto sobre la renta de las personas físicas"],
      [400, `${paperMoney(rate)} %`],
      [480, paperMoney(withheld)],
    ],
    row("5. Otras deducciones", others),
    row("B. TOTAL A DEDUCIR", deducted),
    row("LÍQUIDO TOTAL A PERCIBIR (A - B)", figures.net ?? accrued - deducted),
  ];
}

const letters = "TRWAGMYFPDXBNJZSQVHLCKE";

/** The NIF of a number of eight digits with its control letter. */
export function nifOf(number: number): string {
  return `${String(number).padStart(8, "0")}${letters[number % 23] ?? ""}`;
}

/** The NIE of a number of seven digits that begins with X. */
export function nieOf(number: number): string {
  return `X${String(number).padStart(7, "0")}${letters[number % 23] ?? ""}`;
}
