/** Owner and state of a document. */
export type OwnedDocument = {
  trabajador_id: number | null;
  /** Kind of a worker's own upload; null for the company's documents. */
  documento_tipo: string | null;
  autor_id: number;
  aprobacion: "pendiente" | "aprobada" | "rechazada" | null;
  /** True for the newest version. */
  vigente: boolean;
};

/** Maximum of personal documents of one worker, versions included. */
export const documentsPerWorker = 200;

/** Ids of a list that was sent, each once; its form is checked already. Undefined where one is none. */
export function idsIn(list: string): number[] | undefined {
  const ids = [...new Set(list.split(",").map(Number))];
  return ids.every((id) => id >= 1 && id <= 2_147_483_647) ? ids : undefined;
}

/** Text as a search compares it: lower case, without accents. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase();
}

type Shared = { carpeta: string | null; titulo: string };

/** Shared documents by folder: folders by name, documents without one last; each by title. */
export function byFolder<T extends Shared>(
  documents: readonly T[],
): Array<{ carpeta: string | null; documentos: T[] }> {
  const names = Map.groupBy(documents, (document) => document.carpeta);
  const folders = [...names].map(([carpeta, found]) => ({
    carpeta,
    documentos: found.toSorted((one, other) => compare(one.titulo, other.titulo)),
  }));
  return folders.toSorted((one, other) => {
    if (one.carpeta === null || other.carpeta === null) {
      return Number(one.carpeta === null) - Number(other.carpeta === null);
    }
    return compare(one.carpeta, other.carpeta);
  });
}

function compare(one: string, other: string): number {
  const [left, right] = [foldText(one), foldText(other)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
