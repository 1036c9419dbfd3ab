-- Centres in the office (Rule COMPANY-69): where they are, and those that are no longer used.
alter table centro_trabajo add column municipio text;
-- ISO 3166-2 of the region, which proposes holidays.
alter table centro_trabajo add column region text;
alter table centro_trabajo add column activo boolean not null default true;
alter table centro_trabajo add constraint centro_trabajo_region check (region ~ '^[A-Z]{2}-[A-Z0-9]{1,3}$');
