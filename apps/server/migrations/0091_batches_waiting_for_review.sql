-- When administrators were last told that sheets of a batch wait for a review.
alter table nomina_lote add column recordado_en timestamptz;
