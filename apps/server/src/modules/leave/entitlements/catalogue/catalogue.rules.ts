import { requestKinds } from "@atrio/contract/kinds";
import type { BalanceKind, LeaveType, OccasionKind } from "@atrio/contract/leave/leave";

import type { GrantRule } from "../lots.rules.ts";

/** A rule of the catalogue; its texts are in the dictionaries, by kind and key. */
export type StatutoryRule = Omit<LeaveType, "id" | "nombre" | "descripcion"> & {
  activo: boolean;
};

type Entry = Pick<StatutoryRule, "codigo" | "norma" | "unidad"> & Partial<StatutoryRule>;

const ET = "Estatuto de los Trabajadores";
const byAgreement = "Según el convenio colectivo o acuerdo de empresa";

const usual = {
  saldo: null,
  retribuido: true,
  limite: null,
  limite_por: null,
  maximo_consecutivo: null,
  preaviso_dias: 0,
  requiere_documento: false,
  documento_restringido: false,
  admite_medio_dia: false,
  admite_horas: false,
  decide: "supervisores",
  activo: true,
  minimo_meses: null,
  maximo_meses: null,
  ocasion: null,
  plazo_meses: null,
  prorroga_dias: null,
  prorroga_meses: null,
} as const;

/** Leave for a fact, within so many months of it where the law says so (Rule LEAVE-71). */
const onFact = (ocasion: OccasionKind, plazo_meses: number | null = null) =>
  ({ ocasion, plazo_meses }) as const;
/** Days of a birth that may be taken until the child is eight (ET 48.4). */
const untilEight = (prorroga_dias: number) => ({ prorroga_dias, prorroga_meses: 96 }) as const;
/** Number of days or minutes on each occasion. */
const each = (amount: number) => ({ limite: amount, limite_por: "hecho" }) as const;
/** The time strictly needed: hours, parts of days or whole ones, all counted in minutes. */
const asNeeded = { unidad: "horas", admite_horas: true, admite_medio_dia: true } as const;
const withProof = { requiere_documento: true } as const;
/** Where the rights and the proof are not a supervisor's business. */
const byOffice = { decide: "administrador" } as const;
/** Paid where an agreement says so: the company switches it on. */
const agreed = { norma: byAgreement, activo: false } as const;

