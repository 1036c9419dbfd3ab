/** Help of `npm run company`: what each command does; `values` stand in its syntax. */
export const commandHelp = {
  intro: "Trae empresas a Atrio. Funciona con el servidor en marcha o parado.",
  language:
    "Todas admiten --idioma es|en|fr|pt: el idioma de sus respuestas; si falta, el de la empresa y, si no, español.",
  create:
    "Crea una empresa. Quien la administra recibe un correo para activar su cuenta; las direcciones de --correos-control reciben los puntos de control firmados del registro horario (sin la opción, se preguntan).",
  import:
    "Importa festivos, centros, horarios, trabajadores y supervisiones de archivos CSV o XLSX: primero una vista previa y, tras un sí, todo o nada. Repetirlo actualiza.",
  invite:
    "Envía a quien no tiene contraseña un enlace para activar su cuenta: a quien nunca se ha invitado y a quien se le ha caducado; con --otra-vez, a todos. --ver muestra el estado de cada persona.",
  template: "Escribe un libro vacío con todas las hojas y columnas.",
  payslips:
    "Recoge un PDF, o un ZIP de PDF, con muchas nóminas: lo corta por el NIF de cada página y dice qué es seguro. Solo se publican las seguras; las demás las revisa la administración.",
  review:
    "Muestra las hojas que esperan, con el motivo, lo leído y de quién podrían ser. En un terminal pregunta por cada una; con opciones acepta a la persona encontrada, dice de quién es una hoja (NIF o número de la persona) o la descarta, y publica los lotes que ha tocado.",
  withdraw:
    "Retira una nómina publicada: se avisa a su destinatario y los certificados que salieron de ella quedan anulados.",
  operator:
    "Permite a alguien de la administración de una empresa gestionar la instalación entera en «Instalación»: empresas, copias, examen y correos retenidos. Con --quitar deja de poder. create lo hace al crear la empresa con --gestor-instalacion.",
  second_factor:
    "Para quien ha perdido el móvil y los códigos de recuperación cuando nadie más de la administración puede ayudar: la contraseña sola vuelve a abrir la cuenta y un correo avisa a su titular.",
  set: "Cambia ajustes: aspecto, nombre, contacto, bienvenida, primer día del registro, módulos, fichaje y opciones. docs/company.md los nombra todos; set sin ninguno los enumera.",
  list: "Muestra las empresas.",
  show: "Muestra una empresa con sus ajustes y recuentos.",
  more: "docs/company.md explica las columnas; docs/samples tiene archivos de ejemplo.",
  values: {
    NAME: "NOMBRE",
    SURNAME: "APELLIDO",
    EMAIL: "CORREO",
    FILE: "ARCHIVO",
    CODE: "CÓDIGO",
    NUMBER: "NÚMERO",
    REASON: "MOTIVO",
  },
} as const;
