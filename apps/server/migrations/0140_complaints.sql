-- The complaints mailbox (Rules COMPLAINTS-1 to COMPLAINTS-25). No sequence, no time of day and no
-- address: whoever reads these tables learns the day of a report and nothing of what it says.

-- A company's mailbox, once a handler has opened it.
create table buzon (
  empresa_id integer not null,
  -- HKDF salt of the keys that follow from the reporters' codes
  sal bytea not null,
  -- public half of the recovery key; the private half is printed once and kept nowhere
  clave_recuperacion bytea not null,
  abierto date not null,
  constraint buzon_pk primary key (empresa_id),
  constraint buzon_empresa foreign key (empresa_id) references empresa,
  constraint buzon_sal check (length(sal) = 32),
  constraint buzon_clave_recuperacion check (length(clave_recuperacion) = 32)
);
call proteger_tabla('buzon', 'select, insert, update');

-- Key pair of a handler; the private half is encrypted under a passphrase.
create table buzon_gestor (
  empresa_id integer not null,
  id uuid not null,
  trabajador_id integer not null,
  clave_publica bytea not null,
  clave_envuelta bytea not null,
  estado text not null,
  desde date not null,
  -- day of the last reminder
  avisado date,
  constraint buzon_gestor_pk primary key (empresa_id, id),
  constraint buzon_gestor_buzon foreign key (empresa_id) references buzon,
  constraint buzon_gestor_trabajador foreign key (empresa_id, trabajador_id) references trabajador,
  constraint buzon_gestor_clave check (length(clave_publica) = 32),
  constraint buzon_gestor_estado check (estado in ('pendiente', 'activa', 'retirada'))
);
create unique index buzon_gestor_uno on buzon_gestor (empresa_id, trabajador_id) where estado <> 'retirada';
call proteger_tabla('buzon_gestor', 'select, insert, update');

-- No reference to the company or its mailbox: the check would write the transaction's id of an anonymous
-- report into that row. Row security holds `empresa_id`.
create table denuncia (
  empresa_id integer not null,
  id uuid not null,
  anonima boolean not null,
  -- only of a named report
  trabajador_id integer,
  fecha_creacion date not null,
  estado text not null default 'recibida',
  -- public halves of the report's two keys, and what is sealed to the first one
  clave_compartida bytea not null,
  clave_interna bytea not null,
  contenido bytea not null,
  codigo_guardado boolean not null default false,
  -- day of the reporter's last content
  ultimo_contenido date not null,
  ultima_respuesta date,
  fecha_acuse date,
  fecha_decision date,
  fecha_investigacion date,
  instructor_id uuid,
  prorrogada date,
  reunion_pedida date,
  reunion_celebrada date,
  fecha_conclusion date,
  resultado text,
  -- address for neutral notices, encrypted for the mailer
  correo bytea,
  -- day of the last answer that this address knows of
  avisado date,
  constraint denuncia_pk primary key (empresa_id, id),
  constraint denuncia_trabajador foreign key (empresa_id, trabajador_id) references trabajador,
  constraint denuncia_instructor foreign key (empresa_id, instructor_id) references buzon_gestor,
  constraint denuncia_sin_autor check (anonima = (trabajador_id is null)),
  constraint denuncia_correo_anonima check (correo is null or anonima),
  constraint denuncia_estado check (
    estado in ('recibida', 'admitida', 'no_admitida', 'en_investigacion', 'concluida')),
  constraint denuncia_claves check (length(clave_compartida) = 32 and length(clave_interna) = 32),
  constraint denuncia_resultado check (resultado in ('archivo', 'fiscalia', 'expediente_sancionador')),
  constraint denuncia_conclusion check (
    (estado = 'concluida') = (resultado is not null)
    and (resultado is null) = (fecha_conclusion is null))
);
call proteger_tabla('denuncia', 'select, insert, update, delete');

