/** Texts of `npm run doctor`: a fault, and what to do about it. */
export const doctorWords = {
  help: `Examina la instalación y dice qué falla y cómo arreglarlo: base de datos, relojes, disco, archivos,
registro horario, copias de seguridad, trabajos pendientes y configuración. No cambia nada. Termina
con 1 si algo falla. Funciona con el servidor en marcha o parado.

  npm run doctor [-- --rapido] [--idioma es]
      Con --rapido no lee los archivos ni el registro horario enteros.`,
  healthy: "Todo está en orden.",
  total: "Fallos: {{count}}.",
  faults: {
    migrations: {
      text: "Migraciones sin aplicar: {{count}} ({{names}}).",
      advice: "Arranca el servidor de esta versión: las aplica al empezar.",
    },
    unprotected: {
      text: "Tablas sin la protección entre empresas o con disparadores apagados: {{count}} ({{names}}).",
      advice: "Alguien las ha cambiado a mano. Restaura una copia o vuelve a activarlas.",
    },
    ledger: {
      text: "El registro horario no cuadra: {{count}} problemas.",
      advice: "npm run verify-ledger dice de quién y en qué apunte.",
    },
    clock_differs: {
      text: "Los relojes del servidor y de la base de datos difieren en {{seconds}} s.",
      advice: "Ponlos en hora con NTP: con más de un minuto no se admiten fichajes.",
    },
    clock_behind: {
      text: "El reloj va {{seconds}} s por detrás del último apunte.",
      advice: "Ponlo en hora. Si ya lo está: npm run verify-ledger -- --confirm-clock",
    },
    room_data: {
      text: "Quedan {{megabytes}} MB libres donde están los datos.",
      advice: "Haz sitio: la base de datos lo necesita para seguir.",
    },
    room_files: {
      text: "Quedan {{megabytes}} MB libres donde están los archivos.",
      advice: "Haz sitio: por debajo de 256 MB no se admiten archivos.",
    },
    files_missing: {
      text: "Archivos que faltan: {{count}} ({{names}}).",
      advice: "Recupéralos de una copia: están en su carpeta «files» con el mismo nombre.",
    },
    files_damaged: {
      text: "Archivos dañados: {{count}} ({{names}}).",
      advice: "Sustitúyelos por los de una copia y revisa el disco.",
    },
    files_orphaned: {
      text: "Archivos que nada usa: {{count}} ({{names}}).",
      advice: "Son restos de una interrupción o de una copia más antigua. Se pueden borrar.",
    },
    backup_none: {
      text: "No hay ninguna copia de seguridad.",
      advice: "npm run backup -- --to CARPETA, o BACKUP_TO para que se haga cada día.",
    },
    backup_old: {
      text: "La última copia de seguridad tiene {{hours}} horas.",
      advice: "Mira el registro del servidor y haz una: npm run backup",
    },
    backup_failed: {
      text: "La última copia de seguridad falló ({{reason}}).",
      advice: "Comprueba que la carpeta existe y tiene sitio, y repítela: npm run backup",
    },
    work_stuck: {
      text: "Trabajos que llevan más de una hora esperando: {{count}}.",
      advice: "Comprueba que el servidor está en marcha y mira su registro.",
    },
    work_dead: {
      text: "Trabajos abandonados tras muchos intentos: {{count}}.",
      advice: "El registro del servidor dice por qué; suele ser el correo (SMTP_URL).",
    },
    mails_held: {
      text: "Los correos y avisos están retenidos desde una restauración: {{count}} esperan.",
      advice: "Cuando esta instalación sea la buena: npm run release-mails",
    },
    seal_expires: {
      text: "Sellos que caducan en menos de 30 días: {{names}}.",
      advice: "La empresa tiene que subir otro certificado en la oficina.",
    },
    unwatched: {
      text: "Nadie recibe los puntos de control de: {{names}}.",
      advice: "npm run company -- set --empresa EMPRESA --correos-control CORREO",
    },
    address_plain: {
      text: "PUBLIC_URL no va cifrada: {{address}}.",
      advice: "Pon delante un proxy con TLS y una PUBLIC_URL con https.",
    },
    mail_unset: {
      text: "No hay servidor de correo: los correos se quedan en una carpeta.",
      advice: "Indica SMTP_URL.",
    },
    demo_accounts: {
      text: "Cuentas de demostración con contraseña conocida: {{count}}.",
      advice: "Para uso real empieza con DEMO=0 y una carpeta de datos vacía.",
    },
  },
} as const;
