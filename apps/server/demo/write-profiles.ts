import type { Client } from "pg";

import { isoOf } from "../src/lib/calendar/clock.ts";
import { DAY_MS } from "../src/lib/calendar/dates.ts";
import type { Storage } from "../src/platform/storage.ts";

import { drawAddress } from "./addresses.ts";
import type { Company } from "./company.ts";
import { demoPortraits } from "./portraits.ts";
import { seeded } from "./random.ts";
import { idOf } from "./rows.ts";
import type { CompanyIds } from "./write-company.ts";

type ProfileWriting = {
  client: Client;
  company: Company;
  now: number;
  storage: Storage | undefined;
};

/** Share of people with a photo. */
const portrayed = 0.36;

/** Writes addresses, nationalities and photos of about a third of the people. */
export async function writeProfiles(writing: ProfileWriting, ids: CompanyIds): Promise<void> {
  await writeAddresses(writing, ids);
  await writePhotos(writing, ids);
}

async function writeAddresses({ client, company }: ProfileWriting, ids: CompanyIds): Promise<void> {
  const rows = company.personas.map((person) => {
    const place = company.centros.find((centre) => centre.codigo === person.centro)?.place;
    const random = seeded(`address ${company.slug} ${person.codigo}`);
    return {
      id: idOf(ids.trabajador, person.codigo),
      ...drawAddress(random, place ?? "madrid"),
    };
  });
  await client.query(
    `update trabajador t set nacionalidad_id = n.nacionalidad_id, pais_id = n.pais_id,
       provincia_id = n.provincia_id, poblacion_id = n.poblacion_id, tipo_via_id = n.tipo_via_id,
       nombre_via = n.nombre_via, numero_via = n.numero_via, escalera = n.escalera, piso = n.piso,
       puerta = n.puerta, codigo_postal = n.codigo_postal
     from jsonb_to_recordset($2::jsonb) as n (id integer, nacionalidad_id integer, pais_id integer,
       provincia_id integer, poblacion_id integer, tipo_via_id integer, nombre_via text,
       numero_via text, escalera text, piso text, puerta text, codigo_postal text)
     where t.empresa_id = $1 and t.id = n.id`,
    [ids.empresa_id, JSON.stringify(rows)],
  );
}

async function writePhotos(
  { client, company, now, storage }: ProfileWriting,
  ids: CompanyIds,
): Promise<void> {
  if (storage === undefined) return;
  const portraits = await demoPortraits();
  for (const person of company.personas) {
    const random = seeded(`photo ${company.slug} ${person.codigo}`);
    if (!random.chance(portrayed)) continue;
    const portrait = portraits[person.sexo][random.integer(0, portraits[person.sexo].length - 1)];
    if (portrait === undefined) continue;
    const name = Buffer.alloc(24);
    random.fill(name);
    const { empresa_id } = ids;
    const key = await storage.put({
      empresa_id,
      bytes: portrait.large,
      encrypted: true,
    });
    const uploaded = isoOf(now - random.integer(20, 400) * DAY_MS);
    const worker = idOf(ids.trabajador, person.codigo);
    const link = name.toString("base64url");
    await client.query(
      `insert into foto_trabajador (empresa_id, trabajador_id, nombre, clave, pequenya, subida_en)
       values ($1, $2, $3, $4, $5, $6)`,
      [empresa_id, worker, link, key, portrait.small, uploaded],
    );
    await client.query("update trabajador set link_foto = $3 where empresa_id = $1 and id = $2", [
      empresa_id,
      worker,
      `/api/v1/foto/${link}`,
    ]);
  }
}
