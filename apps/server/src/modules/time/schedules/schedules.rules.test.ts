import { describe, expect, test } from "vitest";

import { datesBetween } from "../../../lib/calendar/dates.ts";
import { intervalsOf, minutesOf } from "../../../lib/calendar/stretches.ts";

import { scheduledDay, signatureOf, toScheduledDay } from "./schedules.rules.ts";
import type {
  CentreAssignment,
  CycleItem,
  ScheduleAssignment,
  SchedulePlan,
} from "./schedules.rules.ts";

const MADRID = "Europe/Madrid";
const CANARY = "Atlantic/Canary";

type Times = Array<[start: string, end: string]>;

const weekdays = (inicio: string, fin: string, semana = 1): CycleItem[] =>
  [1, 2, 3, 4, 5].map((dia_semana) => ({ semana, dia_semana, inicio, fin }));

const everyDay = (inicio: string, fin: string): CycleItem[] =>
  [1, 2, 3, 4, 5, 6, 7].map((dia_semana) => ({ semana: 1, dia_semana, inicio, fin }));

function assignment(
  tramos: CycleItem[],
  more: Partial<ScheduleAssignment> = {},
): ScheduleAssignment {
  const desde = more.desde === undefined ? "2024-01-01" : more.desde;
  return {
    desde,
    hasta: null,
    horario_id: 1,
    ciclo: (more.semanas ?? 1) > 1 ? desde : null,
    nombre: "Oficina",
    semanas: 1,
    tolerancia_minutos: 15,
    trabaja_festivos: false,
    tramos,
    ...more,
  };
}

function centre(more: Partial<CentreAssignment> = {}): CentreAssignment {
  return {
    desde: "2024-01-01",
    hasta: null,
    id: 1,
    nombre: "Obrador",
    zona_horaria: MADRID,
    rangos_ip: [],
    festivos: [],
    ...more,
  };
}

function plan(horarios: ScheduleAssignment[], more: Partial<SchedulePlan> = {}): SchedulePlan {
  return {
    zona_horaria: MADRID,
    inicio_registro: "2024-01-08",
    fecha_alta: "2024-01-08",
    fecha_baja: null,
    horarios,
    centros: [centre()],
    turnos: [],
    ...more,
  };
}

const night = [{ inicio: "22:00", fin: "06:00" }];
const timesOn = (one: SchedulePlan, date: string): string[] =>
  scheduledDay(one, date).tramos.map(({ inicio, fin }) => `${inicio}-${fin}`);

describe("minutes of real time", () => {
  const table: Array<[string, Times, string, string, number]> = [
    ["an ordinary night", [["22:00", "06:00"]], "2026-11-17", MADRID, 480],
    ["the night with the hour twice", [["22:00", "06:00"]], "2026-10-24", MADRID, 540],
    ["the night without an hour", [["22:00", "06:00"]], "2027-03-27", MADRID, 420],
    ["that night in the Canaries", [["22:00", "06:00"]], "2026-10-24", CANARY, 540],
    ["a day shift on the day of the change", [["08:00", "16:00"]], "2026-10-25", MADRID, 480],
    ["from the day's start over the change", [["00:00", "08:00"]], "2026-10-25", MADRID, 540],
    ["ends in the repeated hour: the later", [["22:00", "02:30"]], "2026-10-24", MADRID, 330],
    ["ends where it begins: nothing of it", [["22:00", "02:00"]], "2026-10-24", MADRID, 240],
    ["ends where it is over", [["22:00", "03:00"]], "2026-10-24", MADRID, 360],
    ["starts in the repeated hour: the earlier", [["02:30", "06:00"]], "2026-10-25", MADRID, 270],
    ["starts in the skipped hour", [["02:30", "06:00"]], "2027-03-28", MADRID, 180],
    ["ends in the skipped hour", [["22:00", "02:30"]], "2027-03-27", MADRID, 240],
    ["lies in the skipped hour", [["02:10", "02:50"]], "2027-03-28", MADRID, 0],
    ["two stretches meet in the repeated hour", [["00:00", "02:30"], ["02:30", "06:00"]], "2026-10-25", MADRID, 420],
    ["a break in the repeated hour counts once", [["00:00", "02:15"], ["02:45", "06:00"]], "2026-10-25", MADRID, 390],
    ["split day", [["09:00", "14:00"], ["16:00", "19:00"]], "2026-11-18", MADRID, 480],
    ["until midnight", [["16:00", "00:00"]], "2026-11-18", MADRID, 480],
    ["24 hours", [["08:00", "08:00"]], "2026-11-18", MADRID, 1440],
    ["24 hours over the change", [["08:00", "08:00"]], "2026-10-24", MADRID, 1500],
    ["half-hour change", [["22:00", "06:00"]], "2026-04-04", "Australia/Lord_Howe", 510],
    ["change at midnight", [["22:00", "06:00"]], "2026-09-05", "America/Santiago", 420],
  ]; // prettier-ignore

  test.each(table)("real minutes of a schedule: %s", (...row) => {
    const [, times, date, zone, minutes] = row;
    const items = times.map(([inicio, fin]) => ({ inicio, fin }));
    expect(minutesOf(items, date, zone)).toBe(minutes);
  });

  test("two stretches that meet leave neither gap nor overlap in the repeated hour", () => {
    const items = [
      { inicio: "00:00", fin: "02:30" },
      { inicio: "02:30", fin: "06:00" },
    ];
    const [first, second] = intervalsOf(items, "2026-10-25", MADRID);
    expect(first?.end).toBe(second?.start);
  });

  test("instants of a schedule are in the plan's zone", () => {
    expect(intervalsOf(night, "2026-10-24", MADRID)).toEqual([
      { start: Date.parse("2026-10-24T20:00:00Z"), end: Date.parse("2026-10-25T05:00:00Z") },
    ]);
    expect(intervalsOf(night, "2026-10-24", CANARY)).toEqual([
      { start: Date.parse("2026-10-24T21:00:00Z"), end: Date.parse("2026-10-25T06:00:00Z") },
    ]);
  });
});

