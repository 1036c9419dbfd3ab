import { sql } from "kysely";

/** Movements of a person's balances, and closures of the company that concerned them. */
export const storedBalances = (id: number) => sql`
  select m.id * 2 as orden, m.creado_en as desde, jsonb_build_object('saldo', 'bolsa_horas',
    'anyo', m.anyo, 'fecha', m.fecha, 'tipo', m.tipo, 'minutos', m.minutos,
    'motivo', m.motivo) as fila
  from bolsa_movimiento m where m.empresa_id = empresa_actual() and m.trabajador_id = ${id}
  union all
  select a.id * 2 + 1, a.creado_en, jsonb_build_object('saldo', a.saldo, 'anyo', a.anyo,
    'cantidad', a.cantidad, 'caduca_el', a.caduca_el, 'motivo', a.motivo,
    'creado_en', a.creado_en)
  from saldo_ajuste a where a.empresa_id = empresa_actual() and a.trabajador_id = ${id}
  union all
  select i.anyo, i.importado_en, jsonb_build_object('saldo', i.saldo, 'anyo', i.anyo,
    'cantidad', i.cantidad, 'motivo', 'Saldo inicial')
  from saldo_inicial i where i.empresa_id = empresa_actual() and i.trabajador_id = ${id}
  union all
  select s.anyo, c.ejecutado_en, jsonb_build_object('saldo', s.saldo, 'anyo', s.anyo,
    'pasa', s.pasa, 'pasa_hasta', s.pasa_hasta, 'caduca', s.caduca, 'avisado_en', s.avisado_en,
    'leido_en', s.leido_en, 'conservado', s.conservado)
  from cierre_anual_saldo s
  join cierre_anual c on c.empresa_id = s.empresa_id and c.anyo = s.anyo
  where s.empresa_id = empresa_actual() and s.trabajador_id = ${id}
  union all
  select k.id, k.creado_en, jsonb_build_object('cierre', k.nombre, 'desde', lower(k.fechas),
    'hasta', upper(k.fechas) - 1, 'descuenta', k.descuenta, 'exceptuado', p.exceptuado,
    'estado', p.estado)
  from cierre_empresa_persona p
  join cierre_empresa k on k.empresa_id = p.empresa_id and k.id = p.cierre_id
  where p.empresa_id = empresa_actual() and p.trabajador_id = ${id}`;
