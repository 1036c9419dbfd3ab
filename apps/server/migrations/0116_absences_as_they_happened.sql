-- Displacement of planned absences by sick leave and births, absences that administrators enter,
-- medical leave without a last day.

-- Give-back of a displaced day: holidays as a new lot, until 18 months after their year (ET
-- 38.3, sick leave) or without that limit (births); any other day to its balance.
alter table ausencia add column devolucion text;
update ausencia set devolucion = 'dieciocho_meses' where devuelta_por is not null;
alter table ausencia add constraint ausencia_devolucion check (
  (devuelta_por is null) = (devolucion is null)
  and devolucion in ('dieciocho_meses', 'sin_limite', 'saldo'));
create index ausencia_por_devolucion on ausencia (empresa_id, devuelta_por) where devuelta_por is not null;

-- The administrator who entered an absence for its worker, and why.
alter table solicitud add column registrada_por integer;
alter table solicitud add column motivo_registro text;
alter table solicitud add constraint solicitud_registrador
  foreign key (empresa_id, registrada_por) references trabajador;
alter table solicitud add constraint solicitud_registro_ajeno check (registrada_por <> trabajador_id);
alter table solicitud add constraint solicitud_registro check (
  (registrada_por is null) = (motivo_registro is null) and length(trim(motivo_registro)) between 1 and 500);

-- A medical leave whose end nobody knows: its days are kept a week ahead, and each night one more.
alter table solicitud add column sin_fecha_fin boolean not null default false;
alter table solicitud add constraint solicitud_sin_fecha_fin check (
  not sin_fecha_fin or pe_solicitud_tipo_id = 7);
create index solicitud_abierta on solicitud (empresa_id, id) where sin_fecha_fin and estado_id in (1, 2);
grant update on solicitud_periodo to atrio_app;

alter table solicitud_suceso drop constraint solicitud_suceso_tipo;
alter table solicitud_suceso add constraint solicitud_suceso_tipo check (tipo in (
  'enviada', 'editada', 'documentos', 'aprobada_por_supervisor', 'rechazada_por_supervisor',
  'aprobada', 'rechazada', 'cancelada', 'borrada', 'rectificacion_pedida', 'rectificada',
  'supervisor_liberado', 'a_administracion', 'recordada', 'pagada', 'dias_devueltos',
  'dias_repuestos', 'registrada', 'corregida', 'retirada', 'retirada_pedida'));
