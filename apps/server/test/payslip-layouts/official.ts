import type { PayslipSection } from "@atrio/contract/papers/payslips";

import { fullHead, lastDay, layoutOf, monthName, slashed, spanish, totalsShown } from "./layout.ts";
import type { Row } from "./layout.ts";
import type { MadeLine, MadePayslip } from "./made-payslip.ts";
import { put, putEnd } from "./sheet.ts";
import type { PrintedPage } from "./sheet.ts";

const edges = { left: 40, text: 60, rate: 440, amount: 550 };

function head(page: PrintedPage, payslip: MadePayslip, isNamed: boolean): number {
  const { year, month } = payslip;
  put(page, { x: 160, y: 30, size: 10 }, "RECIBO INDIVIDUAL JUSTIFICATIVO DEL PAGO DE SALARIOS");
  const own = isNamed
    ? [
        `Trabajador: ${payslip.name}`,
        ...(payslip.nif === null ? [] : [`NIF: ${payslip.nif}`]),
        `Núm. Afil. Seguridad Social: ${payslip.naf}`,
        `Grupo profesional: ${payslip.category}`,
        `Grupo de cotización: ${payslip.group}`,
        `Antigüedad: ${slashed(payslip.since)}`,
      ]
    : [];
  const companys = [
    `Empresa: ${payslip.company}`,
    "Domicilio: Calle Mayor, 1, Madrid",
    `CIF: ${payslip.cif}`,
    `Código de Cuenta de Cotización: ${payslip.ccc}`,
  ];
  for (const [index, text] of companys.entries()) put(page, { x: 40, y: 50 + index * 12 }, text);
  for (const [index, text] of own.entries()) put(page, { x: 310, y: 50 + index * 12 }, text);
  const period = `del 1 al ${lastDay(year, month)} de ${monthName(month)} de ${year}`;
  put(page, { x: 40, y: 130 }, `Período de liquidación: ${period}`);
  put(page, { x: 420, y: 130 }, `Total días: ${payslip.days}`);
  return 150;
}

const title =
  (text: string): Row =>
  (page, y) =>
    put(page, { x: edges.left, y }, text);

const printed =
  (text: string, amount: number, rate?: number): Row =>
  (page, y) => {
    put(page, { x: edges.text, y }, text);
    if (rate !== undefined) putEnd(page, { x: edges.rate, y }, `${spanish(rate)} %`);
    putEnd(page, { x: edges.amount, y }, spanish(amount));
  };

const total =
  (label: string, amount: number): Row =>
  (page, y) => {
    put(page, { x: 300, y }, label);
    putEnd(page, { x: edges.amount, y }, spanish(amount));
  };

function rows(payslip: MadePayslip): Row[] {
  const own = (...sections: PayslipSection[]): MadeLine[] =>
    payslip.lines.filter(({ seccion }) => sections.includes(seccion));
  const lines = (section: PayslipSection): Row[] =>
    own(section).map(({ texto, importe, tipo }) => printed(texto, importe, tipo ?? undefined));
  const { totals } = payslip;
  const deducted = totals.total_devengado - totals.total_percibir;
  return [
    title("I. DEVENGOS"),
    title("1. Percepciones salariales"),
    ...lines("devengo_salarial"),
    title("2. Percepciones no salariales"),
    ...lines("devengo_no_salarial"),
    total("A. TOTAL DEVENGADO", totals.total_devengado),
    title("II. DEDUCCIONES"),
    title("1. Aportación del trabajador a las cotizaciones a la Seguridad Social y conceptos de"),
    title("recaudación conjunta"),
    ...lines("aportacion_trabajador"),
    total("TOTAL APORTACIONES", totals.total_aportaciones),
    printed(
      "2. Impuesto sobre la renta de las personas físicas",
      totals.descuento_irpf,
      totals.porcentaje_irpf,
    ),
    title("3. Anticipos"),
    ...lines("anticipo"),
    title("4. Valor de los productos recibidos en especie"),
    ...lines("especie"),
    title("5. Otras deducciones"),
    ...lines("otra_deduccion"),
    total("B. TOTAL A DEDUCIR", deducted),
    total("LÍQUIDO TOTAL A PERCIBIR (A - B)", totals.total_percibir),
  ];
}

/** The box with the bases and the company's contributions, as the order has it. */
function foot(page: PrintedPage, payslip: MadePayslip, y: number): void {
  put(
    page,
    { x: 40, y },
    "DETERMINACIÓN DE LAS BASES DE COTIZACIÓN A LA SEGURIDAD SOCIAL Y CONCEPTOS",
  );
  put(page, { x: 40, y: y + 10 }, "DE RECAUDACIÓN CONJUNTA Y APORTACIÓN DE LA EMPRESA");
  const places = { base: 360, rate: 440, amount: 550 };
  put(page, { x: 60, y: y + 22 }, "CONCEPTO");
  putEnd(page, { x: places.base, y: y + 22 }, "BASE");
  putEnd(page, { x: places.rate, y: y + 22 }, "TIPO");
  putEnd(page, { x: places.amount, y: y + 22 }, "APORTACIÓN EMPRESA");
  let at = y + 34;
  const row = (text: string, base: number, rest?: [rate: number, amount: number]): void => {
    put(page, { x: 60, y: at }, text);
    putEnd(page, { x: places.base, y: at }, spanish(base));
    if (rest !== undefined) {
      putEnd(page, { x: places.rate, y: at }, spanish(rest[0]));
      putEnd(page, { x: places.amount, y: at }, spanish(rest[1]));
    }
    at += 11;
  };
  const { bases } = payslip;
  const companys = payslip.lines.filter(({ seccion }) => seccion === "aportacion_empresa");
  const company = (concept: string): void => {
    const line = companys.find(({ concepto }) => concepto === concept);
    if (line !== undefined) row(line.texto, line.base ?? 0, [line.tipo ?? 0, line.importe]);
  };
  put(page, { x: 40, y: at }, "1. Contingencias comunes");
  at += 11;
  row("Importe remuneración mensual", bases.remuneracion_mensual);
  row("Importe prorrata pagas extraordinarias", bases.prorrata_pagas);
  for (const concept of ["empresa_cc", "empresa_mei"]) company(concept);
  put(page, { x: 40, y: at }, "2. Contingencias profesionales y conceptos de recaudación conjunta");
  at += 11;
  for (const name of ["atep", "desempleo", "fp", "fogasa"]) company(`empresa_${name}`);
  put(page, { x: 40, y: at }, "3. Cotización adicional horas extraordinarias");
  at += 11;
  company("empresa_horas_extra");
  row("4. Base sujeta a retención del IRPF", bases.irpf);
}

/** The model of Orden ESS/2098/2014. */
export const official = layoutOf({
  name: "official receipt",
  rowHeight: 11,
  head,
  rows,
  foot,
  shown: (payslip) => ({
    head: fullHead(payslip),
    bases: payslip.bases,
    totals: totalsShown(payslip),
    company: payslip.totals.aportacion_empresa,
    lines: payslip.lines.map((line) => ({
      ...line,
      unidades: null,
      precio: null,
      ...(line.seccion === "irpf"
        ? { texto: "Impuesto sobre la renta de las personas físicas" }
        : {}),
    })),
  }),
});
