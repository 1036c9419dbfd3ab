import { languages } from "@atrio/contract/languages";
import type { OfficeDocumentKind } from "@atrio/contract/papers/documents-office";

/** A new kind without a name; its code is made from its name when it is added. */
export const newKind: OfficeDocumentKind = {
  codigo: "",
  nombres: { es: "", en: "", fr: "", pt: "" },
  clase: "general",
  visible_supervisor: false,
  requiere_aprobacion: false,
  caduca_meses: null,
  aviso_dias: null,
  conserva_meses: null,
  laboral: false,
  activo: true,
};

/** Most characters of a code. */
const longest = 50;

/** Code of a name: `Carné de manipulador` is `carne_de_manipulador`, with a number where it is taken. */
export function codeOf(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize("NFD")
    .replaceAll(/\p{M}+/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "_")
    .slice(0, longest)
    .replaceAll(/^_+|_+$/g, "");
  const base = plain === "" ? "tipo" : plain;
  if (!taken.includes(base)) return base;
  let number = 2;
  while (taken.includes(`${base}_${number}`)) number += 1;
  return `${base}_${number}`;
}

/** Languages in which a kind has no name. */
export function unnamedIn(kind: OfficeDocumentKind): string[] {
  return languages.filter((language) => kind.nombres[language].trim() === "");
}

/** A list with the item of a place moved up (-1) or down (1). */
export function moved<T>(list: readonly T[], place: number, by: -1 | 1): T[] {
  const [item] = list.slice(place, place + 1);
  if (item === undefined) return [...list];
  const rest = list.toSpliced(place, 1);
  return rest.toSpliced(Math.max(0, place + by), 0, item);
}

/** A list with a changed kind, or a new one at its end. */
export function withKind(
  list: readonly OfficeDocumentKind[],
  kind: OfficeDocumentKind,
): OfficeDocumentKind[] {
  if (kind.codigo !== "") {
    return list.map((one) => (one.codigo === kind.codigo ? kind : one));
  }
  const taken = list.map(({ codigo }) => codigo);
  return [...list, { ...kind, codigo: codeOf(kind.nombres.es, taken) }];
}

/** A kind as it is kept: names trimmed; what supervisors do not see they do not approve. */
export function tidied(kind: OfficeDocumentKind): OfficeDocumentKind {
  const { nombres, clase } = kind;
  const visible_supervisor = kind.visible_supervisor && clase === "general";
  return {
    ...kind,
    nombres: {
      es: nombres.es.trim(),
      en: nombres.en.trim(),
      fr: nombres.fr.trim(),
      pt: nombres.pt.trim(),
    },
    visible_supervisor,
    requiere_aprobacion: kind.requiere_aprobacion && visible_supervisor,
    aviso_dias: kind.caduca_meses === null ? null : kind.aviso_dias,
  };
}
