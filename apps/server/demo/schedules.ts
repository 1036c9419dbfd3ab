/** A stretch of scheduled work; ISO weekday, 1 Monday … 7 Sunday; an end not after the start is on the next day. */
export type Stretch = { semana: number; dia_semana: number; inicio: string; fin: string };

/** A schedule as the tables `horario` and `horario_tramo` keep it. */
export type Schedule = {
  codigo: string;
  nombre: string;
  semanas: number;
  trabaja_festivos: boolean;
  tramos: readonly Stretch[];
};

/** Schedule without work, assigned for holidays. */
export const HOLIDAY_CODE = "VAC";

const MORNING = "07:00-15:00";
const AFTERNOON = "14:00-22:00";
const NIGHT = "22:00-06:00";
const WEEKDAYS = [1, 2, 3, 4, 5];

/** Schedules of the demo company, by code. */
export const demoSchedules: readonly Schedule[] = [
  schedule("OFI", "Oficina, jornada partida", [
    ...week(1, [1, 2, 3, 4], ["09:00-14:00", "15:00-18:15"]),
    ...week(1, [5], ["08:00-15:00"]),
  ]),
  schedule("VER", "Oficina, verano", week(1, WEEKDAYS, ["08:00-15:00"])),
  schedule("MAN", "Turno de mañana", week(1, WEEKDAYS, [MORNING])),
  schedule("TAR", "Turno de tarde", week(1, WEEKDAYS, [AFTERNOON])),
  onHolidaysToo(schedule("NOC", "Turno de noche", week(1, [3, 4, 5, 6, 7], [NIGHT]))),
  onHolidaysToo(
    schedule("CIC", "Ciclo de tres semanas: mañana, tarde y noche", [
      ...week(1, WEEKDAYS, [MORNING]),
      ...week(2, WEEKDAYS, [AFTERNOON]),
      ...week(3, WEEKDAYS, [NIGHT]),
    ]),
  ),
  schedule("ALT", "Semanas alternas: mañana y tarde", [
    ...week(1, WEEKDAYS, [MORNING]),
    ...week(2, WEEKDAYS, [AFTERNOON]),
  ]),
  schedule("PAR", "Tiempo parcial, mañanas", week(1, WEEKDAYS, ["09:00-13:00"])),
  schedule("PTA", "Tiempo parcial, tardes", week(1, [1, 2, 3, 4], ["16:00-20:00"])),
  onHolidaysToo(schedule("FIN", "Fin de semana", week(1, [6, 7], ["08:00-14:00", "15:00-20:00"]))),
  schedule(HOLIDAY_CODE, "Vacaciones", []),
];

function schedule(codigo: string, nombre: string, tramos: readonly Stretch[]): Schedule {
  const semanas = Math.max(1, ...tramos.map((stretch) => stretch.semana));
  return { codigo, nombre, semanas, trabaja_festivos: false, tramos };
}

function onHolidaysToo(base: Schedule): Schedule {
  return { ...base, trabaja_festivos: true };
}

function week(semana: number, days: readonly number[], times: readonly string[]): Stretch[] {
  return days.flatMap((dia_semana) =>
    times.map((time) => {
      const [inicio = "", fin = ""] = time.split("-");
      return { semana, dia_semana, inicio, fin };
    }),
  );
}
