-- A server whose clock is wrong would write wrong hours into records that are never overwritten. The
-- server compares its clock with the database's and with the newest entry and checkpoint.

-- When the newest entry of each chain was recorded; null where that is not known (demo data, older
-- chains until they grow).
alter table cadena add column registrado_en timestamptz;

-- As before, and keeps when the entry was recorded.
create or replace function cadena_anadir(
  p_trabajador_id integer,
  p_fichaje_id integer,
  p_registrado_en timestamptz,
  p_sal bytea,
  p_contenido text)
  returns table (seq integer, eslabon bytea)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  v_empresa_id integer := empresa_actual();
  v_seq integer;
  v_previo bytea;
  v_hoja bytea := sha256('\x00'::bytea || p_sal || convert_to(p_contenido, 'UTF8'));
  v_eslabon bytea;
begin
  select c.seq + 1, c.eslabon into strict v_seq, v_previo from cadena c
    where c.empresa_id = v_empresa_id and c.trabajador_id = p_trabajador_id;
  v_eslabon := sha256('\x01'::bytea || v_previo || v_hoja);
  insert into fichaje_evento (empresa_id, trabajador_id, seq, fichaje_id, registrado_en, sal, contenido, hoja, eslabon)
    values (v_empresa_id, p_trabajador_id, v_seq, p_fichaje_id, p_registrado_en, p_sal, p_contenido, v_hoja, v_eslabon);
  update cadena c set seq = v_seq, eslabon = v_eslabon, registrado_en = p_registrado_en
    where c.empresa_id = v_empresa_id and c.trabajador_id = p_trabajador_id;
  return query select v_seq, v_eslabon;
end;
$$;
revoke all on function cadena_anadir(integer, integer, timestamptz, bytea, text) from public;

-- The door looks across companies, at moments only.
create policy puerta on cadena for select to atrio_gate using (true);
grant select (registrado_en) on cadena to atrio_gate;
create policy puerta on punto_control for select to atrio_gate using (true);
grant select (creado_en) on punto_control to atrio_gate;

-- An operator's confirmation that the clock is right now, and that records until `hasta` were made
-- while it ran ahead. A row each time, for the whole installation.
create table reloj_confirmado (
  confirmado_en timestamptz not null,
  hasta timestamptz not null,
  constraint reloj_confirmado_pk primary key (confirmado_en),
  constraint reloj_confirmado_orden check (hasta > confirmado_en)
);
alter table reloj_confirmado enable row level security;
create policy puerta on reloj_confirmado to atrio_gate using (true) with check (true);
grant select, insert on reloj_confirmado to atrio_gate;
