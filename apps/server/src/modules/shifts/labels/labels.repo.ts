import { sql } from "kysely";

import type { ShiftLabel, ShiftPause } from "@atrio/contract/shifts/labels";

import type { Tx } from "../../../db/client.ts";

const labelColumns = ["id", "nombre", "color"] as const;

/** Labels of the company, by name. */
export async function readLabels(tx: Tx): Promise<ShiftLabel[]> {
  return tx
    .selectFrom("etiqueta")
    .select(labelColumns)
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .orderBy("nombre")
    .orderBy("id")
    .execute();
}

type StatedLabel = Omit<ShiftLabel, "id">;

/** Adds a label. */
export async function insertLabel(tx: Tx, label: StatedLabel): Promise<ShiftLabel> {
  return tx
    .insertInto("etiqueta")
    .values({ empresa_id: sql<number>`empresa_actual()`, ...label })
    .returning(labelColumns)
    .executeTakeFirstOrThrow();
}

/** Changes a label; undefined when it is not there. */
export async function updateLabelRow(tx: Tx, label: ShiftLabel): Promise<ShiftLabel | undefined> {
  return tx
    .updateTable("etiqueta")
    .set({ nombre: label.nombre, color: label.color })
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", label.id)
    .returning(labelColumns)
    .executeTakeFirst();
}

/** Deletes a label and takes it off its shifts; answers its name, undefined for an unknown one. */
export async function deleteLabelRow(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom("etiqueta")
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .returning("nombre")
    .executeTakeFirst();
  return row?.nombre;
}

const pauseColumns = sql<ShiftPause>`
  id, nombre, to_char(hora_inicio, 'HH24:MI') as hora_inicio, to_char(hora_fin, 'HH24:MI') as hora_fin,
  cuenta_como_trabajo`;

/** Pauses that shifts may have, by time. */
export async function readPauses(tx: Tx): Promise<ShiftPause[]> {
  const { rows } = await sql<ShiftPause>`
    select ${pauseColumns} from pausa where empresa_id = empresa_actual() and not borrada
    order by hora_inicio, nombre, id`.execute(tx);
  return rows;
}

type StatedPause = Omit<ShiftPause, "id">;

/** Adds a pause. */
export async function insertPause(tx: Tx, pause: StatedPause): Promise<ShiftPause> {
  const { rows } = await sql<ShiftPause>`
    insert into pausa (empresa_id, nombre, hora_inicio, hora_fin, cuenta_como_trabajo)
    values (empresa_actual(), ${pause.nombre}, ${pause.hora_inicio}, ${pause.hora_fin},
      ${pause.cuenta_como_trabajo})
    returning ${pauseColumns}`.execute(tx);
  const [made] = rows;
  if (made === undefined) throw new Error("The pause was not added");
  return made;
}

/** Changes a pause; undefined when it is not there. Shifts keep its former times. */
export async function updatePauseRow(tx: Tx, pause: ShiftPause): Promise<ShiftPause | undefined> {
  const { rows } = await sql<ShiftPause>`
    update pausa set nombre = ${pause.nombre}, hora_inicio = ${pause.hora_inicio},
      hora_fin = ${pause.hora_fin}, cuenta_como_trabajo = ${pause.cuenta_como_trabajo}
    where empresa_id = empresa_actual() and id = ${pause.id} and not borrada
    returning ${pauseColumns}`.execute(tx);
  return rows[0];
}

/** Deletes a pause for new shifts; answers its name, undefined for an unknown one. */
export async function deletePauseRow(tx: Tx, id: number): Promise<string | undefined> {
  const row = await tx
    .updateTable("pausa")
    .set({ borrada: true })
    .where("empresa_id", "=", sql<number>`empresa_actual()`)
    .where("id", "=", id)
    .where("borrada", "=", sql.lit(false))
    .returning("nombre")
    .executeTakeFirst();
  return row?.nombre;
}
