export const noticePreferences = {
  read_only: "Esta sesión es solo de consulta: no se puede cambiar nada.",
  failed: "No se ha podido guardar el cambio",
  channel: {
    portal: "Portal",
    correo: "Correo",
    push: "Dispositivos",
  },
  kinds: {
    title: "Qué avisos recibes y por dónde",
    text: "En el portal los tienes siempre. Elige cuáles quieres recibir además por correo o en tus dispositivos: cada cambio se guarda al momento.",
    caption: "Avisos y canales por los que los recibes",
    about: "Tema",
    always: "Siempre",
    switch: "{{kind}}: {{channel}}",
  },
  kind: {
    solicitud: {
      name: "Solicitudes",
      text: "Vacaciones, ausencias y gastos: los tuyos y los que te toca aprobar.",
    },
    fichaje: {
      name: "Fichajes",
      text: "Cambios de otra persona en tus fichajes y jornadas sin cerrar.",
    },
    correccion: {
      name: "Correcciones",
      text: "Correcciones del registro horario, pedidas y resueltas.",
    },
    cierre_mes: {
      name: "Cierre de mes",
      text: "Cierres solicitados, resueltos y meses que se reabren.",
    },
    bolsa_horas: {
      name: "Bolsa de horas",
      text: "Incidencias nuevas y cómo se resuelven.",
    },
    turnos: {
      name: "Turnos",
      text: "Turnos que se publican, cambian o se retiran.",
    },
    nomina: {
      name: "Nóminas",
      text: "Cada vez que se publica una.",
    },
    documento: {
      name: "Documentos",
      text: "Lo que la empresa comparte contigo y la respuesta a lo que subes.",
    },
    firma: {
      name: "Firmas",
      text: "Documentos que esperan tu firma y copias ya firmadas.",
    },
    cuenta_bancaria: {
      name: "Cuentas bancarias",
      text: "Cambios en las cuentas donde cobras.",
    },
    acceso: {
      name: "Accesos a tu cuenta",
      text: "Cuando alguien de administración abre el portal en tu lugar.",
    },
    comunicado: {
      name: "Comunicados",
      text: "Lo que tu empresa cuenta a la plantilla.",
    },
  },
  lock: {
    legal: "El correo llega siempre: es una comunicación con efectos legales.",
    seguridad: "El correo llega siempre, por tu seguridad.",
  },
  times: {
    title: "Cuándo te llegan",
    disconnect: "Desconexión digital",
    disconnect_text:
      "Fuera de tu horario y en tus vacaciones y ausencias aprobadas no recibes correos ni avisos en tus dispositivos, salvo lo urgente. Si pasas varios días sin trabajar, los correos te esperan en un resumen: solo llegan los que tienen efectos legales.",
    frequency: "Correos que no son urgentes",
    al_momento: "Al momento",
    al_momento_text: "Un correo por cada aviso.",
    diario: "Resumen diario",
    diario_text: "Un solo correo cada día a las 8:00.",
    semanal: "Resumen semanal",
    semanal_text: "Un solo correo los lunes a las 8:00.",
    urgent: "Lo urgente, como un cambio en tus cuentas bancarias, llega siempre al momento.",
  },
  quiet: {
    title: "Horas de silencio",
    text: "Entre estas horas no recibes correos ni avisos en tus dispositivos, salvo los urgentes.",
    zone: "Son horas de {{zone}}.",
    on: "Usar horas de silencio",
    from: "Desde las",
    to: "Hasta las",
    next_day: "Del día siguiente",
    days: "Días en que empiezan",
    required: "Indica una hora.",
    same: "Tiene que ser distinta de la hora de inicio.",
    none: "Elige al menos un día.",
    unsaved: "Tienes cambios sin guardar.",
    discard: "Descartar",
    saved: "Horas de silencio guardadas",
  },
  devices: {
    title: "Tus dispositivos",
    list: "Reciben tus avisos",
    none: "Todavía ninguno.",
    app: "App · {{name}}",
    here: "Este dispositivo",
    since: "Desde el {{date}}",
    unused: "Aún no ha recibido ninguno",
    used: "Último aviso: {{when}}",
    test: "Probar",
    test_of: "Probar {{name}}",
    tested: "Aviso de prueba enviado",
    test_failed: "No se ha podido enviar la prueba",
    remove: "Quitar",
    remove_of: "Quitar {{name}}",
    removed: "El dispositivo ya no recibe avisos",
    remove_failed: "No se ha podido quitar el dispositivo",
  },
  here: {
    on: "Este dispositivo recibe tus avisos",
    on_text:
      "Te llegan aunque el portal esté cerrado. Solo muestran un título, nunca cifras ni nombres.",
    off: "Recibe avisos en este dispositivo",
    off_text:
      "Te llegarán aunque el portal esté cerrado. Solo muestran un título, nunca cifras ni nombres.",
    blocked: "Los avisos están bloqueados en este navegador",
    blocked_text:
      "Pulsa el icono que hay junto a la dirección de la página, permite las notificaciones y vuelve aquí.",
    install: "Antes, añade el portal a la pantalla de inicio",
    install_text:
      "En el iPhone y el iPad, pulsa Compartir en Safari, elige «Añadir a pantalla de inicio» y abre el portal desde allí.",
    unsupported: "Este navegador no admite avisos",
    unsupported_text:
      "Prueba con otro navegador o con una ventana que no sea privada. Por correo y en el portal los recibes igual.",
    activate: "Activar en este dispositivo",
    activated: "Este dispositivo ya recibe tus avisos",
    not_allowed: "No has dado permiso: este dispositivo no recibirá avisos",
    failed: "No se han podido activar los avisos",
    no_service:
      "El servicio de avisos del navegador no responde. Comprueba tu conexión y que no sea una ventana privada.",
  },
  app: {
    title: "Este dispositivo quiere recibir avisos",
    text: "Has abierto el portal desde la app. Si el dispositivo es tuyo, confírmalo y tus avisos llegarán a él.",
    confirm: "Es mío: recibir avisos",
  },
} as const;
