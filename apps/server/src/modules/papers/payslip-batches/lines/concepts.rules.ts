import type { PayslipConcept } from "@atrio/contract/papers/payslip-concepts";
import type { PayslipSection } from "@atrio/contract/papers/payslips";

/** Concept and section of a line, by its words. */
export type Known = { concepto: PayslipConcept; seccion: PayslipSection };

type Words = ReadonlyArray<readonly [PayslipConcept, RegExp]>;

const accruals: Words = [
  ["complemento_it", /COMPL\w*\.? (?:DE |POR )?(?:I\.?T\b|ENFERM|ACCID|BAJA)/],
  ["prestacion_nacimiento", /NACIMIENTO|PATERNIDAD|MATERNIDAD/],
  ["prestacion_it", /\bPREST\w*|ENFERMEDAD|ACCIDENTE|INCAPACIDAD|\bI\.T\b|^IT\b/],
  ["salario_base", /(?:SALARIO|SUELDO) BASE|^(?:SALARIO|SUELDO)$/],
  ["plus_convenio", /CONVENIO(?! \d)/],
  ["antiguedad", /ANTIGUEDAD|TRIENIO|QUINQUENIO/],
  ["plus_responsabilidad", /RESPONSABILIDAD|JEFATURA/],
  ["plus_nocturnidad", /NOCTURN/],
  ["horas_complementarias", /COMPLEMENTARIAS/],
  ["horas_extra", /\bH(?:ORAS|RS)?\.? ?EXTRA/],
  ["prorrata_pagas", /PRORRAT|\bP\.? ?P\.? ?EXTRA/],
  ["paga_extra", /PAGA EXTRA|(?:GRATIFICACION|PAGA)(?:ES)? EXTRAORD/],
  ["vacaciones", /VACACION/],
  ["incentivos", /INCENTIV|COMISION/],
  ["bonus", /BONUS|OBJETIVOS/],
  ["atrasos", /ATRASOS/],
  ["seguro_medico", /SEGURO MEDICO/],
  ["plus_transporte", /TRANSPORTE/],
  ["kilometraje", /KILOMETR/],
  ["dietas", /DIETA|LOCOMOCION|GASTOS DE VIAJE/],
  ["plus_teletrabajo", /TELETRABAJO/],
  ["indemnizacion", /INDEMNIZ/],
];

/** Payments that compensate expenses or replace the salary (ET art. 26.2). */
const notSalary: ReadonlySet<PayslipConcept> = new Set([
  "complemento_it",
  "prestacion_nacimiento",
  "prestacion_it",
  "plus_transporte",
  "kilometraje",
  "dietas",
  "plus_teletrabajo",
  "indemnizacion",
]);

/** Contributions, by the part of their code that worker and company share. */
const contributions = [
  ["mei", /\bM\.?E\.?I\b|EQUIDAD/],
  ["solidaridad", /SOLIDARIDAD/],
  ["horas_extra", /\bH(?:ORAS|RS)?\.? ?EXTRA|FUERZA MAYOR|ESTRUCTURALES/],
  ["cc", /CONT\w*\.? ?COM|CONTINGENCIAS? C|COT\w*\.? COM/],
  ["desempleo", /DESEMP/],
  ["fp", /FORMACION|\bF\.?P\b|FORM\.? ?PROF/],
] as const;

const deductions: ReadonlyArray<readonly [PayslipConcept, PayslipSection, RegExp]> = [
  ["irpf", "irpf", /IMPUESTO SOBRE LA RENTA|\bI\.?R\.?P\.?F\b/],
  ["anticipo", "anticipo", /ANTICIPO/],
  ["seguro_medico_especie", "especie", /SEGURO MEDICO/],
  ["otros", "especie", /ESPECIE/],
  ["embargo", "otra_deduccion", /EMBARGO/],
  ["cuota_sindical", "otra_deduccion", /SINDICA/],
];

/** Concept of an accrual: salary unless its words say otherwise. */
export function accrualOf(words: string): Known {
  const concepto = accruals.find(([, known]) => known.test(words))?.[0] ?? "otros";
  const seccion = notSalary.has(concepto) ? "devengo_no_salarial" : "devengo_salarial";
  return { concepto, seccion };
}

/** Concept of a deduction. */
export function deductionOf(words: string): Known {
  const own = contributions.find(([, known]) => known.test(words))?.[0];
  if (own !== undefined && !/ANTICIPO|EMBARGO/.test(words)) {
    return { concepto: `cotizacion_${own}`, seccion: "aportacion_trabajador" };
  }
  const [concepto, seccion] = deductions.find(([, , known]) => known.test(words)) ?? [
    "otros",
    "otra_deduccion",
  ];
  return { concepto, seccion };
}

/** Concept of a company contribution; undefined where the words name none. */
export function companyOf(words: string): Known | undefined {
  const seccion = "aportacion_empresa";
  if (/\bA\.?T\b.{0,4}\bE\.?P\b|ACCIDENTES DE TRABAJO|^AT\b/.test(words)) {
    return { concepto: "empresa_atep", seccion };
  }
  if (/FOGASA|GARANTIA SALARIAL/.test(words)) return { concepto: "empresa_fogasa", seccion };
  const shared = contributions.find(([, known]) => known.test(words))?.[0];
  return shared === undefined ? undefined : { concepto: `empresa_${shared}`, seccion };
}
