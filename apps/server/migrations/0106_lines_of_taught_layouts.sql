-- Where the lines of a payslip stand on a taught layout: from where to where down the page, and its
-- columns across it. All places are parts of the page, as those of its zones.
alter table nomina_plantilla add column tabla_y double precision;
alter table nomina_plantilla add column tabla_alto double precision;
alter table nomina_plantilla add constraint nomina_plantilla_tabla check (
  (tabla_y is null) = (tabla_alto is null)
  and (tabla_y is null or (tabla_y >= 0 and tabla_alto > 0 and tabla_y + tabla_alto <= 1.000001)));

create table nomina_plantilla_columna (
  empresa_id integer not null,
  plantilla_id integer not null,
  campo text not null,
  x double precision not null,
  ancho double precision not null,
  constraint nomina_plantilla_columna_pk primary key (empresa_id, plantilla_id, campo),
  constraint nomina_plantilla_columna_plantilla foreign key (empresa_id, plantilla_id)
    references nomina_plantilla on delete cascade,
  constraint nomina_plantilla_columna_campo check (campo in ('concepto', 'unidades', 'precio', 'base',
    'tipo', 'importe', 'devengo', 'deduccion')),
  constraint nomina_plantilla_columna_dentro check (x >= 0 and ancho > 0 and x + ancho <= 1.000001)
);
call proteger_tabla('nomina_plantilla_columna', 'select, insert, update, delete');
