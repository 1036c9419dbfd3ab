import { sql } from "kysely";

import type { Db, Tx } from "../../../../db/client.ts";

/** Sets the company's logo and where pages find it. */
export async function saveLogo(
  tx: Tx,
  logo: { nombre: string; imagen: Buffer; subido_en: string; logotipo_link: string },
): Promise<void> {
  const { nombre, imagen, subido_en, logotipo_link } = logo;
  await sql`
    insert into logotipo (empresa_id, nombre, imagen, subido_en)
    values (empresa_actual(), ${nombre}, ${imagen}, ${subido_en})
    on conflict (empresa_id) do update set nombre = excluded.nombre, imagen = excluded.imagen,
      subido_en = excluded.subido_en`.execute(tx);
  await sql`
    update empresa set logotipo_link = ${logotipo_link}, logo_por_defecto = false
    where empresa_id = empresa_actual()`.execute(tx);
}

/** Forgets the company's logo. */
export async function deleteLogo(tx: Tx): Promise<void> {
  await sql`delete from logotipo where empresa_id = empresa_actual()`.execute(tx);
  await sql`
    update empresa set logotipo_link = null, logo_por_defecto = true
    where empresa_id = empresa_actual()`.execute(tx);
}

/** The logo with a name, of any company: the login page has no session. */
export async function readLogo(db: Db, nombre: string): Promise<Buffer | undefined> {
  const [found] = await db.gateLookup<{ imagen: Buffer }>({
    name: "logo",
    text: "select imagen from logotipo where nombre = $1",
    values: [nombre],
  });
  return found?.imagen;
}
