-- Notice of changes of published shifts is one more rule (Rule SHIFTS-29).
alter table turno_norma
  drop constraint turno_norma_norma,
  add constraint turno_norma_norma check (norma in ('descanso_diario', 'descanso_semanal', 'jornada_diaria',
    'jornada_semanal', 'noches_media', 'noches_seguidas', 'menores_noche', 'menores_jornada',
    'pausa_jornada', 'preaviso'));
