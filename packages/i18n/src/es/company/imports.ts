export const imports = {
  where: {
    sheet: "hoja «{{sheet}}»",
    line: "línea {{line}}",
    column: "columna «{{column}}»",
  },
  tables: {
    festivos: "Festivos",
    centros: "Centros de trabajo",
    horarios: "Horarios",
    trabajadores: "Trabajadores",
    supervisores: "Supervisión",
    areas: "Áreas de trabajo",
    partes: "Partes",
    proyectos: "Proyectos",
    actividades: "Actividades",
    reglas: "Reglas de permisos",
    saldos: "Saldos iniciales",
  },
  preview: {
    title: "Importación en {{company}}",
    new: "nuevos",
    changed: "cambian",
    unchanged: "iguales",
    changes: "{{table}} que cambian:",
    more: "… y {{count}} más",
    invited: "Sin cuenta activada, se les puede invitar: {{count}}",
    ignored: "Se ha pasado por alto:",
    nothing: "No hay nada que cambiar: la empresa ya está como en los archivos.",
    dry_run: "Es una vista previa: no se ha guardado nada.",
    how_to_apply: "Para importar, repite la orden con --yes.",
    confirm: "¿Importar ahora? (s/N)",
    cancelled: "No se ha guardado nada.",
    applied: "Importación terminada.",
    invite: "Para invitarles a activar su cuenta:",
    failed: "No se ha importado nada. Problemas encontrados: {{count}}",
  },
  values: {
    yes: "sí",
    no: "no",
    holiday: { type1: "laborable", type2: "nacional", type3: "autonómico", type4: "local" },
    stretches: "{{count}} tramos",
    template: "plantilla",
  },
  notices: {
    unknown_column: "La columna «{{name}}» no se conoce y no se importa.",
    unknown_sheet: "La hoja «{{name}}» no se conoce y no se importa.",
  },
  problems: {
    required: "Falta este dato. Rellena la celda.",
    too_long: "«{{value}}» es demasiado largo. Usa como máximo {{max}} caracteres.",
    control_character: "«{{value}}» contiene caracteres no admitidos. Escríbelo de nuevo.",
    formula: "«{{value}}» parece una fórmula. Escribe el texto sin =, +, - ni @ al principio.",
    date: "«{{value}}» no es una fecha válida. Escríbela como 31/12/2026 o 2026-12-31.",
    time: "«{{value}}» no es una hora válida. Escríbela como 08:30.",
    number: "«{{value}}» no es un número entero entre {{min}} y {{max}}.",
    flag: "«{{value}}» no es ni sí ni no. Escribe sí o no.",
    language: "«{{value}}» no es un idioma del portal. Escribe es, en, fr o pt.",
    sex: "«{{value}}» no se entiende. Escribe hombre, mujer u otro.",
    holiday_type: "«{{value}}» no se entiende. Escribe nacional, autonómico, local o convenio.",
    too_many_local:
      "Ese año ya tiene 2 festivos locales en el calendario. Quita uno o escribe convenio en el tipo.",
    too_many_holidays:
      "Ese año ya tiene 14 festivos en el calendario. Quita uno o escribe convenio en el tipo.",
    days: "«{{value}}» no son días de la semana. Escribe por ejemplo lunes, L-V o 1-5.",
    zone: "«{{value}}» no es una zona horaria. Escribe por ejemplo Europe/Madrid o Atlantic/Canary.",
    network:
      "«{{value}}» no es una dirección IP ni un rango. Escribe por ejemplo 203.0.113.7 o 203.0.113.0/24.",
    nif: "«{{value}}» no es un NIF o NIE válido. Comprueba los números y la letra.",
    email: "«{{value}}» no es un correo válido. Compruébalo.",
    phone:
      "«{{value}}» no es un teléfono. Escribe solo números, espacios y, si hace falta, el prefijo con +.",
    amount: "«{{value}}» no es una cantidad. Escribe por ejemplo 12 o 4,5.",
    balance_kind:
      "«{{value}}» no es un saldo. Escribe vacaciones, asuntos propios u horas retribuidas.",
    leave_unit: "«{{value}}» no se entiende. Escribe naturales, laborables u horas.",
    month_day: "«{{value}}» no es un día del año. Escríbelo como 31/03.",
    part_kind: "«{{value}}» no es un tipo de parte. Escribe texto, número u opción.",
    not_in_charge:
      "«{{name}}» no tiene permiso de supervisor. Pon sí en la columna supervisor de la tabla de trabajadores.",
    unknown_project:
      "El proyecto «{{value}}» no existe. Añádelo a la tabla de proyectos o corrige el código.",
    unknown_part:
      "El parte «{{name}}» no existe. Añádelo a la tabla de partes o corrige el nombre.",
    part_kind_stays: "Ese parte ya existe con otro tipo, que no cambia. Usa otro nombre.",
    part_options: "Un parte de opciones necesita al menos dos. Los demás no llevan opciones.",
    all_and_list: "Si el proyecto es para toda la plantilla, deja vacía la lista de trabajadores.",
    duplicate: "«{{value}}» ya está en la línea {{line}}. Deja una sola fila.",
    unknown_calendar:
      "El calendario «{{value}}» no existe. Añádelo a la tabla de festivos o corrige el nombre.",
    unknown_centre:
      "El centro «{{value}}» no existe. Añádelo a la tabla de centros o corrige el código.",
    unknown_schedule:
      "El horario «{{value}}» no existe. Añádelo a la tabla de horarios o corrige el código.",
    unknown_worker:
      "Nadie tiene el código, NIF o correo «{{value}}». Añádelo a la tabla de trabajadores o corrígelo.",
    end_before_start: "«{{value}}» es anterior al inicio. Corrige una de las dos fechas.",
    birth_after_hire:
      "«{{value}}» no es anterior a la fecha de alta. Corrige una de las dos fechas.",
    week_over_cycle:
      "La semana «{{value}}» no cabe en un ciclo de {{weeks}} semanas. Corrige la semana o el ciclo.",
    stretch_overlap:
      "El tramo que empieza a las «{{value}}» se solapa con el de la línea {{line}}. Corrige las horas o los días.",
    schedule_differs:
      "«{{value}}» no coincide con la línea {{line}} del mismo horario. Pon lo mismo o deja la celda vacía.",
    nif_taken:
      "El NIF «{{value}}» es de otra persona de la empresa (código {{code}}). Corrige el NIF o el código.",
    email_taken:
      "El correo «{{value}}» es de otra persona de la empresa (código {{code}}). Usa otro correo.",
    email_in_use: "El correo «{{value}}» pertenece a otra cuenta. Usa otro correo.",
    email_shared:
      "Esta persona entra también en otra empresa con su correo de antes, así que «{{value}}» no puede sustituirlo. Deja el de antes.",
    self_supervision:
      "«{{value}}» no puede supervisarse a sí mismo. Corrige una de las dos personas.",
    unknown_person:
      "«{{name}}» no está ni en la tabla de trabajadores ni en la empresa. Escribe su código, NIF o correo, separados por comas.",
    not_shift_manager:
      "«{{name}}» no gestiona turnos todavía. Pon sí en su columna «gestor_turnos» de la tabla de trabajadores.",
    not_supervisor:
      "«{{value}}» no supervisa todavía. Pon sí en su columna «supervisor» de la tabla de trabajadores.",
    supervision_overlap:
      "Esta supervisión ya está en la línea {{line}} con fechas que se solapan. Deja una sola fila.",
    unit_misfit:
      "«{{value}}» no va con este saldo. Las vacaciones y los asuntos propios se cuentan en días naturales o laborables; las horas retribuidas, en horas.",
    unit_differs:
      "«{{value}}» no coincide con la línea {{line}}: un saldo se cuenta siempre igual. Pon lo mismo.",
    year_locked:
      "El saldo de {{year}} está cerrado y esta regla lo cambiaría. Indica un año posterior en «desde_ano».",
    too_many_cells:
      "La fila tiene más celdas que la cabecera: sobra «{{value}}». Revisa los separadores.",
    file_too_large: "El archivo pasa de {{max}} MB. Divídelo en varios.",
    too_many_rows: "La tabla tiene más de {{max}} filas. Divídela en varios archivos.",
    file_type: "No es un archivo CSV ni XLSX. Guárdalo en uno de estos formatos.",
    file_empty: "El archivo está vacío. Comprueba que es el correcto.",
    file_broken: "El libro está dañado o protegido. Ábrelo y guárdalo de nuevo como XLSX.",
    csv_quotes: "Las comillas no cuadran a partir de aquí. Cierra las que se abren o quítalas.",
    unknown_table: "No se sabe qué tabla es. Llámala con uno de estos nombres: {{tables}}.",
    missing_column: "Falta la columna «{{column}}». Añádela a la cabecera.",
    table_role:
      "Tu acceso no incluye la tabla «{{table}}». Quita esa hoja o pide que la importe quien lleva el tiempo.",
    access_elsewhere:
      "El acceso de administración no se da con un archivo. Deja la celda como estaba y dalo en Permisos.",
    owner_only: "Solo un titular de la empresa puede cambiar este dato. Deja la celda como estaba.",
    own_access: "Tus propios permisos los cambia otra persona. Deja la celda como estaba.",
    repeated_column: "La columna «{{column}}» está repetida. Deja una sola.",
  },
} as const;