describe("cycles", () => {
  // Two weeks of mornings and afternoons, assigned on a Thursday.
  const cycle = assignment([...weekdays("06:00", "14:00", 1), ...weekdays("14:00", "22:00", 2)], {
    semanas: 2,
    desde: "2026-09-10",
  });
  const one = plan([cycle]);

  test.each([
    ["2026-09-09", []],
    ["2026-09-10", ["06:00-14:00"]],
    ["2026-09-13", []],
    ["2026-09-14", ["14:00-22:00"]],
    ["2026-09-21", ["06:00-14:00"]],
    ["2027-01-04", ["14:00-22:00"]],
    ["2027-01-11", ["06:00-14:00"]],
  ])("cycles of a schedule: %s", (date, times) => {
    expect(timesOn(one, date)).toEqual(times);
  });

  test("an assignment without a first day counts from a fixed Monday", () => {
    const endless = plan([{ ...cycle, desde: null }]);
    expect(timesOn(endless, "2026-09-14")).not.toEqual(timesOn(endless, "2026-09-21"));
    expect(timesOn(endless, "2026-09-14")).toEqual(timesOn(endless, "2026-09-28"));
  });
});

describe("dates", () => {
  test("a change of schedule in the middle of the month takes effect on its day", () => {
    const one = plan([
      assignment(weekdays("09:00", "17:00"), { hasta: "2026-11-12", nombre: "Completa" }),
      assignment(weekdays("09:00", "13:00"), { desde: "2026-11-12", nombre: "Parcial" }),
    ]);
    expect(timesOn(one, "2026-11-11")).toEqual(["09:00-17:00"]);
    expect(timesOn(one, "2026-11-12")).toEqual(["09:00-13:00"]);
    expect(scheduledDay(one, "2026-11-15").horario).toBe("Parcial");
  });

  test("a schedule of part-time covers three days a week", () => {
    const one = plan([
      assignment(weekdays("10:00", "14:00").filter((item) => [1, 3, 5].includes(item.dia_semana))),
    ]);
    const days = datesBetween("2026-11-01", "2026-11-30").map((date) =>
      toScheduledDay(scheduledDay(one, date)),
    );
    expect(days.filter((day) => day.tramos.length > 0)).toHaveLength(13);
    expect(days.reduce((sum, day) => sum + day.minutos_previstos, 0)).toBe(13 * 240);
  });

  test("nothing is expected before the first and after the last day of work", () => {
    const one = plan([assignment(everyDay("09:00", "17:00"))], { fecha_baja: "2026-11-20" });
    expect(timesOn(one, "2024-01-07")).toEqual([]);
    expect(timesOn(one, "2024-01-08")).toEqual(["09:00-17:00"]);
    expect(timesOn(one, "2026-11-20")).toEqual(["09:00-17:00"]);
    expect(timesOn(one, "2026-11-21")).toEqual([]);
  });

  test("without a schedule nothing is expected and no tolerance applies", () => {
    expect(scheduledDay(plan([]), "2026-11-18")).toMatchObject({
      tramos: [],
      horario: null,
      tolerancia_minutos: 0,
    });
  });
});

