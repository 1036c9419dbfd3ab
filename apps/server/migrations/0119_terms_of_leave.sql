-- Terms that the law sets for a rule (Rule LEAVE-70), in calendar months; null: none of its own.
alter table permiso_tipo add column minimo_meses integer;
-- from the first day of a request to its last, and so far ahead of the first it may end
alter table permiso_tipo add column maximo_meses integer;
-- kind of fact that it is for (Rule LEAVE-71): its requests hang on occasions; null: each stands alone
alter table permiso_tipo add column ocasion text;
-- its days lie at most so many months after the date of the occasion …
alter table permiso_tipo add column plazo_meses integer;
-- … but for so many days, which may be taken for longer
alter table permiso_tipo add column prorroga_dias integer;
alter table permiso_tipo add column prorroga_meses integer;
alter table permiso_tipo add constraint permiso_tipo_duracion check (
  minimo_meses between 1 and 120 and maximo_meses between 1 and 120
  and coalesce(minimo_meses, 1) <= coalesce(maximo_meses, 120));
alter table permiso_tipo add constraint permiso_tipo_ocasion check (
  ocasion in ('matrimonio', 'hijo', 'familiar', 'mudanza', 'hecho'));
alter table permiso_tipo add constraint permiso_tipo_plazo check (
  plazo_meses between 1 and 240 and (plazo_meses is null or ocasion is not null)
  and (prorroga_dias is null) = (prorroga_meses is null)
  and (prorroga_dias is null or (prorroga_dias > 0 and prorroga_meses > plazo_meses)));

-- Companies that loaded the catalogue before: ET arts. 37.3, 37.4, 46, 48.4 and 48 bis.
update permiso_tipo r
set minimo_meses = c.minimo_meses, maximo_meses = c.maximo_meses, ocasion = c.ocasion,
  plazo_meses = c.plazo_meses, prorroga_dias = c.prorroga_dias, prorroga_meses = c.prorroga_meses
from (values
  (4, 'matrimonio', null::integer, null::integer, 'matrimonio', null::integer, null::integer, null::integer),
  (4, 'enfermedad_familiar', null, null, 'familiar', null, null, null),
  (4, 'fallecimiento', null, null, 'familiar', null, null, null),
  (4, 'fallecimiento_desplazamiento', null, null, 'familiar', null, null, null),
  (4, 'traslado_domicilio', null, null, 'mudanza', null, null, null),
  (4, 'imposibilidad_acceso', null, null, 'hecho', null, null, null),
  (4, 'lactancia_acumulada', null, null, 'hijo', 9, null, null),
  (4, 'nacimiento_monoparental', null, null, 'hijo', 12, 28, 96),
  (4, 'ampliacion_nacimiento', null, null, 'hijo', null, null, null),
  (5, 'permiso_parental', null, null, 'hijo', 96, null, null),
  (5, 'cuidado_hijo', null, 36, 'hijo', 36, null, null),
  (5, 'cuidado_familiar', null, 24, 'familiar', null, null, null),
  (5, 'excedencia_voluntaria', 4, 60, null, null, null, null),
  (8, 'general', null, null, 'hijo', 12, 14, 96)
) c (pe_solicitud_tipo_id, codigo, minimo_meses, maximo_meses, ocasion, plazo_meses, prorroga_dias, prorroga_meses)
where r.pe_solicitud_tipo_id = c.pe_solicitud_tipo_id and r.codigo = c.codigo;

-- Years have leap days: three years are up to 1096 days, two 731, five 1827.
update permiso_tipo set limite = c.despues
from (values ('cuidado_hijo', 1095, 1096), ('cuidado_familiar', 730, 731), ('excedencia_voluntaria', 1825, 1827))
  c (clave, antes, despues)
where pe_solicitud_tipo_id = 5 and codigo = c.clave and limite = c.antes and unidad = 'naturales';

-- A company's own rules with a limit for each fact.
update permiso_tipo set ocasion = 'hecho'
where limite_por = 'hecho' and ocasion is null
  and not (pe_solicitud_tipo_id = 5 and codigo = 'excedencia_voluntaria');

-- A period of the longest leave.
alter table solicitud_periodo drop constraint solicitud_periodo_fechas;
alter table solicitud_periodo add constraint solicitud_periodo_fechas check (
  fecha_fin between fecha_inicio and fecha_inicio + 3660);
