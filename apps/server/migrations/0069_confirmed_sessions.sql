-- When the holder of a session last typed their password in it: calls that take other people's data
-- out ask for it again after five minutes. Null until then; a handed-over session never has it,
-- because its user does not know the worker's password.
alter table sesion
  add column confirmada_en timestamptz,
  add constraint sesion_suplantada_sin_confirmar check (suplantada_por is null or confirmada_en is null);
