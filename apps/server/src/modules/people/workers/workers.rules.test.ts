import { expect, test } from "vitest";

import { birthdaysInWeek } from "./workers.rules.ts";

const person = (fecha_nacimiento: string) => ({
  id: 1,
  nombre_completo: "Yeray Santana",
  link_foto: null,
  fecha_nacimiento,
});

test.each([
  // born, today, birthday this week
  ["1988-02-29", "2028-02-29", "2028-02-29"],
  ["1988-02-29", "2027-02-28", "2027-02-28"],
  ["1988-02-29", "2027-03-01", undefined],
  ["1990-12-31", "2027-01-02", "2026-12-31"],
  ["1990-01-02", "2026-12-29", "2027-01-02"],
  ["1990-01-04", "2026-12-29", undefined],
  ["2026-11-17", "2026-11-18", undefined],
])("finds the birthday in the week of somebody born on %s, seen on %s", (born, today, expected) => {
  const [found] = birthdaysInWeek([person(born)], today);
  expect(found?.fecha).toBe(expected);
});
