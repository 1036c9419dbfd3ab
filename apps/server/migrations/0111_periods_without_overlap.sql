-- `primary key (… without overlaps)` exists in PostgreSQL 18 only. A plain key with an exclusion
-- constraint says the same from 15 on. New databases have it from the start: 0002 and 0040 were changed
-- with this file, and nothing is left to do here for them.
do $$
declare
  dated record;
begin
  for dated in
    select *
    from (values
      ('trabajador_centro', 'empresa_id, trabajador_id', 'empresa_id with =, trabajador_id with ='),
      ('trabajador_horario', 'empresa_id, trabajador_id', 'empresa_id with =, trabajador_id with ='),
      ('supervision', 'empresa_id, supervisado_id, supervisor_id',
        'empresa_id with =, supervisado_id with =, supervisor_id with ='),
      ('trabajador_salario', 'empresa_id, trabajador_id', 'empresa_id with =, trabajador_id with =')
    ) as t (tabla, clave, iguales)
    where not exists (select from pg_constraint where conname = t.tabla || '_sin_solape')
  loop
    execute format('alter table %1$I drop constraint %2$I, add constraint %2$I primary key (%3$s, vigencia), '
      'add constraint %4$I exclude using gist (%5$s, vigencia with &&), '
      'add constraint %6$I check (not isempty(vigencia))',
      dated.tabla, dated.tabla || '_pk', dated.clave, dated.tabla || '_sin_solape', dated.iguales,
      dated.tabla || '_vigencia');
  end loop;
end
$$;
