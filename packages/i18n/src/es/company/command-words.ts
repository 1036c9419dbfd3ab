export const commandWords = {
  create: {
    made: "Empresa «{{company}}» creada (id {{id}}). Su dirección es /{{slug}} bajo PUBLIC_URL.",
    recording: "El tiempo se registra desde el {{date}}; para otro primer día:",
    invited:
      "{{email}} recibirá un correo con un enlace que vale 7 días; los correos salen mientras el servidor está en marcha.",
    has_account: "{{email}} ya tiene una cuenta y entra con ella.",
    recipients:
      "Los puntos de control firmados del registro horario se envían a {{emails}}, que los conservan.",
    no_recipients:
      "AVISO: nadie recibe los puntos de control firmados del registro horario. Quien administre la base de datos podría reescribir los registros sin que se notase. Indica a alguien de fuera con set --correos-control (docs/ledger-checks.md).",
    next: "Siguiente paso: {{command}}",
  },
  import: { unchanged: "No se ha importado nada. Espera un momento y repite la orden." },
  invite: {
    sent: "Invitaciones enviadas: {{count}}. Los correos salen mientras el servidor está en marcha; los enlaces valen 7 días.",
    state: {
      sin_invitar: "sin invitar",
      invitado: "invitada",
      caducado: "caducada",
      activado: "activa",
    },
  },
  show: {
    address: "Dirección",
    cif: "CIF",
    language: "Idioma",
    zone: "Zona horaria",
    recording: "Registro desde",
    modules: "Módulos",
    workers: "Trabajadores",
    supervisors: "Supervisores",
    administrators: "Administradores",
    inactive: "Sin activar",
    all: "todos",
    none: "ninguno",
  },
  set: {
    done: "Guardado: {{name}} = {{value}}.",
    nothing: "nada",
    yes: "sí",
    no: "no",
    kind: "Guardado: tipo de fichaje {{name}}.",
    kind_off: "Guardado: el tipo de fichaje {{name}} ya no se ofrece.",
    pause: "Guardado: pausa {{name}}.",
    pause_off: "Guardado: la pausa {{name}} ya no se ofrece.",
    time_class: "Guardado: el tiempo de {{name}} cuenta como {{value}}.",
    unknown_kind: "No hay ningún tipo de fichaje ni pausa {{name}}. Los que hay: {{names}}.",
  },
  second_factor: {
    no_person: "En «{{company}}» nadie entra con {{email}}.",
    check_email: "Comprueba el correo: es el de la cuenta.",
    off: "{{email}} no tiene segundo factor: no hay nada que quitar.",
    removed: "Quitado: {{email}} vuelve a entrar solo con la contraseña.",
    told: "Un correo avisa a esa persona; los correos salen mientras el servidor está en marcha.",
  },
} as const;
