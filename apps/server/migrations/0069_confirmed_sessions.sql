-- When the holder of a session last typed their password in it: what takes other people's data away
-- asks for it again after five minutes. Null until then; a handed-over session never has it, because
-- whoever uses it does not know the worker's password.
alter table sesion
  add column confirmada_en timestamptz,
  add constraint sesion_suplantada_sin_confirmar check (suplantada_por is null or confirmada_en is null);
