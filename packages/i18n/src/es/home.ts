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
      "Cada paso lleva a su página. Esta tarjeta desaparece cuando toda la plantilla está invitada.",
    go: "Empezar",
    goOf: "Empezar: {{name}}",
    done: "Hecho",
    open: "Pendiente",
    step: {
      aspecto: {
        name: "Pon el logotipo y el color",
        text: "Se ven en la página de acceso y en la parte superior del portal.",
      },
      contacto: {
        name: "Indica a quién preguntar",
        text: "El contacto y el teléfono aparecen en el inicio de todas las personas.",
      },
      festivos: {
        name: "Confirma los festivos",
        text: "Te proponemos los de tu comunidad autónoma; tú añades los locales.",
      },
      horarios: {
        name: "Dibuja los horarios",
        text: "De ellos salen las horas previstas y lo que cuesta cada día de vacaciones.",
      },
      personas: {
        name: "Trae a tu plantilla",
        text: "Con una hoja de cálculo, de una vez: antes de guardar ves qué va a cambiar y arreglas lo que esté mal.",
      },
      invitaciones: {
        name: "Invita a activar las cuentas",
        text: "Cada persona recibe un correo con un enlace que vale 7 días.",
      },
      puntos_control: {
        name: "Decide quién guarda los puntos de control",
        text: "Cada día reciben por correo la firma del registro horario: con ella se demuestra que nadie lo ha cambiado.",
      },
    },
  },
  actions: {
    holidays: "Pedir vacaciones",
    signing: "Corregir un fichaje",
    expense: "Añadir un gasto",
  },
  birthdays: {
    day: "{{weekday}}, {{date}}",
    title: "Cumpleaños esta semana",
    today: "Hoy",
    none_title: "Nadie cumple años",
    none: "Esta semana no cumple años nadie de tu equipo.",
  },
} as const;
