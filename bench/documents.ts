// Documents of a company and its people, written past the application: rows without bytes, for
// lists.
import { withClient } from "./company.ts";

/** Numbers of shared documents, and of those of each worker. */
const SHARED = 24;
const OWN = 12;

const columns = `empresa_id, trabajador_id, categoria, documento_tipo, carpeta, titulo, clase,
  visible_supervisor, nombre, tipo, bytes, sha256, clave, subido_por, subido_en, aprobacion`;

/**
 * Shared documents of a company in folders, opened by everybody, and some documents of each worker:
 * a third visible to supervisors, one waiting for them.
 */
export async function seedDocuments(
  databaseUrl: string,
  company: { empresa_id: number },
): Promise<void> {
  const { empresa_id } = company;
  await withClient(databaseUrl, async (client) => {
    await client.query("begin");
    await client.query(
      `insert into documento (${columns})
       select $1, null, 'empresa', null, 'Carpeta ' || n % 5, 'Norma ' || n, 'general', false,
         'norma.pdf', 'application/pdf', 9000, 'x', 'x', a.id, now() - make_interval(days => n), null
       from generate_series(1, $2::integer) n
       cross join (select min(id) as id from trabajador where empresa_id = $1) a`,
      [empresa_id, SHARED],
    );
    await client.query(
      `insert into documento (${columns})
       select t.empresa_id, t.id, 'trabajador', case when n % 3 = 0 then 'formacion' else 'otro' end,
         null, 'Papel ' || n, 'general', n % 3 = 0, 'papel.pdf', 'application/pdf', 9000, 'x', 'x',
         t.id, now() - make_interval(days => n * 20), case when n = 3 then 'pendiente' end
       from trabajador t cross join generate_series(1, $2::integer) n where t.empresa_id = $1`,
      [empresa_id, OWN],
    );
    await client.query(
      `insert into acceso_documento (empresa_id, clase, objeto_id, trabajador_id, quien_id, modo, en)
       select t.empresa_id, 'documento', d.id, null, t.id, 'visto', now()
       from trabajador t join documento d on d.empresa_id = t.empresa_id and d.categoria = 'empresa'
       where t.empresa_id = $1`,
      [empresa_id],
    );
    await client.query("commit");
    await client.query("vacuum analyze documento, acceso_documento");
  });
}
