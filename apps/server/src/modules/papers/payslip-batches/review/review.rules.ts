import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";

/** A candidate for a sheet. */
export type Person = { id: number; nif: string; nombre_completo: string };

const mostCandidates = 3;
/** Characters of a NIF that a mistyped one may have different. */
const mostDifferent = 2;

function nameWords(name: string): string[] {
  const plain = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toUpperCase();
  return plain.match(/[A-Z]{2,}/g) ?? [];
}

/** Similarity of two NIFs: 0 for different ones, more for fewer differences. */
function likenessOfNif(read: string | null, own: string): number {
  if (read?.length !== own.length || own === "") return 0;
  const different = own.split("").filter((letter, index) => letter !== read[index]).length;
  return different > mostDifferent ? 0 : mostDifferent + 1 - different;
}

/** People with a name or NIF close to a sheet's, the most similar first. */
export function candidatesFor(
  sheet: Pick<BatchSheet, "nif" | "nombre_leido">,
  people: readonly Person[],
): Person[] {
  const read = new Set(nameWords(sheet.nombre_leido ?? ""));
  const scored = people.map((person) => {
    const own = new Set(nameWords(person.nombre_completo));
    const shared = [...own].filter((word) => read.has(word)).length;
    // A single equal word is a first name that many people have.
    const score = likenessOfNif(sheet.nif, person.nif) + (shared >= 2 ? shared : 0);
    return { person, score };
  });
  return scored
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score || one.person.id - other.person.id)
    .slice(0, mostCandidates)
    .map(({ person }) => person);
}

/** The person that somebody names by NIF or NIE, or by the worker's id. */
export function personNamed(named: string, people: readonly Person[]): Person | undefined {
  const plain = named.trim().toUpperCase();
  return people.find(
    ({ id, nif }) => nif === plain || (/^\d{1,7}$/.test(plain) && id === Number(plain)),
  );
}
