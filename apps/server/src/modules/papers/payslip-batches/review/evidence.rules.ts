import { normalizeNationalId } from "../../../../lib/spain/national-id.ts";
import type { PageText } from "../../../../lib/values/page-text.ts";
import { isSameName, runsIn } from "../names.rules.ts";
import type { Named } from "../names.rules.ts";
import type { PageFacts } from "../pages.rules.ts";

/** A page with the people that its text names. */
export type NamingPage = { text: PageText; facts: Pick<PageFacts, "nifs" | "nombre"> };

/** Parts of a person's data on a sheet. */
export type Evidence = { nombre: boolean; nif: boolean };

/** True if a whole name is printed in a cell, or the name behind its label is the person's. */
function namesOn({ text, facts }: NamingPage, worker: Named): boolean {
  if (facts.nombre !== null) return isSameName(facts.nombre, worker);
  return text.lines.some((line) =>
    line.cells.some((cell) => runsIn(cell.text).some((run) => isSameName(run, worker))),
  );
}

/** Name and NIF of a person as the pages of a sheet state them (Rule PAPERS-86). */
export function evidenceOf(pages: readonly NamingPage[], worker: Named): Evidence {
  const nif = normalizeNationalId(worker.nif);
  return {
    nombre: pages.some((page) => namesOn(page, worker)),
    nif: nif !== "" && pages.some(({ facts }) => facts.nifs.includes(nif)),
  };
}

/** True if a sheet may be given to a person: both stand on it. */
export function isOnSheet({ nombre, nif }: Evidence): boolean {
  return nombre && nif;
}
