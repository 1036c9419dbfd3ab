/** Data stored about a person, in their words: the privacy tab and the archive they download. */
export const privacyWords = {
  kinds: {
    perfil: {
      name: "Datos personales y de contacto",
      purpose: "Saber quién eres, dónde trabajas y cómo localizarte.",
    },
    foto: {
      name: "Foto",
      purpose: "Que tus compañeros te reconozcan en listas, organigramas y avisos.",
    },
    cuentas: {
      name: "Cuentas bancarias y repartos",
      purpose: "Pagarte la nómina donde tú indiques.",
    },
    contratos: { name: "Contratos", purpose: "Acreditar las condiciones de tu trabajo." },
    salario: {
      name: "Salario",
      purpose: "Calcular tu nómina y los límites de gastos y anticipos.",
    },
    horarios: {
      name: "Horarios, centros y supervisores",
      purpose: "Saber cuándo y dónde trabajas y quién aprueba tus solicitudes.",
    },
    turnos: {
      name: "Turnos",
      purpose: "Planificar tus turnos, con lo que pides sobre ellos y tu disponibilidad.",
    },
    fichajes: {
      name: "Registro de jornada",
      purpose:
        "Llevar el registro diario de tu jornada, con la ubicación si la compartes al fichar.",
    },
    proyectos: {
      name: "Proyectos",
      purpose:
        "Saber a qué proyectos se dedica tu tiempo y aprobarlo, con los proyectos que tienes asignados.",
    },
    cambios_fichaje: {
      name: "Cambios en tus fichajes",
      purpose: "Que conste quién cambió un fichaje tuyo, por qué y qué respondiste.",
    },
    bolsa_horas: {
      name: "Bolsa de horas",
      purpose: "Compensar las horas que haces de más o de menos.",
    },
    saldos: {
      name: "Movimientos de saldos",
      purpose: "Explicar cómo se ha llegado a tus saldos de horas, vacaciones y permisos.",
    },
    solicitudes: {
      name: "Solicitudes",
      purpose: "Tramitar tus vacaciones, permisos, bajas, gastos y cierres de mes.",
    },
    justificantes: {
      name: "Justificantes de solicitudes",
      purpose: "Acreditar lo que pides. Los médicos solo los abre la administración.",
    },
    nominas: { name: "Nóminas", purpose: "Pagarte y entregarte el recibo de salarios." },
    prenomina: {
      name: "Datos entregados a la gestoría",
      purpose:
        "Preparar tu nómina: las ausencias, horas, gastos y cambios de cada mes que se entregan a quien la hace.",
    },
    documentos: {
      name: "Documentos personales",
      purpose: "Guardar lo que subes o lo que la empresa te entrega.",
    },
    firmas: {
      name: "Documentos para firmar",
      purpose: "Pedirte una firma y conservar la prueba de que firmaste.",
    },
    modelo145: {
      name: "Modelo 145",
      purpose: "Calcular la retención del IRPF. Las respuestas se guardan cifradas.",
    },
    certificados: {
      name: "Certificados",
      purpose: "Entregarte los certificados que pides y poder comprobar que son auténticos.",
    },
    notificaciones: { name: "Avisos", purpose: "Avisarte de lo que te afecta." },
    avisos: {
      name: "Dispositivos y preferencias de aviso",
      purpose: "Avisarte por los canales, en los dispositivos y a las horas que elijas.",
    },
    suscripciones: {
      name: "Suscripciones de calendario",
      purpose: "Mostrar tu calendario en las aplicaciones que hayas conectado.",
    },
    sesiones: {
      name: "Sesiones abiertas",
      purpose: "Proteger tu cuenta: dispositivo, dirección IP y hora de cada sesión.",
    },
    segundo_factor: {
      name: "Verificación en dos pasos",
      purpose:
        "Proteger tu cuenta: desde cuándo está activada y cuántos códigos de recuperación te quedan. El resto se guarda cifrado y no se muestra.",
    },
    accesos: {
      name: "Accesos a tus datos",
      purpose: "Que puedas ver quién ha abierto tus documentos o ha cambiado tus datos.",
    },
  },
  bases: {
    contract: "Tu contrato de trabajo (art. 6.1.b del RGPD)",
    law: "Una obligación legal de la empresa (art. 6.1.c del RGPD)",
    consent: "Tu consentimiento, que puedes retirar cuando quieras (art. 6.1.a del RGPD)",
    interest: "El interés legítimo en la seguridad del portal (art. 6.1.f del RGPD)",
  },
  terms: {
    employment: "Mientras trabajes en la empresa y 5 años más",
    records: "{{years}} años desde cada día",
    own: "Hasta que la quites o dejes la empresa",
    session: "Hasta que la sesión se cierra o caduca",
    factor: "Hasta que la desactives",
    chosen: "Hasta que los quites o dejes la empresa",
  },
  readings: {
    nomina: "Nómina",
    nomina_lote: "Hoja de nómina en revisión",
    documento: "Documento",
    contrato: "Contrato",
    calendario: "Calendario laboral",
    firma: "Documento para firmar",
    certificado: "Certificado",
    modelo145: "Modelo 145",
    justificante: "Justificantes de una solicitud",
    hoja: "Registro de jornada",
    portal: "Tu portal, en una sesión cedida",
    saldo: "Saldo de vacaciones o permisos",
    foto: "Foto",
    email_avisos: "Dirección para los correos de tu equipo",
    segundo_factor: "Verificación en dos pasos",
    datos: "Todos tus datos",
    administracion: "Acceso a la administración",
    ficha: "Ficha de trabajo: alta, centro, horario, responsables o permisos",
    clave: "Enlace para tu contraseña",
    otro: "Datos personales",
  },
  archive: {
    name: "mis-datos",
    readme: "LEEME",
    title: "Tus datos en el portal de {{company}}",
    made: "Copia de {{name}} del {{date}}.",
    format:
      "Cada archivo está en formato JSON, que se abre con cualquier editor de texto. Las fechas con hora están en UTC. De las cuentas bancarias solo aparecen las últimas cifras; el número completo está en tu perfil.",
    elsewhere:
      "De los documentos, justificantes, nóminas y certificados aparece la lista; los archivos se descargan en su página del portal.",
    files: "Archivos:",
    rights:
      "Tienes derecho a pedir a tu empresa que corrija o borre tus datos, a limitar su uso u oponerte a él y a reclamar ante la Agencia Española de Protección de Datos (www.aepd.es).",
  },
} as const;
