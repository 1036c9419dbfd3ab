-- Lists of the office in a company of thousands.

-- Open approvals of a person by a supervisor: which pending requests nobody but administrators can decide.
create index solicitud_aprobacion_abierta
  on solicitud_aprobacion (empresa_id, trabajador_id, supervisor_id)
  include (solicitud_id) where aprobada is null;

-- First day of a person's time recording, with the company's read once for many people. Without a table in it
-- the planner writes it into the statement.
create function inicio_registro_de(t trabajador, de_empresa date) returns date
  language sql immutable
  as $$ select greatest(t.fecha_alta, t.inicio_registro, de_empresa) $$;

create or replace function inicio_registro_de(t trabajador) returns date
  language sql stable
  as $$
    select inicio_registro_de(t, e.inicio_registro)
    from empresa e where e.empresa_id = t.empresa_id
  $$;
