import type { Actor } from "@atrio/contract/access/actor";

import type { Db } from "../db/client.ts";
import { tokenHash } from "../lib/crypto/tokens.ts";

/** One statement, so that the check is one round trip on every request. */
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
         coalesce(s.confirmada_en >= $3::timestamptz - interval '5 minutes', false) as clave_reciente,
         s.vista_en < $3::timestamptz - interval '5 minutes' as vista_hace_tiempo
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

type SessionRow = Actor & { vista_hace_tiempo: boolean };

const bearer = /^Bearer ([\w-]{20,100})$/i;

/** The token of an Authorization header; undefined when absent or not of our form. */
export function bearerToken(header: string | undefined): string | undefined {
  return bearer.exec(header ?? "")?.[1];
}

/** The actor behind a live session and whether its last use should be noted; undefined when it is dead. */
export async function findActor(
  db: Db,
  input: { token: string; now: string },
): Promise<{ actor: Actor; stale: boolean } | undefined> {
  const [row] = await db.gateLookup<SessionRow>({
    name: "session_check",
    text: sessionCheck,
    values: [tokenHash(input.token), input.now.slice(0, 10), input.now],
  });
  if (row === undefined) return undefined;
  const { vista_hace_tiempo: stale, ...actor } = row;
  return { actor, stale };
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
