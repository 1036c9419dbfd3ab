-- Levels of the rules of rest and working time; a rule without a row has its default (Rule SHIFTS-28).
create table turno_norma (
  empresa_id integer not null,
  norma text not null,
  nivel text not null,
  constraint turno_norma_pk primary key (empresa_id, norma),
  constraint turno_norma_empresa foreign key (empresa_id) references empresa,
  constraint turno_norma_norma check (norma in ('descanso_diario', 'descanso_semanal', 'jornada_diaria',
    'jornada_semanal', 'noches_media', 'noches_seguidas', 'menores_noche', 'menores_jornada',
    'pausa_jornada')),
  constraint turno_norma_nivel check (nivel in ('dura', 'blanda', 'ninguna'))
);
call proteger_tabla('turno_norma', 'select, insert, update');
