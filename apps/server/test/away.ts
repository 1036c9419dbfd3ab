import type { Worker } from "./factory.ts";
import type { TestApp } from "./harness.ts";

/** A day, or part of one, as stored in `ausencia`: minutes of the local day. */
export type AwaySlice = { desde_minuto: number; hasta_minuto: number; minutos: number };

/** A request with one day of absence, as the absences module leaves it in a state; answers its id. */
export async function makeAway(
  t: TestApp,
  who: Worker,
  input: { fecha: string; slice: AwaySlice; kind?: number; estado_id?: number },
): Promise<number> {
  const { fecha, slice, kind = 1, estado_id = 2 } = input;
  const own = { empresa_id: who.empresa_id, trabajador_id: who.trabajador_id };
  const texts = JSON.stringify({ es: "x", en: "x", fr: "x", pt: "x" });
  const [rule] = await t.sql<{ id: number }>(
    `insert into permiso_tipo (empresa_id, pe_solicitud_tipo_id, codigo, nombre, descripcion, unidad)
     values ($1, $2, 'general', $3, $3, 'laborables')
     on conflict (empresa_id, pe_solicitud_tipo_id, codigo) do update set activo = true returning id`,
    [who.empresa_id, kind, texts],
  );
  const at = "2026-10-01T08:00:00Z";
  const { id } = await t.factory.insert<{ id: number }>("solicitud", {
    ...own,
    pe_solicitud_tipo_id: kind,
    pe_solicitud_subtipo_id: rule?.id,
    estado_id,
    creada_en: at,
    decidida_en: estado_id === 1 ? null : at,
    cancelada_en: estado_id === 4 ? at : null,
  });
  await t.factory.insert("ausencia", {
    ...own,
    solicitud_id: id,
    grupo_id: id,
    fecha,
    ...slice,
    coste: 1,
    vigente: estado_id < 3,
    aprobada: estado_id === 2,
  });
  return id;
}
