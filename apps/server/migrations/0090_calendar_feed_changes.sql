-- SHA-256 of what a subscription carried when it last carried something new, and when that was: the
-- stamp of its events, so that a calendar that asks again for the same gets the same bytes.
alter table calendario_suscripcion
  add column huella bytea,
  add column cambiada_en timestamptz,
  add constraint calendario_suscripcion_huella check (length(huella) = 32),
  add constraint calendario_suscripcion_cambiada check ((huella is null) = (cambiada_en is null));
grant update (huella, cambiada_en) on calendario_suscripcion to atrio_app;
