import { spain } from "@atrio/contract/people/address";

import type { Place } from "./holidays.ts";
import type { Random } from "./random.ts";

/** A town around a work centre: its code, and codes of quarters where people live. */
type Home = { poblacion_id: number; codes: readonly [string, ...string[]] };

const homes: Readonly<Record<Place, readonly [Home, ...Home[]]>> = {
  madrid: [
    {
      poblacion_id: 28_079,
      codes: ["28003", "28009", "28015", "28020", "28029", "28038", "28045", "28053"],
    },
    { poblacion_id: 28_006, codes: ["28100", "28108"] },
    { poblacion_id: 28_065, codes: ["28901", "28904"] },
    { poblacion_id: 28_005, codes: ["28801", "28806"] },
  ],
  barcelona: [
    {
      poblacion_id: 8019,
      codes: ["08005", "08012", "08015", "08024", "08026", "08031", "08036"],
    },
    { poblacion_id: 8101, codes: ["08901", "08905"] },
    { poblacion_id: 8015, codes: ["08911", "08914"] },
  ],
  "las-palmas": [
    { poblacion_id: 35_016, codes: ["35004", "35006", "35010", "35012", "35016"] },
    { poblacion_id: 35_026, codes: ["35200", "35212"] },
  ],
};

/** Streets that many Spanish towns have, with the id of their kind. */
const streets: Readonly<
  Record<Place, readonly [readonly [number, string], ...Array<readonly [number, string]>]>
> = {
  madrid: [
    [1, "Alcalá"],
    [1, "Bravo Murillo"],
    [2, "América"],
    [1, "Doctor Esquerdo"],
    [4, "Delicias"],
    [3, "Olavide"],
    [1, "Toledo"],
  ],
  barcelona: [
    [46, "Aragó"],
    [46, "Provença"],
    [46, "Sants"],
    [37, "Poblenou"],
    [3, "Espanya"],
    [2, "Mistral"],
  ],
  "las-palmas": [
    [1, "Triana"],
    [1, "Galicia"],
    [2, "Mesa y López"],
    [4, "Chil"],
    [1, "Tomás Morales"],
  ],
};

/** Nationalities of foreign workers (ISO numeric). */
const elsewhere = [380, 620, 250, 170, 862, 504] as const;

/** An address near a work centre and a nationality; the same for the same seed. */
export function drawAddress(random: Random, place: Place) {
  const home = random.pick(homes[place]);
  const [kind, street] = random.pick(streets[place]);
  const isHouse = random.chance(0.15);
  return {
    nacionalidad_id: random.chance(0.1) ? random.pick(elsewhere) : spain,
    pais_id: spain,
    provincia_id: Math.floor(home.poblacion_id / 1000),
    poblacion_id: home.poblacion_id,
    tipo_via_id: kind,
    nombre_via: street,
    numero_via: String(random.integer(1, 180)),
    escalera: !isHouse && random.chance(0.2) ? random.pick(["A", "B", "1", "2"]) : null,
    piso: isHouse ? null : `${random.integer(1, 8)}.º`,
    puerta: isHouse ? null : random.pick(["A", "B", "C", "D", "1", "2"]),
    codigo_postal: random.pick(home.codes),
  };
}
