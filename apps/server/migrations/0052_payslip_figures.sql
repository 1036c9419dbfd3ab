-- The CSV with figures beside a batch, stored like the batch itself and read with the pages, by any
-- process.
alter table nomina_lote add column clave_cifras text;
