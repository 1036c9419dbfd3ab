import { expenseKinds, periodKinds, requestKinds } from "@atrio/contract/kinds";

import { addDays } from "../src/lib/calendar/dates.ts";
import { lastKeptDay } from "../src/modules/leave/absences/open-end/open-end.rules.ts";
import type { SchedulePlan } from "../src/modules/time/schedules/schedules.rules.ts";

import { firstHours, mondayAfter } from "./absence-wishes.ts";
import { fullDays } from "./absences.ts";
import { workdayBefore } from "./assignments.ts";
import { kilometrePay } from "./expenses.ts";
import type { Expense, Wish } from "./wishes.ts";

type Asking = (plan: SchedulePlan) => Wish[];

const general = { codigo: "general" } as const;
const { holidays, personalAffairs, paidHours, unpaidLeave, medicalRest, medicalLeave, paternity } =
  requestKinds;

/** Monday to Friday of a week some weeks from today's. */
function weekAt(today: string, weeks: number) {
  const monday = mondayAfter(today, weeks);
  return fullDays(monday, addDays(monday, 4));
}

function fridayAt(today: string, weeks: number) {
  return fullDays(addDays(mondayAfter(today, weeks), 4));
}

/** Requests of the clinic's people known by name, or by their place in the crowd. */
export function clinicWishes(
  today: string,
  codeOf: (key: string) => string,
): ReadonlyMap<string, Asking> {
  const [elena, marcos] = [codeOf("elena"), codeOf("marcos")];
  return new Map<string, Asking>([
    [codeOf("lucia"), (plan) => ofLucia(today, plan, { elena })],
    [codeOf("hugo"), () => ofHugo(today, { marcos })],
    [codeOf("carmen"), () => ofCarmen(today)],
    [codeOf("joao"), () => [awayNow(today)]],
    [marcos, () => [pendingWeek(today, 5, "Semana en el pueblo.")]],
    ["1016", () => [pendingWeek(today, 4)]],
    ["1017", () => [pendingFriday(today)]],
    ["1025", () => [birth(mondayAfter(today, -40))]],
    ["1040", () => [birth(mondayAfter(today, -7))]],
    ["1028", () => [parental(mondayAfter(today, -30))]],
    ["1036", () => [openLeave(mondayAfter(today, -2), today)]],
  ]);
}

function ofLucia(today: string, plan: SchedulePlan, { elena }: { elena: string }): Wish[] {
  const hoursDay = addDays(mondayAfter(today, -6), 2);
  const hours = firstHours(plan, hoursDay, 2);
  const rectifiedWeek = weekAt(today, -9);
  const restDay = addDays(mondayAfter(today, -14), 1);
  return [
    {
      ...general,
      kind: holidays,
      periods: [weekAt(today, 3)],
      sent: addDays(today, -3),
      fate: "pending",
      titulo: "Puente de diciembre",
      approvedBy: [elena],
      comments: [{ by: "worker", texto: "Carmen se queda con mis citas de esos días." }],
    },
    {
      ...general,
      kind: personalAffairs,
      periods: [fridayAt(today, 2)],
      sent: addDays(today, -9),
      fate: "approved",
    },
    {
      ...general,
      kind: holidays,
      periods: [rectifiedWeek],
      sent: addDays(rectifiedWeek.fecha_inicio, -30),
      fate: "approved",
      rectified: {
        periods: [{ ...rectifiedWeek, fecha_fin: addDays(rectifiedWeek.fecha_inicio, 2) }],
        sent: addDays(rectifiedWeek.fecha_inicio, -8),
        fate: "approved",
      },
    },
    {
      ...general,
      kind: medicalRest,
      periods: [fullDays(restDay, addDays(restDay, 1))],
      sent: restDay,
      fate: "approved",
      entered: "Avisó por teléfono a primera hora.",
    },
    ...(hours === undefined
      ? []
      : [
          {
            ...general,
            kind: paidHours,
            periods: [hours],
            sent: addDays(hoursDay, -4),
            fate: "approved" as const,
            descripcion: "Gestión en el ayuntamiento.",
          },
        ]),
    {
      ...general,
      kind: personalAffairs,
      periods: [fridayAt(today, -12)],
      sent: addDays(mondayAfter(today, -12), -10),
      fate: "rejected",
      motivo: "Ese viernes ya hay dos personas del equipo de vacaciones. ¿Te sirve el siguiente?",
      comments: [{ by: "worker", texto: "El siguiente no puedo, lo dejo para otro mes." }],
    },
    {
      ...general,
      kind: holidays,
      periods: [weekAt(today, 9)],
      sent: addDays(today, -21),
      fate: "cancelled",
      motivo: "He cambiado el viaje a primavera.",
    },
  ];
}

