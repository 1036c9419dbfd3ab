import type { PayslipKind, PayslipLine, PayslipSection } from "@atrio/contract/papers/payslips";

import { epochOf } from "../../../../lib/calendar/clock.ts";
import { formatDate, formatDecimals, formatMonthOfYear } from "../../../../lib/calendar/format.ts";
import { dateAt } from "../../../../lib/calendar/zone.ts";
import { basesOf, deductionsOf, headOf } from "../payslips.rules.ts";
import type { PayslipSheet } from "../payslips.rules.ts";

/** A line as it is printed; an empty text where there is nothing to say. */
type PrintedLine = { texto: string; detalle: string; tipo: string; importe: string };

/** View of a receipt, in the boxes of the model of Orden ESS/2098/2014; all texts. */
export type Receipt = {
  titulo: string;
  periodo: string;
  dias: string;
  aviso: string;
  empresa: Array<[label: string, value: string]>;
  trabajador: Array<[label: string, value: string]>;
  secciones: Record<Exclude<PayslipSection, "aportacion_empresa">, PrintedLine[]>;
  totales: {
    salariales: string;
    no_salariales: string;
    devengado: string;
    aportaciones: string;
    irpf: string;
    porcentaje_irpf: string;
    anticipos: string;
    especie: string;
    otras: string;
    deducir: string;
    percibir: string;
  };
  bases: Record<keyof PayslipSheet["bases"], string>;
  aportacion_empresa: Array<PrintedLine & { base: string }>;
  total_empresa: string;
  fecha: string;
};

const kindNames: Record<PayslipKind, string> = {
  NM: "Nómina mensual",
  PE: "Paga extraordinaria",
  BN: "Gratificación",
  AT: "Atrasos",
};

const money = (amount: number | null | undefined): string =>
  amount === null || amount === undefined ? "" : formatDecimals(amount, 2, "es");

const percentage = (rate: number | null): string =>
  rate === null ? "" : `${formatDecimals(rate, 2, "es")} %`;

const or = (text: string | null): string => text ?? "—";

/** 'Nómina mensual · octubre de 2026'. */
export function titleOf(sheet: Pick<PayslipSheet, "tipo_nomina" | "anyo" | "mes_pago">): string {
  const month = formatMonthOfYear({ year: sheet.anyo, month: sheet.mes_pago }, "es");
  return `${kindNames[sheet.tipo_nomina]} · ${month}`;
}

/** A payslip as its receipt prints it, in Spanish as the model is. */
export function receiptOf(sheet: PayslipSheet): Receipt {
  const head = headOf(sheet.cabecera, sheet.conocido);
  const bases = basesOf(sheet.bases);
  return {
    titulo: titleOf(sheet),
    periodo: `Del ${formatDate(sheet.fecha_inicio)} al ${formatDate(sheet.fecha_fin)}`,
    dias: head.dias === null ? "—" : String(head.dias),
    aviso: noteOf(sheet),
    empresa: [
      ["Empresa", head.empresa],
      ["Domicilio", or(head.centro)],
      ["CIF", or(head.cif)],
      ["Código de cuenta de cotización", or(head.ccc)],
    ],
    trabajador: workerBox(head),
    secciones: sectionsOf(sheet.lineas),
    totales: totalsOf(sheet),
    bases: {
      remuneracion_mensual: money(bases.remuneracion_mensual),
      prorrata_pagas: money(bases.prorrata_pagas),
      contingencias_comunes: money(bases.contingencias_comunes),
      contingencias_profesionales: money(bases.contingencias_profesionales),
      irpf: money(bases.irpf),
    },
    aportacion_empresa: linesIn(sheet.lineas, "aportacion_empresa").map((line) => ({
      ...printedLine(line),
      base: money(line.base),
    })),
    total_empresa: money(sheet.aportacion_empresa),
    fecha: sheet.publicada_en === null ? "" : dayOf(sheet.publicada_en, sheet),
  };
}

function workerBox(head: PayslipSheet["conocido"]): Receipt["trabajador"] {
  const group = [head.puesto, head.grupo_profesional].filter((text) => text !== null).join(" · ");
  const { antiguedad_desde } = head;
  return [
    ["Trabajador", head.nombre],
    ["NIF", or(head.nif)],
    ["N.º de afiliación a la S. S.", or(head.naf)],
    ["Grupo profesional", group === "" ? "—" : group],
    [
      "Grupo de cotización",
      head.grupo_cotizacion === null ? "—" : String(head.grupo_cotizacion).padStart(2, "0"),
    ],
    ["Antigüedad desde", antiguedad_desde === null ? "—" : formatDate(antiguedad_desde)],
  ];
}

/**
 * The day of an instant where its worker works: a payslip planned for midnight comes on that day.
 */
function dayOf(instant: string, { zona_horaria }: Pick<PayslipSheet, "zona_horaria">) {
  return formatDate(dateAt(zona_horaria, epochOf(instant)));
}

/** Note on a correction, of or by another payslip, with its date. */
function noteOf(sheet: PayslipSheet): string {
  if (sheet.sustituida_en !== null) {
    return `Sustituida por la nómina publicada el ${dayOf(sheet.sustituida_en, sheet)}.`;
  }
  if (sheet.sustituye_de !== null) {
    return `Sustituye a la nómina publicada el ${dayOf(sheet.sustituye_de, sheet)}.`;
  }
  return "";
}

const linesIn = (lines: readonly PayslipLine[], section: PayslipSection): PayslipLine[] =>
  lines.filter(({ seccion }) => seccion === section);

function sectionsOf(lines: readonly PayslipLine[]): Receipt["secciones"] {
  const printed = (section: PayslipSection): PrintedLine[] =>
    linesIn(lines, section).map((line) => printedLine(line));
  return {
    devengo_salarial: printed("devengo_salarial"),
    devengo_no_salarial: printed("devengo_no_salarial"),
    aportacion_trabajador: printed("aportacion_trabajador"),
    irpf: printed("irpf"),
    anticipo: printed("anticipo"),
    especie: printed("especie"),
    otra_deduccion: printed("otra_deduccion"),
  };
}

function printedLine(line: PayslipLine): PrintedLine {
  return {
    texto: line.texto,
    detalle: detailOf(line),
    tipo: percentage(line.tipo),
    importe: money(line.importe),
  };
}

/** 'Base 2.345,67' or '30 × 61,2500'. */
function detailOf({ seccion, unidades, precio, base }: PayslipLine): string {
  if (seccion === "aportacion_trabajador" || seccion === "irpf") return money(base);
  if (unidades === null) return "";
  const units = Number.isInteger(unidades) ? String(unidades) : money(unidades);
  return precio === null || precio === 0 ? units : `${units} × ${formatDecimals(precio, 4, "es")}`;
}

function totalsOf(sheet: PayslipSheet): Receipt["totales"] {
  const sum = (section: PayslipSection): number =>
    linesIn(sheet.lineas, section).reduce((all, { importe }) => all + importe * 100, 0) / 100;
  return {
    salariales: money(sum("devengo_salarial")),
    no_salariales: money(sum("devengo_no_salarial")),
    devengado: money(sheet.total_devengado),
    aportaciones: money(sheet.total_aportaciones),
    irpf: money(sheet.descuento_irpf),
    porcentaje_irpf: percentage(sheet.porcentaje_irpf),
    anticipos: money(sum("anticipo")),
    especie: money(sum("especie")),
    otras: money(sum("otra_deduccion")),
    deducir: money(deductionsOf(sheet)),
    percibir: money(sheet.total_percibir),
  };
}
