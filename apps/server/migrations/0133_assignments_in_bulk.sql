-- A recurrence adds thousands of assignments in one statement: closed months are looked up once for all of
-- them, not for each (Rule SHIFTS-8).
create function turno_trabajador_vigilar_altas() returns trigger
  language plpgsql
  as $$
begin
  if exists (select from nuevas n
      join turno s on s.empresa_id = n.empresa_id and s.id = n.turno_id and s.publicado
      join cierre_mes c on c.empresa_id = n.empresa_id and c.trabajador_id = n.trabajador_id
        and c.vigente and c.anyo = extract(year from s.fecha) and c.mes = extract(month from s.fecha)) then
    raise exception 'the month is closed' using errcode = 'check_violation', constraint = 'turno_mes_abierto';
  end if;
  return null;
end;
$$;
drop trigger turno_trabajador_mes on turno_trabajador;
create trigger turno_trabajador_mes before delete on turno_trabajador
  for each row execute function turno_trabajador_vigilar();
create trigger turno_trabajador_mes_altas after insert on turno_trabajador
  referencing new table as nuevas
  for each statement execute function turno_trabajador_vigilar_altas();
