/** The page of the privacy policy, and the product's own text for companies that wrote none. */
export const privacyPolicy = {
  title: "Política de privacidad",
  of: "Política de privacidad de {{company}}",
  home: "Ir al inicio",
  languages: "Idioma",
  contents: "Contenido",
  print: "Imprimir",
  in_force: "En vigor desde el {{date}}",
  was_in_force: "Versión anterior, en vigor desde el {{date}}",
  product: "Texto general del portal: la empresa no ha publicado uno propio.",
  other_language: "La empresa ha publicado este texto en otro idioma: {{language}}.",
  current: "Ver la versión en vigor",
  missing: "No existe esa versión",
  missing_text: "Puede que el enlace esté incompleto o que la versión aún no esté en vigor.",
  versions: "Versiones",
  version: "Versión {{number}}, desde el {{date}}",
  shown: "la que estás viendo",
  loading: "Cargando la política de privacidad",
  default: {
    company: "la empresa para la que trabajas",
    contact: "Puedes contactar con ella en {{contact}}.",
    contact_elsewhere:
      "Sus datos de contacto figuran en la tarjeta «Información de interés» de la página de inicio del portal.",
    text: `## Quién es el responsable de tus datos

El responsable del tratamiento es **{{company}}**, que utiliza este portal para gestionar su relación laboral contigo. {{contact}} Si la empresa ha designado un delegado de protección de datos, te indicará cómo localizarlo por esa misma vía.

El proveedor del portal actúa como encargado del tratamiento: solo trata los datos por cuenta de la empresa y siguiendo sus instrucciones (art. 28 del RGPD).

## Qué datos tratamos y para qué

- **Datos personales y de contacto:** identificarte, saber dónde trabajas y poder localizarte.
- **Foto:** que tus compañeros te reconozcan, si decides subir una.
- **Cuentas bancarias:** pagarte la nómina donde tú indiques. El IBAN se guarda cifrado.
- **Registro de jornada:** entradas, salidas y pausas, con la dirección IP y, solo si la compartes al fichar, la ubicación de ese momento.
- **Ausencias y solicitudes:** tramitar vacaciones, permisos, bajas y gastos, con sus justificantes.
- **Salud:** las bajas y los justificantes médicos, únicamente lo necesario para gestionarlos. Tus compañeros solo ven que estás ausente, nunca el motivo.
- **Nóminas, contratos y Modelo 145:** pagarte, cumplir con Hacienda y la Seguridad Social y entregarte tus documentos.
- **Firmas electrónicas:** pedirte una firma y conservar la prueba de que firmaste.
- **Comunicaciones y notificaciones:** informarte de lo que te afecta, por los canales que elijas y, si los añades, en tus dispositivos, y saber qué se ha leído.
- **Seguridad:** inicios de sesión, dispositivos y accesos a tus datos, para proteger tu cuenta.

No utilizamos tus datos para publicidad ni tomamos decisiones que te afecten significativamente solo por medios automatizados.

## Con qué base legal

- **Tu contrato de trabajo** (art. 6.1.b del RGPD): nóminas, ausencias, documentos y comunicaciones.
- **Obligaciones legales** (art. 6.1.c del RGPD): el registro diario de jornada (art. 34.9 del Estatuto de los Trabajadores, introducido por el Real Decreto-ley 8/2019), las obligaciones fiscales y con la Seguridad Social y el canal de denuncias (Ley 2/2023).
- **Obligaciones en materia laboral y de protección social** (art. 9.2.b del RGPD): los datos de salud que exige la gestión de las bajas.
- **Tu consentimiento** (art. 6.1.a del RGPD): la foto, los avisos en tus dispositivos y la ubicación al fichar. Puedes retirarlo cuando quieras.
- **El interés legítimo** (art. 6.1.f del RGPD): la seguridad del portal.

## Cuánto tiempo los conservamos

- **Datos laborales:** mientras trabajes en la empresa y 5 años más.
- **Registro de jornada:** al menos 4 años desde cada día.
- **Denuncias que no dan lugar a una investigación:** 3 meses.
- **Imágenes de videovigilancia,** si la empresa las capta: 1 mes.
- **Lo que aportas voluntariamente,** como la foto: hasta que lo retires o dejes la empresa.

Pasados esos plazos, los datos se eliminan, salvo que deban conservarse bloqueados para atender reclamaciones.

## Quién puede verlos

Dentro de la empresa, cada persona ve solo lo que necesita: tú, todo lo tuyo; tus supervisores, lo que precisan para organizar el trabajo y resolver tus solicitudes; la administración de personal, lo que requiere su función.

Fuera de la empresa se comunican, cuando corresponde, a la Agencia Tributaria, la Seguridad Social, la Inspección de Trabajo, los juzgados, las entidades bancarias que pagan la nómina, la mutua y la representación legal de los trabajadores, en los casos y con el alcance que prevé la ley.

Si activas los avisos en un dispositivo, los entrega el servicio de notificaciones de tu navegador o de tu teléfono (como Apple, Google o Mozilla), que puede estar fuera de la Unión Europea. Solo llevan un título, sin nombres ni cifras.

## Canal de denuncias

Las comunicaciones al canal interno de información se tratan según la Ley 2/2023: pueden ser anónimas, la identidad de quien informa es confidencial y solo acceden a ellas las personas autorizadas para gestionarlas. Nadie puede sufrir represalias por informar de buena fe.

## Tus derechos

Puedes pedir a la empresa el **acceso** a tus datos, su **rectificación** o **supresión**, la **limitación** de su tratamiento y su **portabilidad**, así como **oponerte** a él. La empresa debe responderte en el plazo de un mes.

En la pestaña «Privacidad» de tu [perfil](/personalArea?vista=privacidad) ves qué datos hay, quién los ha consultado y puedes descargar una copia.

## Reclamar ante la autoridad de control

Si consideras que no se han respetado tus derechos, puedes presentar una reclamación ante la **Agencia Española de Protección de Datos**, C/ Jorge Juan, 6, 28001 Madrid, [www.aepd.es](https://www.aepd.es).

## Cookies y almacenamiento en tu navegador

El portal solo guarda en tu navegador lo imprescindible para funcionar: tu sesión, el idioma, el tema y algunas preferencias. No hay cookies publicitarias ni de seguimiento.`,
  },
} as const;
