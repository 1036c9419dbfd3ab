-- Holidays in the office (Rule COMPANY-71): at most fourteen a year, two of them local.

-- A free day of the collective agreement is no public holiday.
alter table festivo add column de_convenio boolean not null default false;
alter table festivo add constraint festivo_convenio check (not de_convenio or tipo_festivo_id = 4);

-- Public holidays of a calendar in the year of a written day.
create function revisar_festivos() returns trigger language plpgsql as $$
declare
  todos integer;
  locales integer;
begin
  select count(*), count(*) filter (where tipo_festivo_id = 4) into todos, locales
  from festivo
  where empresa_id = new.empresa_id and calendario_festivo_id = new.calendario_festivo_id
    and fecha >= date_trunc('year', new.fecha)::date
    and fecha < (date_trunc('year', new.fecha) + interval '1 year')::date
    and tipo_festivo_id > 1 and not de_convenio;
  if todos > 14 or locales > 2 then
    raise exception 'Too many public holidays in %', extract(year from new.fecha)
      using errcode = 'check_violation', constraint = 'festivo_maximo', table = 'festivo';
  end if;
  return null;
end;
$$;

create constraint trigger festivo_maximo after insert or update on festivo
  deferrable initially deferred for each row execute function revisar_festivos();

-- A replaced day is removed and written anew.
create index centro_trabajo_calendario_idx on centro_trabajo (empresa_id, calendario_festivo_id);
