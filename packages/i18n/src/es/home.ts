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
  birthdays: {
    day: "{{weekday}}, {{date}}",
    title: "Cumpleaños esta semana",
    today: "Hoy",
    none_title: "Nadie cumple años",
    none: "Esta semana no cumple años nadie de tu equipo.",
  },
} as const;
