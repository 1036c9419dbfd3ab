/** Public holidays of a year, and how many of them may be local (art. 37.2 of the Workers' Statute). */
export const holidayLimits = { all: 14, local: 2 } as const;

/** Public holidays among some days, and the local ones of them; agreed and working days are none. */
export function countHolidays(
  days: ReadonlyArray<{ tipo_festivo_id: number; de_convenio: boolean }>,
): { all: number; local: number } {
  const open = days.filter((day) => day.tipo_festivo_id > 1 && !day.de_convenio);
  return { all: open.length, local: open.filter((day) => day.tipo_festivo_id === 4).length };
}
