export const home = {
  title: "Inicio",
  greeting: {
    morning: "Buenos días, {{name}}",
    afternoon: "Buenas tardes, {{name}}",
    evening: "Buenas noches, {{name}}",
  },
  welcome: {
    hide: "Ocultar mensaje de bienvenida",
    show: "Mostrar mensaje de bienvenida",
    failed: "No se ha podido guardar el cambio.",
  },
  info: {
    title: "Información de interés",
    contact: "Contacto de la empresa",
    phone: "Teléfono de la empresa",
    insurer: "Mutua",
    centre: "Centro de trabajo",
    department: "Departamento",
    schedule: "Horario de hoy",
    none: "Tu empresa todavía no ha indicado ningún dato.",
  },
  first_steps: {
    title: "Primeros pasos de tu empresa",
    intro:
      "Estos pasos se hacen con comandos en el servidor. Si no lo administras tú, pásalos a quien lo haga. Esta tarjeta desaparece cuando toda la plantilla está invitada.",
    done: "Hecho",
    open: "Pendiente",
    step: {
      personas: {
        name: "Importa los datos de tu plantilla",
        text: "El primer comando crea una hoja de cálculo para centros, festivos, horarios, personas y saldos. Rellénala e impórtala: antes de guardar nada verás lo que va a cambiar.",
      },
      invitaciones: {
        name: "Invita a activar las cuentas",
        text: "Cada persona recibe un correo con un enlace que vale 7 días.",
      },
      contacto: {
        name: "Indica a quién preguntar",
        text: "El contacto y el teléfono aparecen en el inicio de todas las personas.",
      },
      aspecto: {
        name: "Pon el logotipo y el color",
        text: "Se ven en la página de acceso y en la parte superior del portal.",
      },
      puntos_control: {
        name: "Decide quién guarda los puntos de control",
        text: "Cada día reciben por correo la firma del registro horario: con ella se demuestra que nadie lo ha cambiado.",
      },
    },
  },
  birthdays: {
    day: "{{weekday}}, {{date}}",
    title: "Cumpleaños esta semana",
    today: "Hoy",
    none_title: "Nadie cumple años",
    none: "Esta semana no cumple años nadie de tu equipo.",
  },
} as const;
