export const signatures = {
  none: "No tienes documentos para firmar",
  none_text: "Cuando tu empresa te pida una firma, el documento aparecerá aquí y te avisaremos.",
  all_done: "No tienes nada pendiente de firmar.",
  important: "Importante",
  back: "Volver a la lista",
  words: "Tu empresa añade",
  download: "Descargar",
  copy_of: "Copia firmada de {{title}}",
  not_open: "Este documento ya no se puede abrir.",
  read_only:
    "En una sesión cedida solo se puede consultar: únicamente la propia persona puede leer, firmar o rechazar.",
  history: "Qué ha pasado",
  state: {
    pendiente: "Pendiente",
    firmado: "Firmado",
    rechazado: "Rechazado",
    anulado: "Anulado",
    caducado: "Caducado",
  },
  group: {
    pendiente: "Pendientes de firmar",
    cerrado: "Firmados y cerrados",
  },
  row: {
    sign: "Leer y firmar",
    asked: "Recibido el {{when}}",
    until: "Puedes firmar hasta el {{day}}",
    expired: "Se podía firmar hasta el {{day}}",
    signed: "Firmado el {{when}}",
    rejected: "Rechazado el {{when}}",
  },
  panel: {
    title: "Cómo firmar, paso a paso",
    signed: "Documento firmado",
  },
  step: {
    read: "Lee el documento",
    sign: "Firma con un código",
    copy: "Guarda tu copia",
    done: "Hecho el {{when}}",
  },
  read: {
    text: "Tómate tu tiempo: recorre todas las páginas hasta el final. Leer no te compromete a nada.",
    progress: "Páginas leídas",
    seen_one: "Has visto {{seen}} de {{total}} página",
    seen_other: "Has visto {{seen}} de {{total}} páginas",
    action: "He leído el documento",
  },
  gap: {
    loading: "Espera a que se muestre el documento.",
    unsafe:
      "Tu navegador no puede comprobar el documento en esta conexión. Abre el portal con una dirección que empiece por https.",
    other:
      "El archivo que ha llegado no es el que se tiene que firmar. Vuelve a abrir la página y, si sigue igual, avisa a tu empresa.",
    pages_one: "Te falta 1 página por ver: baja hasta su final.",
    pages_other: "Te faltan {{count}} páginas por ver: baja hasta el final de cada una.",
  },
  sign: {
    declare:
      "Al firmar confirmas que has leído «{{title}}» y que estás de acuerdo con su contenido.",
    action: "Firmar el documento",
    done: "Has firmado el documento.",
    not_now: "En este momento no se puede firmar este documento. Pregunta a tu empresa.",
  },
  copy: {
    making:
      "Estamos preparando tu copia firmada. Puedes salir de esta página: te avisaremos cuando esté lista.",
    ready: "Tu copia firmada está lista. Incluye una hoja con las pruebas de la firma.",
    download: "Descargar la copia firmada",
  },
  reject: {
    intro: "¿No estás de acuerdo con el documento? Puedes rechazarlo y explicar por qué.",
    open: "Rechazar el documento",
    title: "¿Rechazar el documento?",
    text: "Tu empresa recibirá tu rechazo de «{{title}}» con el motivo. Después ya no podrás firmarlo; si cambias de opinión, tendrá que enviártelo otra vez.",
    reason: "Motivo",
    hint: "Tu empresa lo leerá y quedará en el historial del documento.",
    required: "Explica por qué lo rechazas.",
    action: "Rechazar",
    done: "Has rechazado el documento.",
  },
  closed: {
    rechazado: "Rechazaste este documento",
    rechazado_text: "Tu empresa ha recibido tu motivo. El documento ya no se puede firmar.",
    anulado: "Tu empresa ha anulado este documento",
    anulado_text: "Ya no hace falta que lo firmes.",
    caducado: "El plazo para firmar ha terminado",
    caducado_text:
      "Ya no se puede firmar. Si todavía hace falta, tu empresa te lo enviará otra vez.",
  },
  meaning: {
    title: "Qué significa firmar aquí",
    code: "Es una firma electrónica simple: confirmas con un código de un solo uso, que solo llega a tu correo, que el documento lo firmas tú.",
    seal: "Después, tu empresa cierra el PDF con su sello electrónico: cualquier cambio posterior, aunque sea de una letra, se nota.",
    evidence:
      "La copia firmada lleva una hoja con las pruebas: quién, cuándo, desde qué dirección y dispositivo, y la huella del archivo que has leído.",
    simple:
      "No es una firma electrónica avanzada ni cualificada, como la del DNI electrónico. Tu empresa la usa para documentos en los que basta la firma simple.",
  },
  event: {
    solicitado: "Tu empresa pidió la firma",
    abierto: "Se abrió el documento",
    leido: "Leído hasta el final",
    codigo_enviado: "Código enviado por correo",
    codigo_erroneo: "Código equivocado",
    firmado: "Firmado",
    sellado: "Copia sellada por la empresa",
    rechazado: "Rechazado",
    anulado: "Anulado por la empresa",
    caducado: "Terminó el plazo para firmar",
    recordado: "Recordatorio enviado",
  },
} as const;
