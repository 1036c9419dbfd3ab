-- Payslips whose figures a certificate states: withdrawing one of them voids the certificate.
create table certificado_nomina (
  empresa_id integer not null,
  certificado_id integer not null,
  nomina_id integer not null,
  constraint certificado_nomina_pk primary key (empresa_id, certificado_id, nomina_id),
  constraint certificado_nomina_certificado foreign key (empresa_id, certificado_id) references certificado,
  constraint certificado_nomina_nomina foreign key (empresa_id, nomina_id) references nomina
);
create index certificado_nomina_por_nomina on certificado_nomina (empresa_id, nomina_id);
call proteger_tabla('certificado_nomina', 'select, insert');

-- Certificates of income made before: all payslips of their year with figures that were out by then.
insert into certificado_nomina (empresa_id, certificado_id, nomina_id)
select c.empresa_id, c.id, n.id
from certificado c
join nomina n on n.empresa_id = c.empresa_id and n.trabajador_id = c.trabajador_id
  and n.anyo = c.anyo and n.publicada_en <= c.emitido_en and n.total_percibir is not null
where c.tipo_certificado = 'ingresos';