describe("centres and holidays", () => {
  const constitution = { fecha: "2026-12-08", tipo_festivo_id: 2, nombre: "Inmaculada" };
  const named = { fecha: "2026-12-07", tipo_festivo_id: 1, nombre: "Puente" };
  const office = weekdays("09:00", "17:00");

  test("a holiday of the date's centre clears the schedule", () => {
    const one = plan([assignment(office)], { centros: [centre({ festivos: [constitution] })] });
    expect(scheduledDay(one, "2026-12-08")).toMatchObject({
      tramos: [],
      festivo: { tipo_festivo_id: 2, nombre: "Inmaculada" },
      horario: "Oficina",
    });
  });

  test("a schedule that works holidays keeps its stretches and shows the holiday", () => {
    const one = plan([assignment(office, { trabaja_festivos: true })], {
      centros: [centre({ festivos: [constitution] })],
    });
    expect(timesOn(one, "2026-12-08")).toEqual(["09:00-17:00"]);
    expect(scheduledDay(one, "2026-12-08").festivo?.nombre).toBe("Inmaculada");
  });

  test("a holiday calendar's entry of type 1 is a working day", () => {
    const one = plan([assignment(office)], { centros: [centre({ festivos: [named] })] });
    expect(scheduledDay(one, "2026-12-07")).toMatchObject({ festivo: null });
    expect(timesOn(one, "2026-12-07")).toEqual(["09:00-17:00"]);
  });

  test("a worker who changes centre changes holidays and zone on that day", () => {
    const one = plan([assignment(everyDay("22:00", "06:00"))], {
      centros: [
        centre({ hasta: "2026-10-24" }),
        centre({
          desde: "2026-10-24",
          id: 2,
          nombre: "Las Palmas",
          zona_horaria: CANARY,
          festivos: [{ fecha: "2026-10-30", tipo_festivo_id: 4, nombre: "Fiesta local" }],
        }),
      ],
    });
    expect(scheduledDay(one, "2026-10-23").zona_horaria).toBe(MADRID);
    expect(scheduledDay(one, "2026-10-24").zona_horaria).toBe(CANARY);
    expect(scheduledDay(one, "2026-10-24").centro?.nombre).toBe("Las Palmas");
    expect(scheduledDay(one, "2026-10-30").festivo?.nombre).toBe("Fiesta local");
    expect(toScheduledDay(scheduledDay(one, "2026-10-24")).minutos_previstos).toBe(540);
  });

  test("without a centre the company's zone holds and no holiday does", () => {
    const one = plan([assignment(office)], { centros: [], zona_horaria: "Europe/Lisbon" });
    expect(scheduledDay(one, "2026-12-08")).toMatchObject({
      zona_horaria: "Europe/Lisbon",
      centro: null,
      festivo: null,
    });
  });
});

describe("plans that ask the same of a range", () => {
  const range = { desde: "2026-10-01", hasta: "2026-12-31" };
  const office = (more: Partial<ScheduleAssignment> = {}): ScheduleAssignment =>
    assignment(weekdays("08:00", "15:00"), more);
  const base = signatureOf(plan([office()]), range);
  const datesOf = (one: SchedulePlan): string[] =>
    datesBetween(range.desde, range.hasta).filter(
      (date) => scheduledDay(one, date).tramos.length > 0,
    );

  test.each([
    ["an assignment that began before", plan([office({ desde: "2020-05-04" })])],
    ["one that ends after", plan([office({ hasta: "2027-01-01" })])],
    ["work that began before", plan([office()], { fecha_alta: "2026-10-01" })],
    ["work that ends after", plan([office()], { fecha_baja: "2026-12-31" })],
  ])("plans that ask the same of a range are told alike: %s", (_, other) => {
    expect(signatureOf(other, range)).toBe(base);
    expect(datesOf(other)).toEqual(datesOf(plan([office()])));
  });

  test.each([
    ["an assignment that begins within", plan([office({ desde: "2026-10-02" })])],
    ["one that ends within", plan([office({ hasta: "2026-12-31" })])],
    ["work that begins within", plan([office()], { fecha_alta: "2026-10-02" })],
    ["work that ends within", plan([office()], { fecha_baja: "2026-12-30" })],
    [
      "a holiday",
      plan([office()], {
        centros: [
          centre({ festivos: [{ fecha: "2026-12-08", tipo_festivo_id: 2, nombre: "Inmaculada" }] }),
        ],
      }),
    ],
  ])("plans that ask the same of a range are told apart: %s", (_, other) => {
    expect(signatureOf(other, range)).not.toBe(base);
    expect(datesOf(other)).not.toEqual(datesOf(plan([office()])));
  });

  test("cycles of weeks are equal only when they began on the same day", () => {
    const cycle = (desde: string): SchedulePlan =>
      plan([assignment(weekdays("08:00", "15:00", 2), { semanas: 2, desde })]);
    expect(signatureOf(cycle("2024-01-01"), range)).not.toBe(
      signatureOf(cycle("2024-01-08"), range),
    );
  });
});
