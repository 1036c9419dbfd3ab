import type {
  Payslip,
  PayslipCause,
  PayslipDetail,
  PayslipLine,
} from "@atrio/contract/papers/payslips";

/** A plain payslip of 2,000 € gross in a list, changed as a test needs it. */
export function payslipOf(changes: Partial<Payslip> = {}): Payslip {
  return {
    id: 11,
    anyo: 2026,
    mes_pago: 11,
    fecha_inicio: "2026-11-01",
    fecha_fin: "2026-11-30",
    tipo_nomina: "NM",
    estado_nomina_id: 3,
    publicada_en: "2026-11-27T09:00:00Z",
    total_devengado: 2000,
    total_aportaciones: 129.6,
    porcentaje_irpf: 14.2,
    descuento_irpf: 284,
    otras_deducciones: 0,
    total_percibir: 1586.4,
    percepciones_no_salariales: [],
    path: null,
    hash: null,
    sustituye_id: null,
    sustituida_por: null,
    ...changes,
  };
}

/** A line of a payslip; a fixed amount of base salary unless told otherwise. */
export function lineOf(changes: Partial<PayslipLine> = {}): PayslipLine {
  return {
    seccion: "devengo_salarial",
    concepto: "salario_base",
    texto: "Salario base",
    unidades: null,
    precio: null,
    base: null,
    tipo: null,
    importe: 0,
    ...changes,
  };
}

const plainLines: PayslipLine[] = [
  lineOf({ unidades: 30, precio: 60, importe: 1800 }),
  lineOf({ concepto: "plus_convenio", texto: "Plus convenio", importe: 200 }),
  lineOf({
    seccion: "aportacion_trabajador",
    concepto: "cotizacion_cc",
    texto: "Contingencias comunes",
    base: 2000,
    tipo: 6.48,
    importe: 129.6,
  }),
  lineOf({
    seccion: "irpf",
    concepto: "irpf",
    texto: "Retención IRPF",
    base: 2000,
    tipo: 14.2,
    importe: 284,
  }),
  lineOf({
    seccion: "aportacion_empresa",
    concepto: "empresa_cc",
    texto: "Contingencias comunes",
    base: 2000,
    tipo: 23.6,
    importe: 472,
  }),
];

/** The same payslip as its own page shows it. */
export function payslipDetailOf(changes: Partial<PayslipDetail> = {}): PayslipDetail {
  return {
    ...payslipOf(),
    cabecera: {
      empresa: "Clínica Castellana",
      cif: "A58818501",
      ccc: "0111 28 123456789",
      centro: "Calle de Alcalá, 1, Madrid",
      nombre: "Lucía García Pérez",
      nif: "12345678Z",
      naf: null,
      puesto: "Enfermera",
      grupo_profesional: "Grupo II",
      grupo_cotizacion: 2,
      antiguedad_desde: "2019-03-01",
      dias: 30,
    },
    bases: {
      remuneracion_mensual: 2000,
      prorrata_pagas: null,
      contingencias_comunes: 2000,
      contingencias_profesionales: 2000,
      irpf: 2000,
    },
    lineas: plainLines,
    total_deducciones: 413.6,
    aportacion_empresa: 472,
    comparaciones: [],
    pdf_disponible: true,
    ...changes,
  };
}

/** A cause of a change of the net. */
export function causeOf(changes: Partial<PayslipCause> = {}): PayslipCause {
  return {
    causa: "linea_cambia",
    seccion: "devengo_salarial",
    concepto: "salario_base",
    texto: "Salario base",
    antes: null,
    despues: null,
    unidades_antes: null,
    unidades_despues: null,
    tipo_antes: null,
    tipo_despues: null,
    efecto: 0,
    ...changes,
  };
}
