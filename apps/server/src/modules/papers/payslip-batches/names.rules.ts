/** A worker as names are compared with them. */
export type Named = {
  id: number;
  nif: string;
  nombre: string;
  apellido1: string;
  apellido2: string | null;
};

/** Particles between names, often left out. */
const particles = new Set([
  "DE",
  "DEL",
  "LA",
  "LAS",
  "LOS",
  "EL",
  "Y",
  "I",
  "DA",
  "DO",
  "DOS",
  "VAN",
  "VON",
]);
/** Usual short forms of the first names that payrolls shorten. */
const shortened: Record<string, string> = { MA: "MARIA", M: "MARIA", FCO: "FRANCISCO", JM: "JOSE" };

/** Capitals without accents; ñ and ç lose theirs as well, as many programs print them. */
export function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toUpperCase();
}

/** Words of a text, without accents and marks. */
export function wordsOf(text: string): string[] {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

const nameWords = (name: string): string[] =>
  wordsOf(name.replaceAll(/[ªº]/g, "a")).filter((word) => !particles.has(word));

/** Words that stand before or behind a name and belong to none. */
const beside =
  /^(?:TRABAJADOR[AE]?S?|APELLIDOS?|NOMBRES?|EMPLEAD[OA]|PERCEPTOR|NIF|DNI|NIE|NAF|CIF|CATEGORIA|GRUPO|PUESTO|ANTIGUEDAD|CODIGO|COD|NUM|PROFESIONAL|COTIZACION|CENTRO|TRABAJO|FECHA|SEGURIDAD|SOCIAL|AFILIACION|DOMICILIO|EMPRESA|TARIFA|CONTRATO|OCUPACION|SECCION|DEPARTAMENTO|MATRICULA|PERIODO|LIQUIDACION|TOTAL|DON|DONA|DNA|SR|SRA|FIRMADO|FDO|RECIBI)$/;
const mostWords = 10;

/**
 * The pieces of a cell that can be a name: words without accents between marks, numbers and labels,
 * as they follow each other. A comma stands within a name.
 */
export function runsIn(cell: string): string[] {
  return plainText(cell.replaceAll(/[ªº]/g, "a"))
    .split(/[:;|()/\t]|\s-\s|(?<![\p{L}\p{N}])[\d.,%€]+(?![\p{L}\p{N}])/u)
    .flatMap(namesAmong);
}

function namesAmong(piece: string): string[] {
  const runs: string[][] = [[]];
  for (const word of wordsOf(piece)) {
    if (beside.test(word)) runs.push([]);
    else if (!particles.has(word)) runs.at(-1)?.push(word);
  }
  return runs.flatMap((all) => {
    const words = all[0] === "D" ? all.slice(1) : all;
    return words.length < 2 || words.length > mostWords ? [] : [words.join(" ")];
  });
}

const titled =
  /^(?:D\.\s?\p{L}|D[ªa]\.?\s|DON\s|DO[ÑN]A\s|SR\.|SRA\.)|^[\p{L}'’.-]+(?:\s[\p{L}'’.-]+){0,4},\s?[\p{L}'’.ªº-]+(?:\s[\p{L}'’.ªº-]+){0,3}$/iu;

/** The pieces of a cell that are written as a name is: with a title, or surnames, comma, first name. */
export function titledIn(cell: string): string[] {
  return titled.test(cell.normalize("NFC")) ? runsIn(cell) : [];
}

/** True if one word can be the other cut off or shortened by a program. */
function isAlike(read: string, own: string): boolean {
  return own === read || own.startsWith(read) || shortened[read] === own;
}

/**
 * True if a name on a page can be a worker's, in any order and without accents: the first surname
 * whole, at least two equal words, and no foreign word.
 */
export function isSameName(
  read: string,
  worker: Pick<Named, "nombre" | "apellido1" | "apellido2">,
): boolean {
  const surname = nameWords(worker.apellido1);
  const own = [...nameWords(worker.nombre), ...surname, ...nameWords(worker.apellido2 ?? "")];
  const words = nameWords(read);
  if (!surname.every((word) => words.includes(word))) return false;
  const hasFirst = nameWords(worker.nombre).some((first) =>
    words.some((word) => isAlike(word, first)),
  );
  return hasFirst && words.every((word) => own.some((one) => isAlike(word, one)));
}

/** True if two names that were read are the same text, but for marks and accents. */
export function isSameText(some: string, other: string): boolean {
  return nameWords(some).join(" ") === nameWords(other).join(" ");
}

/** The people of a company by their names on pages. */
export type Roster = {
  byNif: ReadonlyMap<string, Named>;
  /** Whole names in the orders in which they are written, to all who bear them. */
  whole: ReadonlyMap<string, readonly number[]>;
  /** Whole names by their first two words. */
  starts: ReadonlyMap<string, readonly string[]>;
  /** Every word of their names. */
  words: ReadonlySet<string>;
  /** Workers by each word of the first surname. */
  bySurname: ReadonlyMap<string, readonly Named[]>;
};

/** Lays the people of a company out so that names are found at once. */
export function rosterOf(people: readonly Named[]): Roster {
  const whole = new Map<string, number[]>();
  const starts = new Map<string, string[]>();
  const bySurname = new Map<string, Named[]>();
  for (const person of people) {
    for (const words of ordersOf(person)) {
      const name = words.join(" ");
      if (!whole.has(name)) push(starts, words.slice(0, 2).join(" "), name);
      if (whole.get(name)?.includes(person.id) !== true) push(whole, name, person.id);
    }
    const [surname = ""] = nameWords(person.apellido1);
    push(bySurname, surname, person);
  }
  return {
    byNif: new Map(people.filter(({ nif }) => nif !== "").map((one) => [one.nif, one])),
    whole,
    starts,
    words: new Set([...whole.keys()].flatMap((name) => name.split(" "))),
    bySurname,
  };
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}

/** A whole name as it is written: first name first or last. */
function ordersOf({ nombre, apellido1, apellido2 }: Named): string[][] {
  const first = nameWords(nombre);
  const surnames = [...nameWords(apellido1), ...nameWords(apellido2 ?? "")];
  const orders = [
    [...first, ...surnames],
    [...surnames, ...first],
  ];
  return orders.filter((words) => words.length >= 2);
}

/** People with a full name. */
export function bearersOf(roster: Roster, read: string): readonly number[] {
  return roster.whole.get(nameWords(read).join(" ")) ?? [];
}

/** People to whom a shortened name may belong. */
export function likelyBearersOf(roster: Roster, read: string): number[] {
  const likely = nameWords(read).flatMap((word) => roster.bySurname.get(word) ?? []);
  return [...new Set(likely)].filter((one) => isSameName(read, one)).map((one) => one.id);
}

/** Groups of candidates for a run of words: the longest whole names in it. */
export function namedIn(roster: Roster, run: string): Array<readonly number[]> {
  const all = roster.whole.get(run);
  if (all !== undefined) return [all];
  const words = run.split(" ");
  const groups: Array<readonly number[]> = [];
  for (let at = 0; at < words.length - 1; at += 1) {
    const rest = words.slice(at);
    const found = (roster.starts.get(rest.slice(0, 2).join(" ")) ?? [])
      .filter((name) => `${rest.join(" ")} `.startsWith(`${name} `))
      .toSorted((a, b) => b.length - a.length)[0];
    if (found === undefined) continue;
    groups.push(roster.whole.get(found) ?? []);
    at += found.split(" ").length - 1;
  }
  return groups;
}
