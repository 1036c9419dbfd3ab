-- Detail of a sheet besides its totals: {cabecera, bases, lineas, aportacion_empresa}; `lineas` is
-- null where the lines were not read, or do not add up to the totals.
alter table nomina_lote_hoja add column detalle jsonb;
-- the stored CSV of lines
alter table nomina_lote add column clave_lineas text;
