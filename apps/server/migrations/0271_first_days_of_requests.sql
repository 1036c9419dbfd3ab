-- First day that a request is about, for lists ordered by it; null for one that withdraws an absence.
alter table solicitud add column primer_dia date;

create function primer_dia_de(p_empresa_id integer, p_solicitud_id integer) returns date
  language sql stable
  as $$
    select coalesce(
      (select min(p.fecha_inicio) from solicitud_periodo p
        where p.empresa_id = p_empresa_id and p.solicitud_id = p_solicitud_id),
      (select g.fecha_gasto from gasto g
        where g.empresa_id = p_empresa_id and g.solicitud_id = p_solicitud_id),
      (select make_date(c.anyo, c.mes, 1) from cierre_mes c
        where c.empresa_id = p_empresa_id and c.solicitud_id = p_solicitud_id),
      (select c.dia from correccion c
        where c.empresa_id = p_empresa_id and c.solicitud_id = p_solicitud_id))
  $$;

create function solicitud_fechar() returns trigger
  language plpgsql
  as $$
begin
  update solicitud s set primer_dia = d.dia
    from (select coalesce(new.empresa_id, old.empresa_id) as empresa_id,
        coalesce(new.solicitud_id, old.solicitud_id) as id,
        primer_dia_de(coalesce(new.empresa_id, old.empresa_id), coalesce(new.solicitud_id, old.solicitud_id)) as dia) d
    where s.empresa_id = d.empresa_id and s.id = d.id and s.primer_dia is distinct from d.dia;
  return null;
end;
$$;
create trigger solicitud_periodo_fecha after insert or update or delete on solicitud_periodo
  for each row execute function solicitud_fechar();
create trigger gasto_fecha after insert or update of fecha_gasto or delete on gasto
  for each row execute function solicitud_fechar();
create trigger cierre_mes_fecha after insert or update of anyo, mes or delete on cierre_mes
  for each row execute function solicitud_fechar();
create trigger correccion_fecha after insert or update of dia or delete on correccion
  for each row execute function solicitud_fechar();
