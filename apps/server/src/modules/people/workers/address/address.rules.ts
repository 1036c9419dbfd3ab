import type { ErrorCode } from "@atrio/contract/errors";
import type { PostalAddress } from "@atrio/contract/people/address";
import type { Province, StreetKind, Town } from "@atrio/contract/people/districts";

/** Questions of the rules about places. */
export type KnownPlaces = {
  isSpain: (countryId: number | null) => boolean;
  isCountry: (id: number) => boolean;
  province: (id: number) => Province | undefined;
  town: (id: number) => Town | undefined;
  townsWith: (code: string) => readonly Town[];
  streetKind: (id: number) => StreetKind | undefined;
};

/** Change of an address; absent fields stay as they are. */
export type AddressChange = {
  [Name in keyof PostalAddress]?: PostalAddress[Name] | undefined;
};

type Field = keyof PostalAddress;
type Faults = Partial<Record<Field, ErrorCode[]>>;

const codes = ["provincia_id", "poblacion_id", "tipo_via_id"] as const satisfies Field[];
const texts = ["provincia_texto", "poblacion_texto"] as const satisfies Field[];
const rest = [
  "nombre_via",
  "numero_via",
  "escalera",
  "piso",
  "puerta",
  "codigo_postal",
] as const satisfies Field[];

/** Every field of an address. */
export const addressFields: readonly Field[] = ["pais_id", ...codes, ...texts, ...rest];

/** Fields that a change of country invalidates. */
function outdatedBy(next: PostalAddress, places: KnownPlaces): readonly Field[] {
  if (next.pais_id === null) return [...codes, ...texts, ...rest];
  return places.isSpain(next.pais_id) ? [...texts, "codigo_postal"] : [...codes, "codigo_postal"];
}

/**
 * An address after a change. Fields that another country or province makes meaningless are emptied
 * unless they were sent too; a town sets its province.
 */
export function changedAddress(
  current: PostalAddress,
  change: AddressChange,
  places: KnownPlaces,
): PostalAddress {
  const sent = Object.fromEntries(
    addressFields.flatMap((field) =>
      change[field] === undefined ? [] : [[field, change[field]] as const],
    ),
  );
  const next: PostalAddress = { ...current, ...sent };
  if (next.pais_id !== current.pais_id) {
    for (const field of outdatedBy(next, places)) if (!(field in sent)) next[field] = null;
  }
  const town = next.poblacion_id === null ? undefined : places.town(next.poblacion_id);
  if (town === undefined || town.provincia_id === next.provincia_id) return next;
  if ("poblacion_id" in sent && !("provincia_id" in sent)) next.provincia_id = town.provincia_id;
  if ("provincia_id" in sent && !("poblacion_id" in sent)) next.poblacion_id = null;
  return next;
}

/** Why a Spanish postal code cannot be the address's. */
function faultOfCode(address: PostalAddress, places: KnownPlaces): ErrorCode | undefined {
  const { codigo_postal, provincia_id, poblacion_id } = address;
  if (codigo_postal === null) return undefined;
  if (!/^\d{5}$/.test(codigo_postal)) return "postal_code.form";
  const found = places.townsWith(codigo_postal);
  if (found.length === 0) return "postal_code.not_found";
  if (provincia_id === null || Number(codigo_postal.slice(0, 2)) === provincia_id) return undefined;
  // A few towns get their post from the province next door.
  const isKnown = found.some((one) =>
    poblacion_id === null ? one.provincia_id === provincia_id : one.id === poblacion_id,
  );
  return isKnown ? undefined : "address.code_elsewhere";
}

function faultOfTown(address: PostalAddress, places: KnownPlaces): ErrorCode | undefined {
  if (address.poblacion_id === null) return undefined;
  const town = places.town(address.poblacion_id);
  if (town === undefined) return "town.not_found";
  return town.provincia_id === address.provincia_id ? undefined : "address.other_province";
}

function faultsInSpain(address: PostalAddress, places: KnownPlaces): Faults {
  const found: Array<[Field, ErrorCode | undefined | false]> = [
    [
      "provincia_id",
      address.provincia_id !== null &&
        places.province(address.provincia_id) === undefined &&
        "province.not_found",
    ],
    ["poblacion_id", faultOfTown(address, places)],
    [
      "tipo_via_id",
      address.tipo_via_id !== null &&
        places.streetKind(address.tipo_via_id) === undefined &&
        "street_kind.not_found",
    ],
    ["codigo_postal", faultOfCode(address, places)],
    ...texts.map((field): [Field, ErrorCode | false] => [
      field,
      address[field] !== null && "address.only_elsewhere",
    ]),
  ];
  return Object.fromEntries(found.flatMap(([field, code]) => (code ? [[field, [code]]] : [])));
}

/** Faults of an address, by field; none where it may be stored. */
export function addressFaults(address: PostalAddress, places: KnownPlaces): Faults {
  if (address.pais_id === null) {
    const isEmpty = addressFields.every((field) => address[field] === null);
    return isEmpty ? {} : { pais_id: ["address.country_first"] };
  }
  if (!places.isCountry(address.pais_id)) return { pais_id: ["country.not_found"] };
  if (places.isSpain(address.pais_id)) return faultsInSpain(address, places);
  const foreign = codes.filter((field) => address[field] !== null);
  return Object.fromEntries(foreign.map((field) => [field, ["address.only_spain"]]));
}

/** Names of the places of an address, as they are read. */
export type PlaceNames = {
  pais: string | null;
  provincia: string | null;
  poblacion: string | null;
  tipo_via: string | null;
};

/**
 * An address in one line: 'Calle Mayor, 12, 3.º B, 28013 Madrid'. The country is written only where it
 * is not Spain; null where nothing is known.
 */
export function writtenAddress(
  address: PostalAddress,
  names: PlaceNames,
  isSpain: boolean,
): string | null {
  const words = (...parts: ReadonlyArray<string | null>): string =>
    parts.filter((part) => part !== null && part !== "").join(" ");
  const { poblacion, provincia } = names;
  const parts = [
    words(names.tipo_via, address.nombre_via),
    words(address.numero_via),
    address.escalera === null ? "" : `Esc. ${address.escalera}`,
    words(address.piso, address.puerta),
    words(address.codigo_postal, poblacion),
    provincia !== null && provincia !== poblacion ? provincia : "",
    isSpain ? "" : words(names.pais),
  ].filter((part) => part !== "");
  return parts.length === 0 ? null : parts.join(", ");
}
