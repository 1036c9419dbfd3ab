import { readFile } from "node:fs/promises";

import pg from "pg";
import { expect, inject, it } from "vitest";

import { schemaSource } from "../../../scripts/db-types.ts";

import { cloneDatabase } from "./database.ts";

it("the generated table types match the migrations", async () => {
  const database = await cloneDatabase(inject("templateUrl"));
  const expected = await schemaSource(database.url);
  await database.drop();
  const kept = await readFile(new URL("../src/db/schema.ts", import.meta.url), "utf8");
  expect(kept.trim()).toBe(expected.trim());
});

/** Keys that lead to a company: looked up before it is known, or of accounts, which stand above companies. */
const leadingToCompany = [
  "calendario_suscripcion.calendario_suscripcion_token (token_hash)",
  "cambio_correo.cambio_correo_account (account_user_id)",
  "cambio_correo.cambio_correo_cancelar (cancelar_hash)",
  "cambio_correo.cambio_correo_confirmar (confirmar_hash)",
  "cambio_correo.cambio_correo_pk (account_user_id)",
  "codigo_suplantacion.codigo_suplantacion_pk (codigo_hash)",
  "codigo_suplantacion.codigo_suplantacion_sesion (sesion_id)",
  "denuncia_codigo.denuncia_codigo_hash (codigo_hash)",
  "empresa.empresa_slug_unico (slug)",
  "enlace_inspeccion.enlace_inspeccion_token (token_hash)",
  "foto_trabajador.foto_trabajador_nombre (nombre)",
  "logotipo.logotipo_nombre (nombre)",
  "proyecto_imagen.proyecto_imagen_nombre (nombre)",
  "sesion.sesion_account (account_user_id)",
  "sesion.sesion_del_administrador (sesion_administrador_id)",
  "sesion.sesion_pk (id)",
  "sesion.sesion_token (token_hash)",
  "trabajador.trabajador_account (account_user_id)",
];

it("unique and foreign keys begin with empresa_id in every table that has it", async () => {
  const database = await cloneDatabase(inject("templateUrl"));
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const { rows } = await client.query<{ key: string }>(`
    select c.relname || '.' || i.relname || ' (' || a.attname || ')' as key
    from pg_index x
    join pg_class c on c.oid = x.indrelid and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
    join pg_class i on i.oid = x.indexrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = x.indkey[0]
    where x.indisunique and a.attname <> 'empresa_id'
      and exists (select from pg_attribute e where e.attrelid = c.oid and e.attname = 'empresa_id')
    union all
    select c.relname || '.' || k.conname || ' (' || a.attname || ')'
    from pg_constraint k
    join pg_class c on c.oid = k.conrelid and c.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and a.attname <> 'empresa_id'
      and exists (select from pg_attribute e where e.attrelid = c.oid and e.attname = 'empresa_id')
    order by 1`);
  await client.end();
  await database.drop();
  expect(rows.map(({ key }) => key)).toEqual(leadingToCompany);
});