const paid: readonly Entry[] = [
  {
    codigo: "matrimonio",
    norma: `${ET}, art. 37.3.a`,
    unidad: "naturales",
    ...each(15),
    ...onFact("matrimonio"),
    ...withProof,
    preaviso_dias: 15,
  },
  {
    codigo: "enfermedad_familiar",
    norma: `${ET}, art. 37.3.b (Real Decreto-ley 5/2023)`,
    unidad: "laborables",
    ...each(5),
    ...onFact("familiar"),
    ...withProof,
  },
  {
    codigo: "fallecimiento",
    norma: `${ET}, art. 37.3.b bis`,
    unidad: "laborables",
    ...each(2),
    ...onFact("familiar"),
    ...withProof,
  },
  {
    codigo: "fallecimiento_desplazamiento",
    norma: `${ET}, art. 37.3.b bis`,
    unidad: "laborables",
    ...each(4),
    ...onFact("familiar"),
    ...withProof,
  },
  {
    codigo: "traslado_domicilio",
    norma: `${ET}, art. 37.3.c`,
    unidad: "laborables",
    ...each(1),
    ...onFact("mudanza"),
    ...withProof,
  },
  { codigo: "deber_publico", norma: `${ET}, art. 37.3.d`, ...asNeeded, ...withProof },
  { codigo: "examenes_prenatales", norma: `${ET}, art. 37.3.f`, ...asNeeded, ...withProof },
  { codigo: "funciones_sindicales", norma: `${ET}, arts. 37.3.e y 68.e`, ...asNeeded, ...byOffice },
  {
    codigo: "lactancia_acumulada",
    norma: `${ET}, art. 37.4 (Real Decreto-ley 2/2024)`,
    unidad: "laborables",
    ...onFact("hijo", 9),
    preaviso_dias: 15,
    ...byOffice,
  },
  {
    codigo: "hijo_hospitalizado",
    norma: `${ET}, art. 37.5`,
    ...asNeeded,
    ...withProof,
    documento_restringido: true,
  },
  {
    codigo: "fuerza_mayor_familiar",
    norma: `${ET}, art. 37.9 (Real Decreto-ley 5/2023)`,
    ...asNeeded,
    limite: 1920,
    limite_por: "anyo",
  },
  {
    codigo: "imposibilidad_acceso",
    norma: `${ET}, art. 37.3.g (Real Decreto-ley 8/2024)`,
    unidad: "laborables",
    ...each(4),
    ...onFact("hecho"),
  },
  {
    codigo: "donacion_organos",
    norma: "Ley 6/2024, de 20 de diciembre",
    ...asNeeded,
    ...withProof,
    documento_restringido: true,
  },
  {
    codigo: "violencia_genero",
    norma: "Ley Orgánica 1/2004, art. 21.4; Ley Orgánica 10/2022, art. 38",
    ...asNeeded,
    ...byOffice,
    documento_restringido: true,
  },
  {
    codigo: "formacion",
    norma: `${ET}, art. 23.3`,
    ...asNeeded,
    limite: 1200,
    limite_por: "anyo",
    preaviso_dias: 15,
  },
  {
    codigo: "nacimiento_monoparental",
    norma: `${ET}, art. 48.4 (Real Decreto-ley 9/2025)`,
    unidad: "naturales",
    ...each(224),
    ...onFact("hijo", 12),
    ...untilEight(28),
    preaviso_dias: 15,
    ...byOffice,
  },
  {
    codigo: "ampliacion_nacimiento",
    norma: `${ET}, arts. 48.4 y 48.6`,
    unidad: "naturales",
    ...each(91),
    ...onFact("hijo"),
    ...withProof,
    documento_restringido: true,
    ...byOffice,
  },
  {
    codigo: "descanso_domingo",
    norma: "Real Decreto 2001/1983, art. 47",
    unidad: "laborables",
    saldo: "domingos",
    admite_medio_dia: true,
  },
  { codigo: "examenes", ...asNeeded, ...withProof, ...agreed, preaviso_dias: 7 },
  { codigo: "donacion_sangre", ...asNeeded, ...withProof, ...agreed },
  { codigo: "consulta_medica", ...asNeeded, ...withProof, ...agreed, documento_restringido: true },
  {
    codigo: "acompanamiento_medico",
    ...asNeeded,
    ...withProof,
    ...agreed,
    documento_restringido: true,
  },
];

const unpaid: readonly Entry[] = [
  {
    codigo: "permiso_parental",
    norma: `${ET}, art. 48 bis (Real Decreto-ley 5/2023)`,
    unidad: "naturales",
    ...each(56),
    ...onFact("hijo", 96),
    preaviso_dias: 10,
    ...byOffice,
  },
  {
    codigo: "asuntos_propios_dias",
    norma: "Acuerdo con la empresa",
    unidad: "laborables",
    preaviso_dias: 7,
    admite_medio_dia: true,
  },
  { codigo: "asuntos_propios_horas", norma: "Acuerdo con la empresa", ...asNeeded },
  { codigo: "examenes", norma: `${ET}, art. 23.1.a`, ...asNeeded, ...withProof, preaviso_dias: 7 },
  {
    codigo: "hijo_hospitalizado",
    norma: `${ET}, art. 37.5`,
    ...asNeeded,
    ...withProof,
    documento_restringido: true,
  },
  {
    codigo: "cuidado_hijo",
    norma: `${ET}, art. 46.3`,
    unidad: "naturales",
    ...each(1096),
    ...onFact("hijo", 36),
    maximo_meses: 36,
    ...withProof,
    preaviso_dias: 15,
    ...byOffice,
  },
  {
    codigo: "cuidado_familiar",
    norma: `${ET}, art. 46.3`,
    unidad: "naturales",
    ...each(731),
    ...onFact("familiar"),
    maximo_meses: 24,
    ...withProof,
    preaviso_dias: 15,
    ...byOffice,
  },
  {
    codigo: "excedencia_voluntaria",
    norma: `${ET}, art. 46.2`,
    unidad: "naturales",
    ...each(1827),
    minimo_meses: 4,
    maximo_meses: 60,
    preaviso_dias: 30,
    ...byOffice,
  },
];

