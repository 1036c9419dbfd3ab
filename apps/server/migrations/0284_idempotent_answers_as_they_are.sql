-- The answer of a punch has some three kilobytes and is deleted soon: to compress it takes longer than to write it.
alter table respuesta_idempotente set (toast_tuple_target = 8160);
