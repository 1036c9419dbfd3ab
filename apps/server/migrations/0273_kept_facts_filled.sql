-- First days of requests and open months of all companies. Company by company, as row security asks of the owner of the
-- tables: no table is locked meanwhile.
set local role atrio_gate;
select set_config('app.empresas', coalesce(string_agg(e.empresa_id::text, ','), ''), true) from empresa e;
reset role;
do $$
declare
  v_empresa_id text;
begin
  foreach v_empresa_id in array string_to_array(current_setting('app.empresas'), ',') loop
    perform set_config('app.empresa_id', v_empresa_id, true);
    update solicitud s set primer_dia = primer_dia_de(s.empresa_id, s.id)
      where s.empresa_id = v_empresa_id::integer
        and s.primer_dia is distinct from primer_dia_de(s.empresa_id, s.id);
    perform meses_calcular(t.empresa_id, t.id) from trabajador t where t.empresa_id = v_empresa_id::integer;
  end loop;
  perform set_config('app.empresa_id', '', true);
end;
$$;

-- The office's absences, the latest first, and their number. Closures of months (kind 10) are most of the other requests.
create index solicitud_por_dia on solicitud (empresa_id, primer_dia desc nulls last, creada_en desc, id desc)
  include (pe_solicitud_tipo_id)
  where pe_solicitud_tipo_id <> 10 and not borrada;
