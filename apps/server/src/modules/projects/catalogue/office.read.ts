import { sql } from "kysely";

import type { OfficeProject } from "@atrio/contract/projects/projects-office";

import type { Tx } from "../../../db/client.ts";
import { charges, personOf } from "../registrations/registrations.read.ts";
import type { Reader } from "../registrations/registrations.read.ts";

import { usableOn } from "./catalogue.read.ts";

/** People in charge of projects, past and future ones too, in order. */
export async function readCharges(
  tx: Tx,
  proyectoIds: readonly number[],
): Promise<Array<OfficeProject["cargos"][number] & { proyecto_id: number }>> {
  const { rows } = await sql<OfficeProject["cargos"][number] & { proyecto_id: number }>`
    select c.proyecto_id, ${personOf(sql`w`)} as trabajador, lower(c.vigencia) as desde,
      upper(c.vigencia) - 1 as hasta
    from proyecto_responsable c
    join trabajador w on w.empresa_id = c.empresa_id and w.id = c.trabajador_id
    where c.empresa_id = empresa_actual() and c.proyecto_id = any(${proyectoIds})
    order by lower(c.vigencia), w.nombre_completo, w.id`.execute(tx);
  return rows;
}

/** A stored document of a project. */
type StoredDocument = { id: number; nombre_archivo: string; tipo: string; clave: string };

/**
 * A document of a project that the reader is in charge of or may use today, or any for an administrator;
 * undefined for another.
 */
export async function findDocument(
  tx: Tx,
  reader: Reader,
  { id, isOffice }: { id: number; isOffice: boolean },
): Promise<StoredDocument | undefined> {
  const { rows } = await sql<StoredDocument>`
    select d.id, d.nombre_archivo, d.tipo, d.clave
    from proyecto_documento d
    join proyecto p on p.empresa_id = d.empresa_id and p.id = d.proyecto_id
    where d.empresa_id = empresa_actual() and d.id = ${id}
      and (${isOffice} or p.id = any(${charges(reader)})
        or ${usableOn(reader.trabajador_id, reader.today)})`.execute(tx);
  return rows[0];
}
