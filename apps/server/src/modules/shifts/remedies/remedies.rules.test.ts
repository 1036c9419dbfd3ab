import { describe, expect, it } from "vitest";

import { inOrderOfChoice, isStillBroken, timesToTry } from "./remedies.rules.ts";

const morning = { hora_inicio: "06:00", hora_fin: "14:00", termina_dia_siguiente: false };
const night = { hora_inicio: "22:00", hora_fin: "06:00", termina_dia_siguiente: true };
const fecha = "2026-12-08";

describe("times that may keep a broken rule", () => {
  it("a short rest moves the shift, or cuts its start or end, before usual times are tried", () => {
    const broken = { norma: "descanso_diario", fecha, valor: 480, limite: 720 } as const;
    const tried = timesToTry(morning, { broken, usual: [night, morning] });
    expect(tried.map((one) => `${one.hora_inicio}–${one.hora_fin}`)).toEqual([
      "10:00–18:00",
      "10:00–14:00",
      "06:00–10:00",
      "22:00–06:00",
    ]);
  });

  it("a long day is cut to its limit, and a shift is never cut below three hours", () => {
    const long = { ...morning, hora_fin: "16:00" };
    const broken = { norma: "jornada_diaria", fecha, valor: 600, limite: 540 } as const;
    expect(timesToTry(long, { broken, usual: [] })).toMatchObject([
      { hora_inicio: "06:00", hora_fin: "15:00" },
      { hora_inicio: "07:00", hora_fin: "16:00" },
    ]);
    const short = { ...morning, hora_fin: "09:30" };
    expect(timesToTry(short, { broken, usual: [] })).toEqual([]);
  });
});

it("weekly rules stay broken by another day of the week, daily ones by their own day", () => {
  const later = [
    { norma: "jornada_semanal", fecha: "2026-12-10", valor: 2500, limite: 2400 } as const,
    { norma: "descanso_diario", fecha: "2026-12-10", valor: 480, limite: 720 } as const,
  ];
  expect(isStillBroken(later, { norma: "jornada_semanal", fecha })).toBe(true);
  expect(isStillBroken(later, { norma: "descanso_diario", fecha })).toBe(false);
});

it("willing colleagues come first, then those with the fewest hours", () => {
  const one = (nombre_completo: string, minutos: number, preferencia: string | null = null) => ({
    trabajador_id: 1,
    nombre_completo,
    minutos,
    preferencia,
  });
  const sorted = inOrderOfChoice([
    one("Ana", 2400),
    one("Bruno", 600),
    one("Carla", 4800, "prefiere_trabajar"),
    one("Dario", 0, "no_disponible"),
  ]);
  expect(sorted.map(({ nombre_completo }) => nombre_completo)).toEqual([
    "Carla",
    "Bruno",
    "Ana",
    "Dario",
  ]);
});
