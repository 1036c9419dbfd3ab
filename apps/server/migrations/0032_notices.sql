-- A notice leads to the page of what it tells, and one thing is told to a person once.
alter table notificacion add column enlace text;
-- Key of the event told, as kind:id; null where the same may happen again.
alter table notificacion add column clave text;
alter table notificacion add constraint notificacion_enlace check (enlace ~ '^/([a-zA-Z][^\s]*)?$');
create unique index notificacion_una_vez on notificacion (empresa_id, trabajador_id, clave) where clave is not null;
