-- Entries of the ledger from version 2 on state what differs from the version before (Rule TIME-167). Its
-- readers get every entry whole, as version 1 wrote them.

-- A signing of which nothing is stated.
create function fichaje_en_blanco() returns jsonb language sql immutable as $$
  select '{"hora_fin": null, "fichador_id": null, "parada_id": null, "teletrabajo": false,
    "latitud_inicio": null, "longitud_inicio": null, "precision_inicio": null, "geolocalizacion_inicio": null,
    "latitud_fin": null, "longitud_fin": null, "precision_fin": null, "geolocalizacion_fin": null,
    "account_user_ip": null, "account_user_ip_fin": null, "ip_invalida_inicio": false, "ip_invalida_fin": false,
    "desfase_inicio_ms": null, "desfase_fin_ms": null, "sin_conexion_inicio": false, "sin_conexion_fin": false,
    "fin_declarado": false, "observaciones": null, "borrado": false}'::jsonb
$$;

-- Entries about a signing in their order, with the versions before and after; null where the content is erased.
create function fichaje_entradas(p_fichaje_id integer) returns table (seq integer, entrada jsonb)
  language plpgsql stable set search_path = public, pg_temp
  as $$
declare
  v_version jsonb;
begin
  for seq, entrada in
    select e.seq, e.contenido::jsonb from fichaje_evento e
    where e.empresa_id = empresa_actual() and e.fichaje_id = p_fichaje_id
    order by e.seq
  loop
    if (entrada ->> 'version')::integer >= 2 then
      entrada := jsonb_build_object('motivo', null) || entrada || jsonb_build_object(
        'antes', case when entrada ? 'antes' then v_version end,
        'despues', case when entrada ? 'despues'
          then coalesce(v_version, fichaje_en_blanco()) || (entrada -> 'despues') end);
    end if;
    if jsonb_typeof(entrada -> 'despues') = 'object' then v_version := entrada -> 'despues'; end if;
    return next;
  end loop;
end;
$$;
