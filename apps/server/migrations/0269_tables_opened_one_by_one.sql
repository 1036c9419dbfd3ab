-- Tables opened to backups one by one, so that a migration beside running servers holds a single table.
drop procedure abrir_al_respaldo();

-- Lets the role of backups read at most so many tables (null: all) that it may not read yet; answers
-- how many there were. Called after every run of migrations, so that a new table needs no line of its own.
create function abrir_al_respaldo(como_mucho integer) returns integer
  language plpgsql
  as $$
declare
  tabla regclass;
  abiertas integer := 0;
begin
  for tabla in
    select c.oid::regclass from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'respaldo')
    limit como_mucho
  loop
    execute format('create policy respaldo on %s for select to atrio_backup '
      'using (current_user = ''atrio_backup'')', tabla);
    abiertas := abiertas + 1;
  end loop;
  if abiertas = 0 or como_mucho is null then
    grant usage on schema public to atrio_backup;
    grant select on all tables in schema public to atrio_backup;
    grant select on all sequences in schema public to atrio_backup;
  end if;
  return abiertas;
end;
$$;
