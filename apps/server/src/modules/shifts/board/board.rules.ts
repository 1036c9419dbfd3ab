import { epochDay } from "../../../lib/calendar/dates.ts";

type ContractDays = { desde: string; hasta: string; horas_semanales: number };

/**
 * Minutes that contracts ask for: a seventh of the week for each day in force, to whole minutes
 * (Rule SHIFTS-19). Null without a contract. `desde` and `hasta` are dates, both included.
 */
export function contractMinutes(contracts: readonly ContractDays[]): number | null {
  if (contracts.length === 0) return null;
  const minutes = contracts.map(({ desde, hasta, horas_semanales }) => {
    const days = epochDay(hasta) - epochDay(desde) + 1;
    return (days * horas_semanales * 60) / 7;
  });
  return Math.round(minutes.reduce((sum, one) => sum + one, 0));
}
