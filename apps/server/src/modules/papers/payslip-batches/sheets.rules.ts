import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";

import type { FiguresRead } from "./figures/figures.rules.ts";
import {
  bearersOf,
  isSameName,
  isSameText,
  likelyBearersOf,
  namedIn,
  wordsOf,
} from "./names.rules.ts";
import type { Named, Roster } from "./names.rules.ts";
import { nothingRead } from "./pages.rules.ts";
import type { PageFacts } from "./pages.rules.ts";

type Reason = NonNullable<BatchSheet["motivo"]>;

/** Consecutive pages that are one payslip: `from` and `to` count from 0, both included. */
export type Sheet = {
  from: number;
  to: number;
  facts: SheetFacts;
};

/** Combined facts of the pages of a sheet. */
export type SheetFacts = Pick<
  PageFacts,
  "nifs" | "wrong" | "nombre" | "months" | "figures" | "ambiguous" | "isClosed" | "isScanned"
> & {
  /** The worker whose NIF or name stands on it; null for none or several. */
  trabajador_id: number | null;
  /** The worker's name was read on a page. */
  isNamed: boolean;
  /** All its pages are numbered, from the first to the last. */
  isNumbered: boolean;
  /** Doubts raised by its pages and by neighbouring pages. */
  doubts: Reason[];
};

/**
 * Probable owner of a page. `main` is the only person named: `w:` and the id of a worker, or an NIF
 * or name unknown here. Null where the page names nobody, or is ambiguous.
 */
type Owner = {
  main: string | null;
  /** Candidates for the name. */
  all: string[];
  /** The page names a single person. */
  isCertain: boolean;
  /** A page of the sheet's has its NIF. */
  hasNif: boolean;
  /** The person's name was read. */
  isNamed: boolean;
  /** The name is complete and matches nobody else here. */
  isWhole: boolean;
};

const workerKey = (id: number): string => `w:${id}`;

/** People who stand on every page of a document, such as who signs for the company. */
type Issuers = { nifs: ReadonlySet<string>; ids: ReadonlySet<number> };

type Read = PageFacts & {
  /** Groups of workers with a name that fits the page. */
  groups: ReadonlyArray<readonly number[]>;
};

/** Signatures of the company: people on every page belong to no page, unless others are on none. */
function issuersOf(pages: readonly Read[]): Issuers {
  const [first, ...rest] = pages;
  if (first === undefined || pages.length < 3) return { nifs: new Set(), ids: new Set() };
  const nifs = first.nifs.filter((nif) => rest.every((page) => page.nifs.includes(nif)));
  const idsOf = (page: Read): number[] => page.groups.flat();
  const ids = idsOf(first).filter((id) => rest.every((page) => idsOf(page).includes(id)));
  const others = new Set(pages.flatMap((page) => page.nifs.filter((nif) => !nifs.includes(nif))));
  return others.size >= 2
    ? { nifs: new Set(nifs), ids: new Set(ids) }
    : { nifs: new Set(), ids: new Set() };
}

/** Numbers that count the whole document's pages say nothing of where a payslip ends. */
function areOfTheDocument(pages: readonly PageFacts[]): boolean {
  const people = new Set(pages.flatMap((page) => page.nifs));
  const isCounted = pages.every(
    ({ number }, index) => number?.at === index + 1 && number.of === pages.length,
  );
  return isCounted && people.size >= 3 && pages.every((page) => page.isClosed);
}

function ownerOf(page: Read, roster: Roster): Owner {
  const ids = [
    ...page.nifs.map((nif) => {
      const worker = roster.byNif.get(nif);
      return worker === undefined ? `n:${nif}` : workerKey(worker.id);
    }),
    ...page.wrong.map((nif) => `x:${nif}`),
  ];
  const [only] = ids;
  if (only === undefined) return ownerByName(page, roster);
  const worker = roster.byNif.get(page.nifs[0] ?? "");
  const keys = keysOf(page, roster);
  if (ids.length > 1) return several([...ids, ...keys]);
  const base = { main: only, hasNif: true, isWhole: false };
  if (worker === undefined) {
    // No worker's NIF, but perhaps a mistyped one.
    return { ...base, all: [only, ...keys], isCertain: page.groups.length < 2, isNamed: false };
  }
  const isOthers = (group: readonly number[]): boolean => !group.includes(worker.id);
  const bearers = page.nombre === null ? [] : bearersOf(roster, page.nombre);
  const isCertain =
    !page.groups.some(isOthers) &&
    !(bearers.length > 0 && isOthers(bearers)) &&
    (page.nombre === null || isSameName(page.nombre, worker));
  const isNamed = isCertain && (page.nombre !== null || page.runs.some(isNameOf(worker)));
  return { ...base, all: [only, ...(isCertain ? [] : keys)], isCertain, isNamed };
}

const isNameOf =
  (worker: Named) =>
  (run: string): boolean =>
    isSameName(run, worker);

function several(all: string[]): Owner {
  return { main: null, all, isCertain: false, hasNif: true, isNamed: false, isWhole: false };
}

const nobody: Owner = {
  main: null,
  all: [],
  isCertain: true,
  hasNif: false,
  isNamed: false,
  isWhole: false,
};

