import type { StreetKind } from "@atrio/contract/people/districts";

/** Number of leading kinds, because most streets are one of them. */
const common = 5;

/**
 * Kinds of street with their abbreviations. Their ids are in people's addresses: a kind is never
 * removed and keeps its id. The name is part of a Spanish address and is not translated.
 */
export const streetKinds: readonly StreetKind[] = [
  { id: 1, codigo: "CL", nombre: "Calle" },
  { id: 2, codigo: "AV", nombre: "Avenida" },
  { id: 3, codigo: "PZ", nombre: "Plaza" },
  { id: 4, codigo: "PS", nombre: "Paseo" },
  { id: 5, codigo: "CM", nombre: "Camino" },
  { id: 6, codigo: "AL", nombre: "Alameda" },
  { id: 7, codigo: "AD", nombre: "Aldea" },
  { id: 8, codigo: "AU", nombre: "Autopista" },
  { id: 9, codigo: "AY", nombre: "Autovía" },
  { id: 10, codigo: "BJ", nombre: "Bajada" },
  { id: 11, codigo: "BO", nombre: "Barrio" },
  { id: 12, codigo: "BD", nombre: "Barriada" },
  { id: 13, codigo: "CJ", nombre: "Calleja" },
  { id: 14, codigo: "CJN", nombre: "Callejón" },
  { id: 15, codigo: "CZ", nombre: "Callizo" },
  { id: 16, codigo: "CP", nombre: "Campo" },
  { id: 17, codigo: "CR", nombre: "Carretera" },
  { id: 18, codigo: "CS", nombre: "Caserío" },
  { id: 19, codigo: "CO", nombre: "Colonia" },
  { id: 20, codigo: "CT", nombre: "Cuesta" },
  { id: 21, codigo: "ED", nombre: "Edificio" },
  { id: 22, codigo: "ES", nombre: "Escalinata" },
  { id: 23, codigo: "GL", nombre: "Glorieta" },
  { id: 24, codigo: "GV", nombre: "Gran Vía" },
  { id: 25, codigo: "GR", nombre: "Grupo" },
  { id: 26, codigo: "JR", nombre: "Jardines" },
  { id: 27, codigo: "LG", nombre: "Lugar" },
  { id: 28, codigo: "MS", nombre: "Masía" },
  { id: 29, codigo: "ML", nombre: "Muelle" },
  { id: 30, codigo: "PD", nombre: "Partida" },
  { id: 31, codigo: "PJ", nombre: "Pasaje" },
  { id: 32, codigo: "PA", nombre: "Parcela" },
  { id: 33, codigo: "PQ", nombre: "Parque" },
  { id: 34, codigo: "PB", nombre: "Poblado" },
  { id: 35, codigo: "PG", nombre: "Polígono" },
  { id: 36, codigo: "PR", nombre: "Prolongación" },
  { id: 37, codigo: "RB", nombre: "Rambla" },
  { id: 38, codigo: "RC", nombre: "Rincón" },
  { id: 39, codigo: "RD", nombre: "Ronda" },
  { id: 40, codigo: "RU", nombre: "Rúa" },
  { id: 41, codigo: "SD", nombre: "Senda" },
  { id: 42, codigo: "SU", nombre: "Subida" },
  { id: 43, codigo: "TR", nombre: "Travesía" },
  { id: 44, codigo: "UR", nombre: "Urbanización" },
  { id: 45, codigo: "VI", nombre: "Vía" },
  { id: 46, codigo: "CRR", nombre: "Carrer" },
  { id: 47, codigo: "KL", nombre: "Kalea" },
];

/** The common kinds, then the others by name. */
export function streetKindsInOrder(
  byName: (one: string, other: string) => number,
): readonly StreetKind[] {
  return [
    ...streetKinds.slice(0, common),
    ...streetKinds.slice(common).toSorted((a, b) => byName(a.nombre, b.nombre)),
  ];
}