-- HMAC of a report's code: all that the door sees.
create table denuncia_codigo (
  empresa_id integer not null,
  denuncia_id uuid not null,
  codigo_hash bytea not null,
  constraint denuncia_codigo_pk primary key (empresa_id, denuncia_id),
  constraint denuncia_codigo_hash unique (codigo_hash),
  constraint denuncia_codigo_denuncia foreign key (empresa_id, denuncia_id) references denuncia
);
call proteger_tabla('denuncia_codigo', 'select, insert, delete');
call abrir_a_la_puerta('denuncia_codigo', 'select');

-- A private key of a report, wrapped for its code, the recovery key or a handler (the id of the key).
create table denuncia_llave (
  empresa_id integer not null,
  denuncia_id uuid not null,
  clase text not null,
  destinatario text not null,
  envuelta bytea not null,
  constraint denuncia_llave_pk primary key (empresa_id, denuncia_id, clase, destinatario),
  constraint denuncia_llave_denuncia foreign key (empresa_id, denuncia_id) references denuncia,
  constraint denuncia_llave_clase check (clase in ('compartida', 'interna')),
  constraint denuncia_llave_interna check (clase = 'compartida' or destinatario <> 'codigo')
);
call proteger_tabla('denuncia_llave', 'select, insert, delete');

-- The thread, and the handlers' notes; `orden` counts within one report.
create table denuncia_mensaje (
  empresa_id integer not null,
  denuncia_id uuid not null,
  orden smallint not null,
  fecha date not null,
  clase text not null,
  autor text not null,
  tipo_mensaje text not null,
  contenido bytea not null,
  constraint denuncia_mensaje_pk primary key (empresa_id, denuncia_id, orden),
  constraint denuncia_mensaje_denuncia foreign key (empresa_id, denuncia_id) references denuncia,
  constraint denuncia_mensaje_clase check (clase in ('compartida', 'interna')),
  constraint denuncia_mensaje_autor check (autor in ('informante', 'gestor')),
  constraint denuncia_mensaje_tipo check (tipo_mensaje in ('mensaje', 'reunion', 'acta', 'acta_conforme',
    'acta_correccion', 'decision', 'conclusion', 'nota', 'prorroga')),
  constraint denuncia_mensaje_interno check (clase = 'compartida' or autor = 'gestor')
);
call proteger_tabla('denuncia_mensaje', 'select, insert, delete');

-- Files, sealed and padded. In the database: a file on disk has the minute of its writing.
create table denuncia_archivo (
  empresa_id integer not null,
  denuncia_id uuid not null,
  id uuid not null,
  fecha date not null,
  autor text not null,
  -- name and media type, sealed
  ficha bytea not null,
  contenido bytea not null,
  constraint denuncia_archivo_pk primary key (empresa_id, denuncia_id, id),
  constraint denuncia_archivo_denuncia foreign key (empresa_id, denuncia_id) references denuncia,
  constraint denuncia_archivo_autor check (autor in ('informante', 'gestor'))
);
call proteger_tabla('denuncia_archivo', 'select, insert, delete');

-- The log-book (Ley 2/2023 art. 26): one row for each report, kept after the report itself is deleted.
create table denuncia_registro (
  empresa_id integer not null,
  denuncia_id uuid not null,
  anonima boolean not null,
  fecha_creacion date not null,
  fecha_acuse date,
  fecha_decision date,
  admitida boolean,
  fecha_investigacion date,
  prorrogada date,
  fecha_conclusion date,
  resultado text,
  fecha_borrado date,
  motivo_borrado text,
  constraint denuncia_registro_pk primary key (empresa_id, denuncia_id),
  constraint denuncia_registro_borrado check ((fecha_borrado is null) = (motivo_borrado is null)),
  constraint denuncia_registro_motivo check (motivo_borrado in ('retirada', 'sin_actuaciones', 'plazo'))
);
call proteger_tabla('denuncia_registro', 'select, insert, update, delete');