/** Candidates for the names on a page. */
function keysOf(page: Read, roster: Roster): string[] {
  const likely = page.nombre === null ? [] : likelyBearersOf(roster, page.nombre);
  return [...new Set([...page.groups.flat(), ...likely].map(workerKey))];
}

/** Owner of a page without an NIF: the only person whom all names on it fit. */
function ownerByName(page: Read, roster: Roster): Owner {
  if (page.nombre === null && page.groups.length === 0) return nobody;
  const whole = page.nombre === null ? [] : bearersOf(roster, page.nombre);
  const likely = page.nombre === null ? [] : likelyBearersOf(roster, page.nombre);
  const keys = keysOf(page, roster);
  if (page.nombre !== null && likely.length === 0) {
    // A person outside this company.
    const main = `t:${wordsOf(page.nombre).join(" ")}`;
    return { main, all: [main, ...keys], isCertain: page.groups.length === 0, ...byName(false) };
  }
  const stated = [...page.groups, whole, likely].filter((group) => group.length > 0);
  const [first = [], ...rest] = stated;
  const common = first.filter((id) => rest.every((group) => group.includes(id)));
  const [id] = common;
  if (id === undefined || common.length > 1) return { ...several(keys), hasNif: false };
  // A shortened name that fits two people names neither.
  const isCertain = likely.length < 2;
  const isWhole = isWholeName(page, roster, id);
  return { main: workerKey(id), all: keys, isCertain, ...byName(isWhole) };
}

const byName = (isWhole: boolean): Pick<Owner, "hasNif" | "isNamed" | "isWhole"> => ({
  hasNif: false,
  isNamed: true,
  isWhole,
});

/**
 * True if a worker's whole name stands on a page and can be no other person's, shortened or not.
 */
function isWholeName(page: Read, roster: Roster, id: number): boolean {
  return page.runs.some(
    (run) =>
      roster.whole.get(run)?.includes(id) === true && likelyBearersOf(roster, run).length === 1,
  );
}

/** A sheet while its pages are put together. */
type Growing = {
  from: number;
  to: number;
  owner: Owner;
  /** Name as read, to recognise later pages. */
  nombre: string | null;
};

type Page = { facts: Read; owner: Owner };

/** True if a page's number is the next one. */
function follows(last: PageFacts, page: PageFacts): boolean {
  return (
    page.number !== null &&
    last.number !== null &&
    page.number.of === last.number.of &&
    page.number.at === last.number.at + 1
  );
}

/** True if a page names the person of a sheet, and nobody else. */
function isOfSame(sheet: Growing, { facts, owner }: Page): boolean {
  if (!owner.isCertain || !sheet.owner.isCertain) return false;
  if (owner.main === null || owner.main !== sheet.owner.main) return false;
  if (owner.hasNif || owner.isWhole) return true;
  return sheet.nombre !== null && facts.nombre !== null && isSameText(sheet.nombre, facts.nombre);
}

/** True if a page goes on with the payslip that ends before it. */
function continues(sheet: Growing, last: PageFacts, page: Page): boolean {
  if (page.facts.number?.at === 1 || !isOfSame(sheet, page)) return false;
  if (follows(last, page.facts)) return true;
  if (last.number !== null && page.facts.number !== null) return false;
  if (page.owner.main?.startsWith("x:") === true) return false;
  return !(last.isClosed && page.facts.isClosed);
}

/**
 * Gap of unnamed pages between two pages of a sheet's person, numbered without a break: index of
 * the second of them.
 */
function endOfGap(
  pages: readonly Page[],
  { sheet, from, roster }: { sheet: Growing; from: number; roster: Roster },
): number | undefined {
  for (let index = from; index < pages.length; index += 1) {
    const [last, page] = [pages[index - 1], pages[index]];
    if (last === undefined || page === undefined || !follows(last.facts, page.facts)) return;
    if (isOfSame(sheet, page)) return index;
    if (!isUnnamed(page) || mayNameAnybody(page.facts, pages[sheet.from]?.facts, roster)) return;
  }
  return undefined;
}

/**
 * True if a page without a sure owner has a name-like text that the first page of its sheet lacks:
 * a mistyped name, or a person outside this company.
 */
function mayNameAnybody(page: PageFacts, first: PageFacts | undefined, roster: Roster): boolean {
  const isNew = (run: string): boolean => first?.runs.includes(run) !== true;
  return (
    page.titled.some(isNew) ||
    page.runs.some((run) => isNew(run) && run.split(" ").some((word) => roster.words.has(word)))
  );
}

const isUnnamed = ({ owner }: Page): boolean => owner.isCertain && owner.all.length === 0;

