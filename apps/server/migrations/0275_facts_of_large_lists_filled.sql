-- Facts of all companies, company by company, as row security asks of the owner of the tables. Supervisions and new
-- requests of absence wait meanwhile: what they change is counted once.
lock table supervision in share mode;
lock table ausencias_pedidas in share row exclusive mode;

set local role atrio_gate;
select set_config('app.empresas', coalesce(string_agg(e.empresa_id::text, ','), ''), true) from empresa e;
reset role;
do $$
declare
  v_empresa_id text;
begin
  foreach v_empresa_id in array string_to_array(current_setting('app.empresas'), ',') loop
    perform set_config('app.empresa_id', v_empresa_id, true);
    update solicitud s set decidible_desde = d.desde from (
        select a.solicitud_id, min(greatest(lower(v.vigencia), w.fecha_alta)) as desde
        from solicitud_aprobacion a
        join supervision v on v.empresa_id = a.empresa_id and v.supervisor_id = a.supervisor_id
          and v.supervisado_id = a.trabajador_id and upper_inf(v.vigencia)
        join trabajador w on w.empresa_id = a.empresa_id and w.id = a.supervisor_id
          and w.permiso_supervisor and w.fecha_baja is null
        where a.empresa_id = v_empresa_id::integer and a.aprobada is null
        group by a.solicitud_id) d
      where s.empresa_id = v_empresa_id::integer and s.id = d.solicitud_id and s.estado_id = 1
        and s.decidible_desde <> d.desde;
    update meses_abiertos m set fecha_baja = t.fecha_baja from trabajador t
      where m.empresa_id = v_empresa_id::integer and t.empresa_id = m.empresa_id and t.id = m.trabajador_id
        and t.fecha_baja is not null;
    update gasto g set por_pagar_desde = g.por_pagar_desde
      where g.empresa_id = v_empresa_id::integer and g.pagado_en is null;
    insert into ausencias_pedidas as c (empresa_id, trabajador_id, total)
      select s.empresa_id, s.trabajador_id, count(*) from solicitud s
      where s.empresa_id = v_empresa_id::integer and s.pe_solicitud_tipo_id between 1 and 8 and not s.borrada
      group by s.empresa_id, s.trabajador_id
      on conflict on constraint ausencias_pedidas_pk do update set total = excluded.total;
  end loop;
  perform set_config('app.empresa_id', '', true);
end;
$$;

-- Pending requests that perhaps nobody but administrators decides.
create index solicitud_por_decidir on solicitud (empresa_id, decidible_desde) where estado_id = 1 and not borrada;

-- Pending requests by their first day, and their number.
create index solicitud_pendiente_por_dia on solicitud (empresa_id, primer_dia, id)
  include (trabajador_id, pe_solicitud_tipo_id) where estado_id = 1 and not borrada;

-- Approved absences of a day.
create index ausencia_del_dia on ausencia (empresa_id, fecha) include (trabajador_id) where vigente and aprobada;

-- Pending differences of hours, the newest day first, with their sum.
create index incidencia_por_decidir on incidencia (empresa_id, dia desc, id desc) include (trabajador_id, minutos)
  where estado_id = 1;
drop index incidencia_pendiente_por_dia;

-- Open months of people who work here.
create index meses_abiertos_de_alta on meses_abiertos (empresa_id, desde) include (trabajador_id, fecha_baja);
drop index meses_abiertos_por_mes;

-- Ids of people who work in a company on a day.
create index trabajador_de_alta on trabajador (empresa_id) include (id, fecha_alta, fecha_baja);
drop index trabajador_en_plantilla;

-- Ends of contracts in the strip on the office's first page.
create index contrato_por_fin on contrato (empresa_id, fecha_fin) where fecha_fin is not null;

-- Expenses to be paid, the longest waiting first, with their sum.
create index gasto_por_pagar on gasto (empresa_id, por_pagar_desde, solicitud_id) include (importe, trabajador_id)
  where por_pagar_desde is not null;