function ofHugo(today: string, { marcos }: { marcos: string }): Wish[] {
  const first = mondayAfter(today, -20);
  const ill = addDays(first, 7);
  const next = weekAt(today, 6);
  return [
    {
      ...general,
      kind: personalAffairs,
      periods: [{ ...fridayAt(today, 1), pe_tipo_periodo_id: periodKinds.morning }],
      sent: addDays(today, -5),
      fate: "pending",
      approvedBy: [marcos],
    },
    {
      ...general,
      kind: holidays,
      periods: [fullDays(first, addDays(first, 11))],
      sent: addDays(first, -50),
      fate: "approved",
      titulo: "Vacaciones de verano",
    },
    {
      ...general,
      kind: medicalLeave,
      periods: [fullDays(ill, addDays(ill, 8))],
      sent: ill,
      fate: "approved",
      comments: [{ by: "worker", texto: "El parte de baja está en administración." }],
    },
    {
      ...general,
      kind: holidays,
      periods: [next],
      sent: addDays(today, -30),
      fate: "approved",
      rectified: {
        periods: [{ ...next, fecha_fin: addDays(next.fecha_inicio, 2) }],
        sent: addDays(today, -4),
        fate: "pending",
      },
    },
  ];
}

/** Half a day of last year that nobody ever decided. */
function ofCarmen(today: string): Wish[] {
  const forgotten = workdayBefore(`${Number(today.slice(0, 4)) - 1}-11-27`);
  return [
    {
      ...general,
      kind: personalAffairs,
      periods: [{ ...fullDays(forgotten), pe_tipo_periodo_id: periodKinds.afternoon }],
      sent: addDays(forgotten, -6),
      fate: "pending",
    },
    {
      kind: unpaidLeave,
      codigo: "asuntos_propios_dias",
      periods: [fridayAt(today, 2)],
      sent: addDays(today, -2),
      fate: "pending",
      descripcion: "Acompaño a mi hermana en su mudanza.",
    },
  ];
}

/** Holidays since the day after the signing that he forgot to end. */
function awayNow(today: string): Wish {
  const last = workdayBefore(workdayBefore(today));
  return {
    ...general,
    kind: holidays,
    periods: [fullDays(addDays(last, 1), addDays(today, 4))],
    sent: addDays(today, -40),
    fate: "approved",
  };
}

function pendingWeek(today: string, weeks: number, titulo?: string): Wish {
  return {
    ...general,
    kind: holidays,
    periods: [weekAt(today, weeks)],
    sent: addDays(today, -2),
    fate: "pending",
    ...(titulo !== undefined && { titulo }),
  };
}

function pendingFriday(today: string): Wish {
  return {
    ...general,
    kind: personalAffairs,
    periods: [fridayAt(today, 2)],
    sent: addDays(today, -4),
    fate: "pending",
    comments: [
      { by: "supervisor", texto: "¿Quién cubre la recepción de la tarde?" },
      { by: "worker", texto: "Lo he hablado con mi compañera: cambia el turno conmigo." },
    ],
  };
}

function birth(from: string): Wish {
  return {
    ...general,
    kind: paternity,
    periods: [fullDays(from, addDays(from, 132))],
    sent: addDays(from, -20),
    fate: "approved",
  };
}

/** A medical leave without a last day yet. */
function openLeave(first: string, today: string): Wish {
  return {
    ...general,
    kind: medicalLeave,
    periods: [fullDays(first, lastKeptDay(first, { today, fecha_baja: null }))],
    sent: first,
    fate: "approved",
    sin_fecha_fin: true,
  };
}

function parental(from: string): Wish {
  return {
    kind: unpaidLeave,
    codigo: "permiso_parental",
    periods: [fullDays(from, addDays(from, 13))],
    sent: addDays(from, -25),
    fate: "approved",
  };
}

/** Expenses of the same people. */
export function clinicExpenses(
  today: string,
  codeOf: (key: string) => string,
): ReadonlyMap<string, readonly Expense[]> {
  const trip = (daysAgo: number, fate: Expense["fate"]): Expense => ({
    fecha: addDays(today, -daysAgo),
    sent: addDays(today, 1 - daysAgo),
    kind: expenseKinds.travel,
    importe: kilometrePay(62),
    kilometros: 62,
    descripcion: "Visita al consultorio en coche propio.",
    fate,
  });
  const taxi: Expense = {
    fecha: addDays(today, -38),
    sent: addDays(today, -36),
    kind: expenseKinds.taxis,
    importe: 18.4,
    kilometros: null,
    descripcion: "Taxi de vuelta tras la formación de tarde.",
    receipt: "Taxi, carrera urbana con suplemento nocturno.",
    fate: "approved",
  };
  const meal: Expense = {
    fecha: addDays(today, -64),
    sent: addDays(today, -60),
    kind: expenseKinds.meals,
    importe: 31.9,
    kilometros: null,
    descripcion: "Comida con el equipo.",
    receipt: "Restaurante: dos menús del día.",
    fate: "rejected",
    motivo: "Las comidas de equipo no se reembolsan; sí las de viaje.",
  };
  return new Map([
    [codeOf("lucia"), [trip(3, "pending"), taxi, meal]],
    [codeOf("hugo"), [trip(5, "pending")]],
    ["1017", [{ ...taxi, fecha: addDays(today, -6), sent: addDays(today, -4), fate: "pending" }]],
    [codeOf("jordi"), [trip(33, "approved")]],
  ]);
}
