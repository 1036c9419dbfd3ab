-- The sentence of an automatic notice with its people and dates, so that it can be read in any language
-- (Rule MESSAGES-40). Notices of before have the text in which they were told, and nothing else.
alter table notificacion add column palabras jsonb;
alter table notificacion add constraint notificacion_palabras
  check (palabras is null or (automatica and jsonb_typeof(palabras) = 'object'));