const single: ReadonlyArray<[kind: number, entry: Omit<Entry, "codigo">]> = [
  [
    requestKinds.holidays,
    {
      norma: `${ET}, art. 38`,
      unidad: "laborables",
      saldo: "vacaciones",
      preaviso_dias: 15,
      admite_medio_dia: true,
    },
  ],
  [
    requestKinds.personalAffairs,
    {
      norma: byAgreement,
      unidad: "laborables",
      saldo: "asuntos_propios",
      preaviso_dias: 2,
      admite_medio_dia: true,
      admite_horas: true,
    },
  ],
  [
    requestKinds.paidHours,
    { norma: byAgreement, unidad: "horas", saldo: "horas_retribuidas", admite_horas: true },
  ],
  [
    requestKinds.medicalRest,
    { norma: byAgreement, unidad: "naturales", maximo_consecutivo: 3, documento_restringido: true },
  ],
  [
    requestKinds.medicalLeave,
    {
      norma: "Ley General de la Seguridad Social, art. 169; Real Decreto 625/2014",
      unidad: "naturales",
      documento_restringido: true,
      ...byOffice,
    },
  ],
  [
    requestKinds.paternity,
    {
      norma: `${ET}, art. 48.4 y 48.5 (Real Decreto-ley 9/2025)`,
      unidad: "naturales",
      ...each(133),
      ...onFact("hijo", 12),
      ...untilEight(14),
      preaviso_dias: 15,
      ...byOffice,
    },
  ],
];

const ofKind =
  (kind: number, isPaid: boolean) =>
  (entry: Entry): StatutoryRule => ({
    ...usual,
    pe_solicitud_tipo_id: kind,
    retribuido: isPaid,
    ...entry,
  });

/**
 * Leave of Spanish law, as a first load that a company overrides. Sources: Estatuto de los
 * Trabajadores, arts. 23, 37.3 to 37.9, 38, 46, 48 and 48 bis, as amended by Reales Decretos-leyes
 * 5/2023, 2/2024, 8/2024 and 9/2025 (19 weeks for a birth, 32 for single parents). Limits are days,
 * or minutes where the unit is hours: four days of force majeure are 32 hours; years in days have
 * their leap days, and exact terms are months (Rule LEAVE-70).
 */
export const statutoryRules: readonly StatutoryRule[] = [
  ...single.map(([kind, entry]) => ofKind(kind, true)({ codigo: "general", ...entry })),
  ...paid.map(ofKind(requestKinds.paidLeave, true)),
  ...unpaid.map(ofKind(requestKinds.unpaidLeave, false)),
];

const noCarryOver = { arrastre_maximo: 0, arrastre_hasta: "12-31", proporcional: true } as const;

/**
 * Default grants of a company: 22 working days are the 30 calendar days of ET 38.1. The rest for a
 * Sunday may be taken until the end of the next year.
 */
export const usualGrants: ReadonlyArray<Omit<GrantRule, "desde_anyo"> & { saldo: BalanceKind }> = [
  { saldo: "vacaciones", cantidad: 22, ...noCarryOver },
  { saldo: "asuntos_propios", cantidad: 2, ...noCarryOver },
  { saldo: "horas_retribuidas", cantidad: 960, ...noCarryOver },
  { saldo: "domingos", cantidad: 1, ...noCarryOver, arrastre_maximo: 366 },
];
