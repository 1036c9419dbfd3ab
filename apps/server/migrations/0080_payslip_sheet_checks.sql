-- All reasons why a sheet is doubtful or nobody's, of which `motivo` is the first, and what became of
-- each check when it was read: bien, mal or sin_comprobar. Sheets of before have `motivo` only.
alter table nomina_lote_hoja
  add column motivos text[] not null default '{}',
  add column comprobaciones jsonb;
