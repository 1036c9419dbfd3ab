-- Contract of 0272_first_days_filled.sql
-- With the kind in it, the index counts the absences of a company too.
drop index solicitud_por_dia;
create index solicitud_por_dia on solicitud (empresa_id, primer_dia desc nulls last, creada_en desc, id desc)
  include (pe_solicitud_tipo_id)
  where pe_solicitud_tipo_id <> 10 and not borrada;
