-- The CSV with figures that came beside a batch, stored like the batch itself: what it says is read
-- with the pages, by whichever process reads them.
alter table nomina_lote add column clave_cifras text;