/** Groups the pages of one document into sheets, in order; every page is in exactly one. */
export function sheetsOf(all: readonly PageFacts[], roster: Roster): Sheet[] {
  const pages = readPages(all, roster);
  const sheets: Growing[] = [];
  for (let index = 0; index < pages.length; index += 1) {
    const [last, page, sheet] = [pages[index - 1], pages[index], sheets.at(-1)];
    if (page === undefined) break;
    const isNext = sheet !== undefined && last !== undefined && continues(sheet, last.facts, page);
    const end =
      sheet === undefined || isNext || !isUnnamed(page)
        ? undefined
        : endOfGap(pages, { sheet, from: index, roster });
    if (sheet !== undefined && (isNext || end !== undefined)) {
      sheet.to = end ?? index;
      index = sheet.to;
      grow(sheet, pages[index] ?? page);
    } else {
      sheets.push({ from: index, to: index, owner: page.owner, nombre: page.facts.nombre });
    }
  }
  return sheets.map((sheet, index) => finished(sheet, { sheets, index, pages }));
}

function grow(sheet: Growing, { facts, owner }: Page): void {
  sheet.nombre ??= facts.nombre;
  sheet.owner = {
    ...sheet.owner,
    all: [...new Set([...sheet.owner.all, ...owner.all])],
    hasNif: sheet.owner.hasNif || owner.hasNif,
    isNamed: sheet.owner.isNamed || owner.isNamed,
  };
}

/**
 * Pages with the people they name; company signatures and the document's own page numbers do not
 * count.
 */
function readPages(all: readonly PageFacts[], roster: Roster): Page[] {
  const read = all.map((page): Read => ({
    ...page,
    groups: page.runs.flatMap((run) => namedIn(roster, run)),
  }));
  const issuers = issuersOf(read);
  const isCounted = areOfTheDocument(all);
  return read.map((page) => {
    const facts = {
      ...page,
      nifs: page.nifs.filter((nif) => !issuers.nifs.has(nif)),
      groups: page.groups.filter((group) => !group.some((id) => issuers.ids.has(id))),
      number: isCounted ? null : page.number,
    };
    return { facts, owner: ownerOf(facts, roster) };
  });
}

type Place = { sheets: readonly Growing[]; index: number; pages: readonly Page[] };

function finished(sheet: Growing, place: Place): Sheet {
  const pages = place.pages.slice(sheet.from, sheet.to + 1).map(({ facts }) => facts);
  const numbers = pages.map(({ number }) => number);
  const isOpen = numbers.some(
    (number, index) => number !== null && (number.at !== index + 1 || number.of !== pages.length),
  );
  const doubts: Reason[] = [];
  if (!sheet.owner.isCertain) doubts.push("otra_persona");
  if (isOpen) doubts.push("numeracion_abierta");
  if (new Set(pages.map((page) => page.print)).size < pages.length) doubts.push("repetida");
  if (hasLoosePage(sheet, place)) doubts.push("pagina_suelta");
  const { main, isNamed, isCertain } = sheet.owner;
  return {
    from: sheet.from,
    to: sheet.to,
    facts: {
      ...joined(pages),
      trabajador_id: isCertain && main?.startsWith("w:") === true ? Number(main.slice(2)) : null,
      isNamed,
      isNumbered: !isOpen && !numbers.includes(null),
      doubts,
    },
  };
}

/**
 * True if a page without a sure owner is adjacent to a sheet and may be part of it: an unnamed one
 * behind it, or one on either side that may be of the same person.
 */
function hasLoosePage(sheet: Growing, { sheets, index, pages }: Place): boolean {
  const isLoose = (other: Growing | undefined): boolean =>
    other !== undefined &&
    (!other.owner.isCertain ||
      !other.owner.hasNif ||
      other.owner.main?.startsWith("w:") !== true) &&
    other.owner.all.some((key) => sheet.owner.all.includes(key));
  const next = sheets[index + 1];
  if (isLoose(sheets[index - 1]) || isLoose(next)) return true;
  const [last, following] = [pages[sheet.to], next === undefined ? undefined : pages[next.from]];
  if (last === undefined || following === undefined) return false;
  const { facts, owner } = following;
  const at = facts.number?.at ?? null;
  if (!owner.hasNif && at !== 1) return isUnnamed(following) || last.facts.number === null;
  // A second page that lacks its first: of this sheet, unless its own numbers say that it is whole.
  return last.facts.number === null && at !== null && at > 1;
}

function joined(
  pages: readonly PageFacts[],
): Omit<SheetFacts, "trabajador_id" | "isNamed" | "isNumbered" | "doubts"> {
  const [first, ...rest] = pages;
  const start = first?.figures;
  return {
    nifs: [...new Set(pages.flatMap((page) => page.nifs))],
    wrong: [...new Set(pages.flatMap((page) => page.wrong))],
    nombre: pages.find((page) => page.nombre !== null)?.nombre ?? null,
    months: pages.flatMap((page) => page.months),
    figures: rest.reduce((sum, page) => mergedFigures(sum, page.figures), start ?? nothingRead),
    ambiguous: [...new Set(pages.flatMap((page) => page.ambiguous))],
    isClosed: pages.some((page) => page.isClosed),
    isScanned: pages.some((page) => page.isScanned),
  };
}

/** The last page that states a figure is right: the first ones carry sums over. */
function mergedFigures(first: FiguresRead, second: FiguresRead): FiguresRead {
  const stated = Object.entries(second).filter(([, value]) => value !== null);
  return { ...first, ...Object.fromEntries(stated) };
}
