import { payslips } from "@atrio/contract/papers/payslips";

import { payslipPages } from "../../apps/server/test/payslip-paper.ts";
import type { PaperFigures, PaperPage } from "../../apps/server/test/payslip-paper.ts";

import { ask, openSession } from "./api.ts";
import type { TestServer } from "./server.ts";

/** A person as payrolls print them. */
export type Paid = { name: string; email: string; nif: string };

/** A month of a batch. */
export type PaidMonth = { year: number; month: number };

/** Month of the clocks in Madrid. */
export function monthNow(): PaidMonth {
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Madrid" });
  const [year = 0, month = 1] = today.split("-").map(Number);
  return { year, month };
}

/** Figures of a person's newest payslip, so that the next one does not jump. */
export async function figuresOf(server: TestServer, { email }: Paid): Promise<PaperFigures> {
  const session = await openSession(server, email);
  const path = `/trabajador/${session.workerId}/nominas`;
  const answer = await ask(server, session, { method: "GET", path, query: { take: "1" } });
  const [newest] = payslips.response.parse(answer).data;
  if (newest === undefined) throw new Error(`${email} has no payslip`);
  return {
    accrued: newest.total_devengado ?? 0,
    contributions: newest.total_aportaciones ?? 0,
    rate: newest.porcentaje_irpf ?? 0,
    withheld: newest.descuento_irpf ?? 0,
    others: newest.otras_deducciones ?? 0,
  };
}

/** The page of a payslip in the official model, as a payroll office prints it. */
export function officialPage(
  person: Paid,
  { year, month }: PaidMonth,
  figures: PaperFigures,
): PaperPage[] {
  const two = (value: number): string => String(value).padStart(2, "0");
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return payslipPages({
    nif: person.nif,
    nombre: person.name,
    periodo: `del 01/${two(month)}/${year} al ${last}/${two(month)}/${year}`,
    figures,
  });
}

/** A NIF with another control letter. */
export function mistyped(nif: string): string {
  return `${nif.slice(0, 8)}${nif.endsWith("A") ? "B" : "A"}`;
}

/** 'noviembre', as people write it. */
export function monthName(month: number): string {
  const day = new Date(Date.UTC(2000, month - 1, 1));
  return day.toLocaleDateString("es", { month: "long", timeZone: "UTC" });
}

/** A payslip with labels that no reader knows, and the value below or beside each. */
export function strangePage({ name, nif }: Paid, { year, month }: PaidMonth): PaperPage {
  return [
    "Hoja de haberes del grupo Norte",
    [
      [50, "Quien cobra"],
      [330, "Clave fiscal"],
    ],
    [
      [50, name],
      [330, nif],
    ],
    [
      [50, "Tiempo que se paga"],
      [330, `${monthName(month)} ${year}`],
    ],
    [
      [50, "Lo que se gana"],
      [200, "Va a las cuotas"],
      [380, "Va a Hacienda"],
    ],
    [
      [50, "2.412,50"],
      [200, "156,33"],
      [380, "14,20"],
      [460, "342,58"],
    ],
    [
      [50, "Todo lo que se quita"],
      [330, "En mano"],
    ],
    [
      [50, "518,91"],
      [330, "1.893,59"],
    ],
  ];
}
