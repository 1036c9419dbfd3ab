-- Company by company, as row security asks of the owner of the tables: no table is locked meanwhile.
set local role atrio_gate;
select set_config('app.empresas', coalesce(string_agg(e.empresa_id::text, ','), ''), true) from empresa e;
reset role;
do $$
declare
  v_empresa_id text;
begin
  foreach v_empresa_id in array string_to_array(current_setting('app.empresas'), ',') loop
    perform set_config('app.empresa_id', v_empresa_id, true);
    perform meses_calcular(t.empresa_id, t.id) from trabajador t where t.empresa_id = v_empresa_id::integer;
  end loop;
  perform set_config('app.empresa_id', '', true);
end;
$$;
