import { sql } from "kysely";

import type { Language } from "@atrio/contract/common";

import type { Tx } from "../../../db/client.ts";
import type { CaseFacts } from "../cases/cases.rules.ts";

/** Facts of a report that its terms depend on. */
export type TermRow = CaseFacts & { id: string };

const terms = sql`
  d.id, d.estado, d.fecha_creacion, d.ultimo_contenido, d.ultima_respuesta, d.fecha_acuse,
  d.fecha_decision, d.prorrogada, d.reunion_pedida, d.reunion_celebrada, d.fecha_conclusion,
  d.sellada`;

/** Every report of the company. */
export async function readTerms(tx: Tx): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`select ${terms} from denuncia d`.execute(tx);
  return rows;
}

/** A handler who was not reminded on this day. */
export type ReminderRow = { id: string; nombre: string; email: string; idioma: Language };

/**
 * True if a report was filed, written to or withdrawn on a day or later, or written to by any other
 * transaction than the one that wrote the reports anew.
 */
export async function readIsStirred(tx: Tx, since: string): Promise<boolean> {
  const { rows } = await sql<{ stirred: boolean }>`
    select exists (select from denuncia where ultimo_contenido >= ${since})
      or exists (select from denuncia_registro where fecha_borrado >= ${since})
      or (select count(distinct xmin::text) from denuncia) > 1 as stirred`.execute(tx);
  return rows[0]?.stirred === true;
}

/** Active handlers who were not reminded on a day, with the address of their account. */
export async function readUnreminded(tx: Tx, today: string): Promise<ReminderRow[]> {
  const { rows } = await sql<ReminderRow>`
    select g.id, t.nombre, a.email, t.idioma_trabajador as idioma
    from buzon_gestor g
    join trabajador t on t.empresa_id = g.empresa_id and t.id = g.trabajador_id
    join account a on a.account_user_id = t.account_user_id and a.desactivada_en is null
    where g.estado = 'activa' and t.gestor_denuncias
      and (t.fecha_baja is null or t.fecha_baja >= ${today})
      and (g.avisado is null or g.avisado < ${today})`.execute(tx);
  return rows;
}

/** Reports that a key opens. */
export async function readHeldTerms(tx: Tx, gestor_id: string): Promise<TermRow[]> {
  const { rows } = await sql<TermRow>`
    select ${terms} from denuncia d
    join denuncia_llave l on l.empresa_id = d.empresa_id and l.denuncia_id = d.id
    where l.clase = 'compartida' and l.destinatario = ${gestor_id}`.execute(tx);
  return rows;
}

/** News of an anonymous report: `answered` is the day of the last answer. */
export type NewsRow = { id: string; correo: Buffer; answered: string; ended: boolean };

/** Anonymous reporters with an address who do not know of an answer given before a day. */
export async function readNews(tx: Tx, today: string): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    select id, correo, answered,
      (estado in ('concluida', 'no_admitida') or sellada is not null) as ended
    from (
      select d.*, greatest(ultima_respuesta, fecha_acuse, sellada) as answered from denuncia d
      where correo is not null
    ) x
    where answered < ${today} and (avisado is null or avisado < answered)`.execute(tx);
  return rows;
}

/** The company's language. */
export async function readLanguage(tx: Tx): Promise<Language> {
  const { rows } = await sql<{ idioma: Language }>`
    select idioma from empresa where empresa_id = empresa_actual()`.execute(tx);
  return rows[0]?.idioma ?? "es";
}
