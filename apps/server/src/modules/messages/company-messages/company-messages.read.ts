import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";
import type { Notification, OpenNotification } from "@atrio/contract/messages/company-messages";

import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";
import type { NoticeWords } from "../../../lib/words/notice-text.ts";

/** Filters of a worker's list; absent ones do not narrow it. */
export type NotificationFilter = {
  visible: boolean;
  tipo?: string | undefined;
  leida?: boolean | undefined;
  busqueda?: string | undefined;
};

/** A reader; messages are read in their language where they were written in it. */
type Owner = { trabajador_id: number; idioma: Language };

/** Lists show the beginning of a text. */
export const shownOfText = 300;

/** A notification with its sentence, if it can be read in any language. */
export type Kept<N extends Notification> = N & { palabras: NoticeWords | null };

const attached = sql`case when c.clave is not null then
  json_build_object('nombre', c.nombre, 'tipo', c.tipo, 'bytes', c.bytes) end as documento_notificacion`;

const columns = sql`n.id, coalesce(x.titulo, c.titulo, n.titulo) as titulo, case when c.id is null then 'texto' else 'markdown' end as formato,
  n.leida_en is not null as leida, n.leida_en as fecha_lectura, n.fecha, n.tipo, n.icono_id,
  n.automatica, n.palabras, coalesce(c.importante, false) as importante, n.visible, n.enlace, ${attached}`;

const fromOwn = ({ trabajador_id, idioma }: Owner) => sql`
  from notificacion n
  left join comunicado c on c.empresa_id = n.empresa_id and c.id = n.comunicado_id
  left join comunicado_texto x on x.empresa_id = c.empresa_id and x.comunicado_id = c.id
    and x.idioma = ${idioma}
  where n.empresa_id = empresa_actual() and n.trabajador_id = ${trabajador_id}
    and c.retirado_en is null`;

const meets = ({ visible, tipo, leida, busqueda }: NotificationFilter) => sql`
  n.visible = ${visible}
  and (${tipo === undefined} or n.tipo = ${tipo ?? ""})
  and (${leida === undefined} or (n.leida_en is not null) = ${leida ?? false})
  and (${busqueda === undefined || busqueda === ""} or strpos(
    lower(unaccent(coalesce(x.titulo, c.titulo, n.titulo) || ' ' || n.descripcion || ' ' ||
      coalesce(x.contenido, c.contenido, ''))),
    lower(unaccent(${busqueda ?? ""}))) > 0)`;

/** A page of a worker's notifications, newest first. One query, fit for `db.read`. */
export async function readNotifications(
  tx: Tx,
  owner: Owner,
  filter: NotificationFilter & { skip: number; take: number },
): Promise<Array<Kept<Notification>>> {
  const { rows } = await sql<Kept<Notification>>`
    select ${columns}, left(coalesce(x.contenido, c.contenido, n.descripcion), ${shownOfText}::integer) as descripcion
    ${fromOwn(owner)} and ${meets(filter)}
    order by n.fecha desc, n.id desc
    ${pageLimit(filter)}`.execute(tx);
  return rows;
}

/** Number of notifications on all pages. A single query, fit for `db.read`. */
export async function countNotifications(
  tx: Tx,
  owner: Owner,
  filter: NotificationFilter,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total ${fromOwn(owner)} and ${meets(filter)}`.execute(tx);
  return rows[0]?.total ?? 0;
}

/** A notification of a worker, whole; undefined for a foreign one. A single query. */
export async function readNotification(
  tx: Tx,
  key: Owner & { id: number },
): Promise<Kept<OpenNotification> | undefined> {
  const { rows } = await sql<Kept<OpenNotification>>`
    select ${columns}, coalesce(x.contenido, c.contenido, n.descripcion) as descripcion,
      (select json_build_object('id', t.id, 'nombre_completo', t.nombre_completo, 'link_foto', t.link_foto)
        from trabajador t where t.empresa_id = c.empresa_id and t.id = c.autor_id) as autor
    ${fromOwn(key)} and n.id = ${key.id}`.execute(tx);
  return rows[0];
}

/** The stored file of a message; `comunicado_id` is the message's. */
export type AttachedFile = { comunicado_id: number; nombre: string; tipo: string; clave: string };

/**
 * The file that goes with one of a worker's notifications: null where it has none, undefined where
 * the notification is not theirs.
 */
export async function readAttachedFile(
  tx: Tx,
  key: Owner & { id: number },
): Promise<AttachedFile | null | undefined> {
  const { rows } = await sql<{ archivo: AttachedFile | null }>`
    select case when c.clave is not null then json_build_object('comunicado_id', c.id,
      'nombre', c.nombre, 'tipo', c.tipo, 'clave', c.clave) end as archivo
    ${fromOwn(key)} and n.id = ${key.id}`.execute(tx);
  const [row] = rows;
  return row === undefined ? undefined : row.archivo;
}
