import { isoOf } from "../src/lib/calendar/clock.ts";
import { eventContent } from "../src/modules/time/clocking/ledger.rules.ts";

import { seeded } from "./random.ts";
import { idOf } from "./rows.ts";
import type { ClockingWriting } from "./write-clockings.ts";
import type { CompanyIds } from "./write-company.ts";

const objection = "Ese día cerramos a las 18:00. Hablamos y lo corriges.";
const minuteMs = 60_000;
const saltBytes = 16;

type Newest = {
  id: number;
  trabajador_id: number;
  dia: string;
  supervisor_id: number;
  fichaje_id: number;
  seq: number;
};

/**
 * Turns the people's clocked edits into changes of days. One of a supervisor's newest changes is
 * disputed and the others are unread. Answers the number of appended events.
 */
export async function writeChanges(writing: ClockingWriting, ids: CompanyIds): Promise<number> {
  const { client, company } = writing;
  await client.query("select cambios_dia_reconstruir($1)", [ids.empresa_id]);
  const chief = company.personas.find(
    ({ roles }) => roles.permiso_supervisor === true && roles.supervisor_bolsa_horas === true,
  );
  if (chief === undefined) return 0;
  const newest = await client.query<Newest>(
    `select c.id, c.trabajador_id, c.dia::text as dia, s.supervisor_id, a.fichaje_id, a.seq
     from cambio_dia c
     join supervision s on s.empresa_id = c.empresa_id and s.supervisado_id = c.trabajador_id
       and s.supervisor_id = $2 and s.vigencia @> $3::date
     join cambio_dia_apunte a on a.empresa_id = c.empresa_id and a.cambio_id = c.id
     where c.empresa_id = $1 and c.autor_id = c.trabajador_id and c.trabajador_id <> $2
     order by c.hecho_en desc, c.id desc, a.seq limit 3`,
    [ids.empresa_id, idOf(ids.trabajador, chief.codigo), writing.window.today],
  );
  const [objected, ...unread] = newest.rows.toReversed();
  const waiting = unread.map(({ id }) => id);
  await client.query(
    "update cambio_dia set por_leer = true where empresa_id = $1 and id = any($2::integer[])",
    [ids.empresa_id, waiting],
  );
  if (objected === undefined) return 0;
  await writeObjection(writing, ids, objected);
  return 1;
}

/** A supervisor's objection as the portal would have written it, in the worker's chain too. */
async function writeObjection(
  { client, company, now }: ClockingWriting,
  ids: CompanyIds,
  change: Newest,
): Promise<void> {
  const at = isoOf(now - minuteMs);
  const salt = Buffer.alloc(saltBytes);
  seeded(`${company.slug} objection`).fill(salt);
  const content = eventContent({
    tipo: "disputa",
    empresa_id: ids.empresa_id,
    trabajador_id: change.trabajador_id,
    registrado_en: at,
    actor: { trabajador_id: change.supervisor_id, account_user_id: null },
    motivo: objection,
    dia: change.dia,
    antes: null,
    despues: null,
    responde_a_seq: change.seq,
    cambio_id: change.id,
  });
  await client.query("select from fichaje_atestiguar($1, $2, $3, $4, $5)", [
    change.trabajador_id,
    change.fichaje_id,
    at,
    salt,
    content,
  ]);
  await client.query(
    `update cambio_dia set por_leer = true, objetado_por = $3, objecion = $4, objetado_en = $5
     where empresa_id = $1 and id = $2`,
    [ids.empresa_id, change.id, change.supervisor_id, objection, at],
  );
  await client.query(
    `insert into cambio_dia_lectura (empresa_id, cambio_id, supervisor_id, leido_en)
     values ($1, $2, $3, $4)`,
    [ids.empresa_id, change.id, change.supervisor_id, at],
  );
}
