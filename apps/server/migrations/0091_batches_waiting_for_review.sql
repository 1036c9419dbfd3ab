-- When administrators were last told that sheets of a batch wait for a review.
alter table nomina_lote add column recordado_en timestamptz;

-- A review at the console has a moment and no person; the trail tells of it.
alter table nomina_lote_hoja drop constraint nomina_lote_hoja_segura;
alter table nomina_lote_hoja add constraint nomina_lote_hoja_segura
  check (estado <> 'publicada' or correspondencia = 'segura' or revisada_en is not null);
