import type { Actor } from "@atrio/contract/access/actor";

import type { Db } from "../db/client.ts";
import { epochOf, isoOf } from "../lib/calendar/clock.ts";
import { tokenHash } from "../lib/crypto/tokens.ts";
import { utcDay } from "../platform/session-memory.ts";
import type { CheckedSession, SessionMemory } from "../platform/session-memory.ts";

/** Statement of the session check: one round trip. */
const sessionCheck = `
  select s.id as sesion_id, s.expira_en as sesion_expira_en, s.empresa_id, s.trabajador_id, s.account_user_id, s.suplantada_por,
         t.nombre, t.idioma_trabajador as idioma, t.permiso_supervisor, t.permiso_gestor_turnos,
         t.supervisor_bolsa_horas, t.administrador, t.roles_administracion, t.gestor_denuncias,
         t.administrador and exists (select from gestor_instalacion g
           where g.empresa_id = s.empresa_id and g.trabajador_id = s.trabajador_id) as gestor_instalacion,
         a.requires_password_change,
         coalesce((select c.zona_horaria from trabajador_centro tc
            join centro_trabajo c on c.empresa_id = tc.empresa_id and c.id = tc.centro_trabajo_id
            where tc.empresa_id = s.empresa_id and tc.trabajador_id = s.trabajador_id
              and tc.vigencia @> $2::date), e.zona_horaria) as zona_horaria,
         array(select m.modulo_id from empresa_modulo m where m.empresa_id = s.empresa_id) as modulos,
         s.confirmada_en, s.vista_en
  from sesion s
  join account a on a.account_user_id = s.account_user_id and a.desactivada_en is null
  join empresa e on e.empresa_id = s.empresa_id
  join trabajador t on t.empresa_id = s.empresa_id and t.id = s.trabajador_id
    and (t.fecha_baja is null or t.fecha_baja >= $2::date)
  where s.token_hash = $1 and s.expira_en > $3::timestamptz
    -- a handed-over session lives as long as its administrator is signed in and an owner
    and (s.suplantada_por is null or exists (
      select from sesion sa
      join account aa on aa.account_user_id = sa.account_user_id and aa.desactivada_en is null
      join trabajador ta on ta.empresa_id = sa.empresa_id and ta.id = sa.trabajador_id
        and ta.administrador and ta.roles_administracion is null and (ta.fecha_baja is null or ta.fecha_baja >= $2::date)
      where sa.id = s.sesion_administrador_id and sa.expira_en > $3::timestamptz))`;

type SessionRow = Omit<Actor, "clave_reciente"> & {
  confirmada_en: string | null;
  vista_en: string;
};

/** A typed password counts for so long, and the use of a session is noted as often. */
const fiveMinutes = 5 * 60_000;

const bearer = /^Bearer ([\w-]{20,100})$/i;

/** The token of an Authorization header; undefined when absent or not of our form. */
export function bearerToken(header: string | undefined): string | undefined {
  return bearer.exec(header ?? "")?.[1];
}

/** The actor of a session, and whether its last use should be noted. */
export type Found = { actor: Actor; stale: boolean };

/** The token of a session at an instant (epoch milliseconds). */
type Asked = { token: string; now: number };

/**
 * The actor behind a live session; undefined when it is dead. One that was checked a moment ago is remembered (Rule
 * ACCESS-54), and answered at once.
 */
export function findActor(
  { db, sessions }: { db: Db; sessions: SessionMemory },
  { token, now }: Asked,
): Found | Promise<Found | undefined> {
  const hash = tokenHash(token);
  const key = hash.toString("base64");
  const known = sessions.recall(key, now);
  return known === undefined
    ? checkActor({ db, sessions }, { hash, key, now })
    : actorAt(known, now);
}

async function checkActor(
  { db, sessions }: { db: Db; sessions: SessionMemory },
  { hash, key, now }: { hash: Buffer; key: string; now: number },
): Promise<Found | undefined> {
  const remember = sessions.begin();
  const iso = isoOf(now);
  const [row] = await db.gateLookup<SessionRow>({
    name: "session_check",
    text: sessionCheck,
    values: [hash, iso.slice(0, 10), iso],
  });
  if (row === undefined) return undefined;
  const session = checked(row, utcDay(now));
  // A handed-over session also ends with its administrator's, whose changes do not name it.
  if (row.suplantada_por === null) remember(key, session);
  return actorAt(session, now);
}

function checked({ confirmada_en, vista_en, ...actor }: SessionRow, day: number): CheckedSession {
  return {
    actor,
    day,
    expiresAt: epochOf(actor.sesion_expira_en),
    confirmedUntil: confirmada_en === null ? 0 : epochOf(confirmada_en) + fiveMinutes,
    touchAfter: epochOf(vista_en) + fiveMinutes,
  };
}

function actorAt(session: CheckedSession, now: number): Found {
  const stale = now > session.touchAfter;
  // Use of a session is noted once: the requests of the same moment would all do it.
  if (stale) session.touchAfter = now + fiveMinutes;
  return { actor: { ...session.actor, clave_reciente: now <= session.confirmedUntil }, stale };
}

/** Notes that a session is in use; at most every five minutes. */
export async function touchSession(
  db: Db,
  input: { sesion_id: string; now: string; ip: string | null },
): Promise<void> {
  await db.gateLookup({
    name: "session_touch",
    text: "update sesion set vista_en = $2, ip = $3 where id = $1",
    values: [input.sesion_id, input.now, input.ip],
  });
}
