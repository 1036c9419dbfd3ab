import type { Client } from "pg";

/** Gives each request of a rule for a fact its occasion, dated by its first day. */
export async function writeOccasions(
  client: Client,
  { empresa_id }: { empresa_id: number },
): Promise<void> {
  await client.query(
    `with roots as materialized (
       select s.empresa_id, s.id as solicitud_id, s.trabajador_id, s.pe_solicitud_subtipo_id,
         s.creada_en, nextval(pg_get_serial_sequence('ocasion_permiso', 'id'))::integer as id,
         (select min(p.fecha_inicio) from solicitud_periodo p
           where p.empresa_id = s.empresa_id and p.solicitud_id = s.id) as fecha
       from solicitud s
       join permiso_tipo r on r.empresa_id = s.empresa_id and r.id = s.pe_solicitud_subtipo_id
       where s.empresa_id = $1 and s.rectifica_id is null and r.ocasion is not null),
     added as (
       insert into ocasion_permiso (empresa_id, id, trabajador_id, permiso_tipo_id, fecha, creada_en)
       select empresa_id, id, trabajador_id, pe_solicitud_subtipo_id, fecha, creada_en
       from roots where fecha is not null)
     update solicitud s set ocasion_id = r.id
     from roots r
     where s.empresa_id = r.empresa_id and coalesce(s.rectifica_id, s.id) = r.solicitud_id
       and s.pe_solicitud_subtipo_id = r.pe_solicitud_subtipo_id and r.fecha is not null`,
    [empresa_id],
  );
}
