-- Minutes of work from which a Sunday or holiday earns rest (Rule LEAVE-36); null: half of a usual day.
alter table empresa add column minimo_festivo_minutos integer;
alter table empresa add constraint empresa_minimo_festivo check (minimo_festivo_minutos between 1 and 1440);
