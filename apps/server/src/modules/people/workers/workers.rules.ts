import type { Birthday } from "@atrio/contract/people/workers";

import {
  addDays,
  dateOfEpochDay,
  epochDay,
  isDate,
  mondayOf,
} from "../../../lib/calendar/dates.ts";

type Person = Omit<Birthday, "fecha"> & { fecha_nacimiento: string };

/**
 * Birthdays of the people in the Monday–Sunday week of `today`, by date; people keep their order
 * within a day. A birthday on 29 February is shown on the 28th in common years.
 */
export function birthdaysInWeek(people: Person[], today: string): Birthday[] {
  const monday = dateOfEpochDay(mondayOf(epochDay(today)));
  const sunday = addDays(monday, 6);
  return people
    .flatMap(({ id, nombre_completo, link_foto, fecha_nacimiento }) => {
      // A week may begin in one year and end in the next.
      const date = [monday, sunday]
        .map((day) => birthdayIn(day.slice(0, 4), fecha_nacimiento))
        .find((day) => day >= monday && day <= sunday);
      if (date === undefined || date <= fecha_nacimiento) return [];
      return [{ id, nombre_completo, link_foto, fecha: date }];
    })
    .toSorted((a, b) => epochDay(a.fecha) - epochDay(b.fecha));
}

function birthdayIn(year: string, born: string): string {
  const date = `${year}${born.slice(4)}`;
  return isDate(date) ? date : `${year}-02-28`;
}

/**
 * A tax id as it is shown on a screen (guidance of the data protection agency of 2019): the fourth to
 * the seventh figure stay, everything else is an asterisk. '12345678Z' is '***4567**'.
 */
export function maskedNationalId(nif: string | null): string | null {
  if (nif === null) return null;
  let figures = 0;
  return nif.replaceAll(/./gu, (sign) => {
    if (/\d/.test(sign)) figures += 1;
    return /\d/.test(sign) && figures >= 4 && figures <= 7 ? sign : "*";
  });
}
