import type { Language } from "@atrio/contract/common";
import type { PostalAddress } from "@atrio/contract/people/address";

import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import type { Places } from "../../places/places.service.ts";
import { lockAddress } from "../workers.repo.ts";

import { addressFaults, addressFields, changedAddress, writtenAddress } from "./address.rules.ts";
import type { AddressChange, PlaceNames } from "./address.rules.ts";

/**
 * The worker's address after a change, to be saved in the same transaction; undefined where no
 * field was sent. Errors by field: places that do not exist or do not belong together.
 */
export async function addressToSave(
  tx: Tx,
  places: Places,
  { trabajador_id, change }: { trabajador_id: number; change: AddressChange },
): Promise<PostalAddress | undefined> {
  if (addressFields.every((field) => change[field] === undefined)) return undefined;
  const current = (await lockAddress(tx, trabajador_id)) ?? fail("worker.not_found");
  const next = changedAddress(current, change, places);
  const faults = addressFaults(next, places);
  if (Object.keys(faults).length > 0) fail("request.invalid", { fields: faults });
  return next;
}

/** Names of an address's places in a language, and the whole of it in one line. */
export function describeAddress(
  address: PostalAddress,
  places: Places,
  language: Language,
): PlaceNames & { direccion: string | null } {
  const named = <Id, T>(id: Id | null, name: (known: Id) => T | undefined): T | null =>
    id === null ? null : (name(id) ?? null);
  const names = {
    pais: named(address.pais_id, (id) => places.countryName(id, language)),
    provincia:
      address.provincia_texto ?? named(address.provincia_id, (id) => places.province(id)?.nombre),
    poblacion:
      address.poblacion_texto ?? named(address.poblacion_id, (id) => places.town(id)?.nombre),
    tipo_via: named(address.tipo_via_id, (id) => places.streetKind(id)?.nombre),
  };
  return { ...names, direccion: writtenAddress(address, names, places.isSpain(address.pais_id)) };
}
