export const certificates = {
  ask: {
    title: "Pide un certificado",
    text: "Se crea al momento, con el sello electrónico de tu empresa y un código para comprobar que es auténtico.",
    read_only: "En una sesión cedida no se pueden pedir certificados.",
    no_data: "Todavía no hay datos que certificar.",
    year: "Año",
    language: "Idioma del certificado",
    language_hint: "Si es para un trámite en España, lo normal es pedirlo en español.",
    action: "Crear el certificado",
    missing:
      "No incluirá {{months}}: el portal solo tiene el PDF de esas nóminas, sin sus cifras, y el certificado lo dirá.",
    no_figures:
      "Tus nóminas están en el portal solo como PDF, sin sus cifras. Pide este certificado a tu empresa.",
  },
  kind: {
    empleo: "Certificado laboral",
    antiguedad: "Certificado de antigüedad",
    vacaciones: "Certificado de vacaciones",
    ingresos: "Certificado de ingresos y retenciones",
  },
  says: {
    empleo: "Que trabajas en la empresa, desde cuándo, tu puesto y tu contrato.",
    antiguedad: "Desde cuándo trabajas en la empresa y cuánto tiempo llevas.",
    vacaciones:
      "Los días que te corresponden en un año, los que has disfrutado y los que te quedan.",
    ingresos:
      "Lo que has ganado en un año según tus nóminas, con las cotizaciones y la retención del IRPF.",
  },
  language: { es: "Español", en: "Inglés", fr: "Francés", pt: "Portugués" },
  list: {
    title: "Tus certificados",
    none: "Todavía no has pedido ninguno",
    none_text: "Los certificados que pidas quedarán aquí para descargarlos cuando quieras.",
    made: "Creado el {{when}}",
    void: "Ya no es válido: tu empresa retiró una nómina de la que salen sus cifras ({{when}}).",
    code: "Código:",
    open: "Ver",
    open_of: "Ver {{name}}, creado el {{when}}",
    download: "Descargar el PDF",
    download_of: "Descargar {{name}}, creado el {{when}}",
    give: "Entrega el PDF tal como se descarga: si se guarda de nuevo o se escanea, ya no se puede comprobar el archivo.",
  },
} as const;
