-- A notice may lead to a part of the home page: an administrator's to a request (Rule COMPANY-47).
alter table notificacion
  drop constraint notificacion_enlace,
  add constraint notificacion_enlace check (enlace ~ '^/([a-zA-Z][^\s]*|\?[^\s]+)?$');
