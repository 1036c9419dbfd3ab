export const evidence = {
  readme: {
    title: "Expediente de registro horario de {{empresa}}",
    about:
      "Alcance: {{objeto}}\nPeriodo: del {{desde}} al {{hasta}}\nEmitido por: {{emisor}}, el {{fecha}} a las {{hora}}\nPunto de control de esta exportación: n.º {{numero}}\nHuella SHA-256 de la clave pública: {{huella}}",
    contents_title: "QUÉ CONTIENE",
    contents:
      "registro/       Una carpeta por persona: registro.pdf para leer; meses.csv (por mes), jornadas.csv (por día), fichajes.csv (por intervalo) y cambios.csv (quién cambió qué, cuándo y por qué); registro.json con lo mismo para programas.\ncadena/         La cadena completa de apuntes de cada persona. Los apuntes de otros días o ya suprimidos por el plazo de conservación llevan solo su huella.\npuntos_de_control/   Listas firmadas del estado de todas las cadenas de la empresa (.json) y sus firmas Ed25519 (.sig).\nclave_publica.pem    Clave con la que se comprueban las firmas.\nexpediente.json y .sig   Índice firmado de todos los archivos.\nverify_ledger.py     Verificador en Python 3, sin paquetes ni conexión.",
    columns_title: "CÓMO LEER LAS CIFRAS",
    columns:
      'Los minutos son minutos enteros, contados entre las horas impresas (HH:mm). minutos_trabajados incluye las pausas que se computan como trabajo (minutos_pausa_computada) y no las demás (minutos_pausa). minutos_previstos es lo que marca el horario de ese día. minutos_ordinarios es lo trabajado hasta lo previsto y minutos_exceso lo que lo supera; si un exceso son horas extraordinarias, complementarias o compensadas lo determinan el contrato y el convenio. "inicio" y "fin" llevan el instante exacto y la diferencia con la hora universal. "apunte" es la posición en la cadena.',
    verify_title: "CÓMO COMPROBARLO",
    verify:
      "Basta descomprimir el archivo y ejecutar dentro de la carpeta:\n\n  python3 verify_ledger.py\n\nTambién vale: python3 verify_ledger.py RUTA_DEL_ZIP. Recalcula cada apunte y cada eslabón, comprueba las firmas y compara con ellas las cifras. Si algo se ha alterado, dice de quién, en qué apunte y qué, y termina con código 1.\n\nQuien tuviera la clave de la empresa podría firmar otra historia. Por eso conviene comparar con lo que se envió por correo en su día:\n\n  python3 verify_ledger.py --recibido punto-de-control-000123.json --huella HUELLA_DEL_CORREO",
    limits_title: "QUÉ NO PRUEBA",
    limits:
      "Las firmas no llevan sello de tiempo de un tercero (RFC 3161): no está configurado. La fecha de los correos con los puntos de control es la prueba externa del momento. registro.pdf es una presentación; lo que se comprueba contra la cadena son los CSV y el JSON.\nEste expediente contiene datos personales, también direcciones de red y ubicaciones de los fichajes cuando se registraron. Debe tratarse como tal.",
  },
} as const;
