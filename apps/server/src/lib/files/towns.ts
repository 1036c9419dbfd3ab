import { comparison } from "../calendar/format.ts";

import { readAsset } from "./assets.ts";

/** A province of Spain: the statistics institute's code, 1 to 52, and its official name. */
export type Province = { id: number; nombre: string };

/** A town of Spain: its code begins with its province's (28079 is Madrid). */
export type Town = { id: number; provincia_id: number; nombre: string };

/** Towns of Spain, in memory. */
export type Towns = {
  /** By name. */
  provinces: readonly Province[];
  province: (id: number) => Province | undefined;
  /** Towns of a province by name; none where there is no such province. */
  townsOf: (provinceId: number) => readonly Town[];
  town: (id: number) => Town | undefined;
  /** Towns that have a postal code of five digits, by name; none where it is not given out. */
  townsWith: (code: string) => readonly Town[];
};

/** Reads `assets/towns.tsv`: code, name and, of a town, its postal codes. */
function parseTowns(text: string): Towns {
  const provinces = new Map<number, Province>();
  const towns = new Map<number, Town>();
  const byCode = new Map<string, Town[]>();
  for (const line of text.split("\n")) {
    const [code = "", name = "", postalCodes] = line.split("\t");
    if (code === "" || code.startsWith("#")) continue;
    if (postalCodes === undefined) {
      provinces.set(Number(code), { id: Number(code), nombre: name });
      continue;
    }
    const town = { id: Number(code), provincia_id: Math.floor(Number(code) / 1000), nombre: name };
    towns.set(town.id, town);
    for (const postalCode of postalCodes.split(" ")) {
      byCode.set(postalCode, [...(byCode.get(postalCode) ?? []), town]);
    }
  }
  const byName = comparison("es");
  const inOrder = <T extends { nombre: string }>(all: Iterable<T>): T[] =>
    [...all].toSorted((a, b) => byName(a.nombre, b.nombre));
  const byProvince = Map.groupBy(inOrder(towns.values()), (town) => town.provincia_id);
  return {
    provinces: inOrder(provinces.values()),
    province: (id) => provinces.get(id),
    townsOf: (provinceId) => byProvince.get(provinceId) ?? [],
    town: (id) => towns.get(id),
    townsWith: (code) => inOrder(byCode.get(code) ?? []),
  };
}

let loaded: Promise<Towns> | undefined;

/** The towns of Spain, read when somebody first asks for them. */
export async function loadTowns(): Promise<Towns> {
  loaded ??= readAsset("towns.tsv").then(parseTowns);
  return loaded;
}
