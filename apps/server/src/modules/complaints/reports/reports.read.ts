import { sql } from "kysely";

import type {
  ComplaintOutcome,
  ComplaintState,
  MessageAuthor,
  MessageKind,
} from "@atrio/contract/complaints/states";

import type { Tx } from "../../../db/client.ts";
import { pageLimit } from "../../../db/page-limit.ts";

/** A report with its sealed contents. */
export type ReportRow = {
  id: string;
  anonima: boolean;
  trabajador_id: number | null;
  fecha_creacion: string;
  estado: ComplaintState;
  clave_compartida: Buffer;
  clave_interna: Buffer;
  contenido: Buffer;
  codigo_guardado: boolean;
  ultimo_contenido: string;
  ultima_respuesta: string | null;
  fecha_acuse: string | null;
  fecha_decision: string | null;
  fecha_investigacion: string | null;
  instructor_id: string | null;
  prorrogada: string | null;
  reunion_pedida: string | null;
  reunion_celebrada: string | null;
  fecha_conclusion: string | null;
  resultado: ComplaintOutcome | null;
  sellada: string | null;
};

export type MessageRow = {
  orden: number;
  fecha: string;
  clase: "compartida" | "interna";
  autor: MessageAuthor;
  tipo_mensaje: MessageKind;
  contenido: Buffer;
};

export type FileRow = { id: string; fecha: string; autor: MessageAuthor; ficha: Buffer };

const columns = sql`
  d.id, d.anonima, d.trabajador_id, d.fecha_creacion, d.estado, d.clave_compartida, d.clave_interna,
  d.contenido, d.codigo_guardado, d.ultimo_contenido, d.ultima_respuesta, d.fecha_acuse,
  d.fecha_decision, d.fecha_investigacion, d.instructor_id, d.prorrogada, d.reunion_pedida,
  d.reunion_celebrada, d.fecha_conclusion, d.resultado, d.sellada`;

/** Messages and files of the reporter since the handlers' last answer; files know their day alone. */
const unanswered = sql`
  ((select count(*) from denuncia_mensaje m
    where m.empresa_id = d.empresa_id and m.denuncia_id = d.id and m.autor = 'informante'
      and m.orden > coalesce((select max(g.orden) from denuncia_mensaje g
        where g.empresa_id = d.empresa_id and g.denuncia_id = d.id and g.autor = 'gestor'
          and g.clase = 'compartida'), 0))
  + (select count(*) from denuncia_archivo f
    where f.empresa_id = d.empresa_id and f.denuncia_id = d.id and f.autor = 'informante'
      and (d.ultima_respuesta is null or f.fecha > d.ultima_respuesta)))::integer`;

/** Company and id of the report with this digest of its code. As the door. */
export async function findByDigest(
  tx: Tx,
  digest: Buffer,
): Promise<{ empresa_id: number; denuncia_id: string } | undefined> {
  const { rows } = await sql<{ empresa_id: number; denuncia_id: string }>`
    select empresa_id, denuncia_id from denuncia_codigo where codigo_hash = ${digest}`.execute(tx);
  return rows[0];
}

/** A report; reading leaves no transaction id in its row (Rule COMPLAINTS-19). */
export async function readReport(tx: Tx, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from denuncia d where d.id = ${id}`.execute(tx);
  return rows[0];
}

/** A report, locked until the end of the transaction that changes it. */
export async function lockReport(tx: Tx, id: string): Promise<ReportRow | undefined> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from denuncia d where d.id = ${id} for update`.execute(tx);
  return rows[0];
}

/** A recipient's wrapped keys of a report. */
export async function readWraps(
  tx: Tx,
  key: { denuncia_id: string; destinatario: string },
): Promise<Array<{ clase: "compartida" | "interna"; envuelta: Buffer }>> {
  const { rows } = await sql<{ clase: "compartida" | "interna"; envuelta: Buffer }>`
    select clase, envuelta from denuncia_llave
    where denuncia_id = ${key.denuncia_id} and destinatario = ${key.destinatario}`.execute(tx);
  return rows;
}

/** Messages and notes of a report, oldest first. */
export async function readMessages(tx: Tx, id: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select orden, fecha, clase, autor, tipo_mensaje, contenido from denuncia_mensaje
    where denuncia_id = ${id} order by orden`.execute(tx);
  return rows;
}

/** Files of a report without their bytes, in no telling order. */
export async function readFiles(tx: Tx, id: string): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select id, fecha, autor, ficha from denuncia_archivo
    where denuncia_id = ${id} order by fecha, id`.execute(tx);
  return rows;
}

/** A file of a report with its sealed bytes. */
export async function readFile(
  tx: Tx,
  key: { denuncia_id: string; id: string },
): Promise<{ ficha: Buffer; contenido: Buffer } | undefined> {
  const { rows } = await sql<{ ficha: Buffer; contenido: Buffer }>`
    select ficha, contenido from denuncia_archivo
    where denuncia_id = ${key.denuncia_id} and id = ${key.id}`.execute(tx);
  return rows[0];
}

/** A page of a worker's named reports, newest first, and how many there are. */
export async function readOwnReports(
  tx: Tx,
  page: { trabajador_id: number; skip: number; take: number },
): Promise<{ rows: ReportRow[]; total: number }> {
  const { rows } = await sql<ReportRow>`
    select ${columns} from denuncia d where d.trabajador_id = ${page.trabajador_id}
    order by d.fecha_creacion desc, d.id ${pageLimit(page)}`.execute(tx);
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from denuncia
    where trabajador_id = ${page.trabajador_id}`.execute(tx);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** A report that a recipient's key opens. */
export type HeldReport = ReportRow & {
  envuelta: Buffer;
  nombre_completo: string | null;
  sin_contestar: number;
};

/** Reports that a recipient's key opens, or one of them, with their wrapped shared keys. */
export async function readHeldReports(
  tx: Tx,
  { destinatario, id = null }: { destinatario: string; id?: string | null },
): Promise<HeldReport[]> {
  const { rows } = await sql<HeldReport>`
    select ${columns}, l.envuelta, ${unanswered} as sin_contestar,
      case when t.id is not null then concat_ws(' ', t.nombre, t.apellido1, t.apellido2) end
        as nombre_completo
    from denuncia_llave l
    join denuncia d on d.empresa_id = l.empresa_id and d.id = l.denuncia_id
    left join trabajador t on t.empresa_id = d.empresa_id and t.id = d.trabajador_id
    where l.destinatario = ${destinatario} and l.clase = 'compartida'
      and (${id}::uuid is null or d.id = ${id})`.execute(tx);
  return rows;
}

/** Holidays of every calendar that the work centres follow, between two dates. */
export async function readCommonHolidays(
  tx: Tx,
  range: { from: string; to: string },
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ fecha: string }>`
    with used as (
      select distinct calendario_festivo_id as id from centro_trabajo
      where calendario_festivo_id is not null
    )
    select f.fecha from festivo f join used on used.id = f.calendario_festivo_id
    where f.fecha between ${range.from} and ${range.to}
    group by f.fecha having count(*) = (select count(*) from used)`.execute(tx);
  return new Set(rows.map(({ fecha }) => fecha));
}

/** Id of the company's report with this digest of its code. */
export async function findByDigestHere(tx: Tx, digest: Buffer): Promise<string | undefined> {
  const { rows } = await sql<{ denuncia_id: string }>`
    select denuncia_id from denuncia_codigo where codigo_hash = ${digest}`.execute(tx);
  return rows[0]?.denuncia_id;
}
