import type { BalanceKind } from "@atrio/contract/leave/leave";

import { addDays } from "../src/lib/calendar/dates.ts";
import type { GrantRule } from "../src/modules/leave/entitlements/lots.rules.ts";
import type { SchedulePlan } from "../src/modules/time/schedules/schedules.rules.ts";

import type { Window } from "./window.ts";
import type { Expense, Wish } from "./wishes.ts";

type Texts = { es: string; en: string; fr: string; pt: string };

/** A demo company's leave rules, and requests of some of its people. */
export type Leave = {
  grants: readonly GrantRule[];
  adjustments: ReadonlyArray<{
    codigo: string;
    saldo: BalanceKind;
    anyo: number;
    cantidad: number;
    motivo: string;
  }>;
  holidayRules: ReadonlyArray<{ titulo: Texts; descripcion: Texts }>;
  /** Dates included. */
  delegations: ReadonlyArray<{
    supervisor: string;
    delegado: string;
    desde: string;
    hasta: string;
    motivo: string;
  }>;
  /** Requests of particular people before anything is drawn, by their code. */
  wishes: ReadonlyMap<string, (plan: SchedulePlan) => readonly Wish[]>;
  expenses: ReadonlyMap<string, readonly Expense[]>;
  /** Frequency of requests beside holidays; 1 is the clinic's. */
  share: number;
};

const yearOf = (date: string): number => Number(date.slice(0, 4));

/**
 * Grants from the window's first year on: 22 working days of which five may be enjoyed until the end
 * of January, three days for personal affairs, 16 paid hours, a day for every five Sundays worked.
 */
function grantsFrom(window: Window): GrantRule[] {
  const always = { desde_anyo: yearOf(window.from), arrastre_hasta: "12-31", proporcional: true };
  return [
    {
      ...always,
      saldo: "vacaciones",
      cantidad: 22,
      arrastre_maximo: 5,
      arrastre_hasta: "01-31",
    },
    { ...always, saldo: "asuntos_propios", cantidad: 3, arrastre_maximo: 0 },
    { ...always, saldo: "horas_retribuidas", cantidad: 960, arrastre_maximo: 0 },
    { ...always, saldo: "domingos", cantidad: 0.2, arrastre_maximo: 366 },
  ];
}

/** A company with grants alone, and the generated requests. */
export function plainLeave(window: Window, share: number): Leave {
  return {
    grants: grantsFrom(window),
    adjustments: [],
    holidayRules: [],
    delegations: [],
    wishes: new Map(),
    expenses: new Map(),
    share,
  };
}

/** The clinic's rules in plain words. */
export const clinicHolidayRules: Leave["holidayRules"] = [
  {
    titulo: {
      es: "22 días laborables al año",
      en: "22 working days a year",
      fr: "22 jours ouvrés par an",
      pt: "22 dias úteis por ano",
    },
    descripcion: {
      es: "Los días van de enero a diciembre. Quien entra o sale durante el año tiene la parte que le corresponde, redondeada a medios días a su favor.",
      en: "Days run from January to December. People who join or leave during the year get their share, rounded up to half days.",
      fr: "Les jours se comptent de janvier à décembre. Qui arrive ou part en cours d’année a droit à sa part, arrondie à la demi-journée supérieure.",
      pt: "Os dias contam-se de janeiro a dezembro. Quem entra ou sai durante o ano tem direito à parte correspondente, arredondada por excesso a meios dias.",
    },
  },
  {
    titulo: {
      es: "Cinco días se pueden disfrutar en enero",
      en: "Five days can be enjoyed in January",
      fr: "Cinq jours peuvent être pris en janvier",
      pt: "Cinco dias podem ser gozados em janeiro",
    },
    descripcion: {
      es: "Si te quedan días al terminar el año, puedes disfrutar hasta cinco hasta el 31 de enero. El resto caduca.",
      en: "If you have days left at the end of the year, up to five can be enjoyed until 31 January. The rest expires.",
      fr: "S’il vous reste des jours à la fin de l’année, vous pouvez en prendre jusqu’à cinq jusqu’au 31 janvier. Les autres sont perdus.",
      pt: "Se restarem dias no fim do ano, é possível gozar até cinco até 31 de janeiro. Os restantes caducam.",
    },
  },
  {
    titulo: {
      es: "Pide las vacaciones de verano antes de mayo",
      en: "Ask for summer holidays before May",
      fr: "Demandez vos congés d’été avant mai",
      pt: "Peça as férias de verão antes de maio",
    },
    descripcion: {
      es: "En julio y agosto cada equipo mantiene al menos la mitad de su plantilla. Si coinciden varias peticiones, se acuerda en el equipo; si no hay acuerdo, el turno rota cada año.",
      en: "In July and August each team keeps at least half of its people. If requests coincide, the team agrees; otherwise the turn rotates every year.",
      fr: "En juillet et en août, chaque équipe garde au moins la moitié de son effectif. Si plusieurs demandes coïncident, l’équipe s’accorde ; à défaut, le tour change chaque année.",
      pt: "Em julho e agosto, cada equipa mantém pelo menos metade das pessoas. Se houver pedidos coincidentes, a equipa chega a acordo; caso contrário, a vez roda todos os anos.",
    },
  },
  {
    titulo: {
      es: "Domingos y festivos trabajados",
      en: "Sundays and holidays worked",
      fr: "Dimanches et jours fériés travaillés",
      pt: "Domingos e feriados trabalhados",
    },
    descripcion: {
      es: "Cada cinco domingos o festivos trabajados dan un día de descanso, además del descanso semanal. Se puede disfrutar hasta el final del año siguiente.",
      en: "Every five Sundays or holidays worked earn a day off, beside the weekly rest. It can be enjoyed until the end of the next year.",
      fr: "Cinq dimanches ou jours fériés travaillés donnent droit à un jour de repos, en plus du repos hebdomadaire. Il peut être pris jusqu’à la fin de l’année suivante.",
      pt: "Cada cinco domingos ou feriados trabalhados dão direito a um dia de descanso, além do descanso semanal. Pode ser gozado até ao fim do ano seguinte.",
    },
  },
];

/** Days that the clinic has given or taken by hand, with the reason. */
export function clinicAdjustments(
  today: string,
  codeOf: (key: string) => string,
): Leave["adjustments"] {
  const year = yearOf(today);
  return [
    {
      codigo: codeOf("lucia"),
      saldo: "vacaciones",
      anyo: year,
      cantidad: 1,
      motivo: "Día compensado por el inventario del sábado 17 de enero.",
    },
    {
      codigo: codeOf("carmen"),
      saldo: "asuntos_propios",
      anyo: year,
      cantidad: 1,
      motivo: "Día de mejora por antigüedad (más de cinco años).",
    },
    {
      codigo: codeOf("hugo"),
      saldo: "horas_retribuidas",
      anyo: year,
      cantidad: -60,
      motivo: "Hora disfrutada en papel antes de que se abriera el portal.",
    },
  ];
}

/** Delegations of the clinic: last summer, and now. */
export function clinicDelegations(
  today: string,
  codeOf: (key: string) => string,
): Leave["delegations"] {
  return [
    {
      supervisor: codeOf("elena"),
      delegado: codeOf("ines"),
      desde: addDays(today, -110),
      hasta: addDays(today, -95),
      motivo: "Vacaciones de verano.",
    },
    {
      supervisor: codeOf("pilar"),
      delegado: codeOf("ines"),
      desde: addDays(today, -2),
      hasta: addDays(today, 5),
      motivo: "Formación fuera del centro.",
    },
  ];
}
