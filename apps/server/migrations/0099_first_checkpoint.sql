-- The first checkpoint of a company is signed when the company is made and after each import.
alter table punto_control drop constraint punto_control_motivo;
alter table punto_control add constraint punto_control_motivo
  check (motivo in ('alta', 'importacion', 'diario', 'cierre', 'exportacion'));

-- As before, but a signing of an old day that was changed later is kept until four years after the
-- change: a verifier of the chain can then tell from an erased entry's neighbours whether it was
-- old enough to be erased. A day of margin, because the date is the company's and the moment UTC.
create or replace function registro_horario_borrar(
  p_trabajador_id integer,
  p_antes_de date,
  p_hoy date,
  out fichajes integer,
  out eventos integer)
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  v_empresa_id integer := empresa_actual();
  v_fichajes integer[];
begin
  if p_antes_de > p_hoy - interval '4 years' then
    raise exception 'time records are kept for four years' using errcode = 'check_violation';
  end if;
  perform cadena_bloquear(p_trabajador_id);
  select coalesce(array_agg(f.id), '{}') into v_fichajes from jornada j
    join fichaje f on f.empresa_id = j.empresa_id and f.jornada_id = j.id
    where j.empresa_id = v_empresa_id and j.trabajador_id = p_trabajador_id and j.dia < p_antes_de
      and f.hora_fin is not null
      and not exists (select from fichaje_evento e
        where e.empresa_id = f.empresa_id and e.fichaje_id = f.id
          and e.registrado_en >= ((p_hoy - interval '4 years 1 day') at time zone 'UTC'));
  fichajes := cardinality(v_fichajes);
  delete from cambio_fichaje c
    where c.empresa_id = v_empresa_id and c.trabajador_id = p_trabajador_id and c.fichaje_id = any (v_fichajes);
  update fichaje_evento e
    set sal = null, contenido = null,
        registrado_en = date_trunc('month', e.registrado_en, 'UTC')
    where e.empresa_id = v_empresa_id and e.trabajador_id = p_trabajador_id
      and e.fichaje_id = any (v_fichajes) and e.contenido is not null;
  get diagnostics eventos = row_count;
  delete from fichaje f where f.empresa_id = v_empresa_id and f.id = any (v_fichajes);
  delete from jornada j
    where j.empresa_id = v_empresa_id and j.trabajador_id = p_trabajador_id and j.dia < p_antes_de
      and not exists (select from fichaje f where f.empresa_id = j.empresa_id and f.jornada_id = j.id);
end;
$$;
