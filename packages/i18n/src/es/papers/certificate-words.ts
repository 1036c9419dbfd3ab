/** Texts of certificates as the human resources of a company write them. */
export const certificateWords = {
  page: "Página {{page}} de {{pages}}",
  footer: "Código de verificación {{code}}",
  opening: "La empresa {{company}},",
  opening_cif: "La empresa {{company}}, con NIF {{cif}},",
  verb: "CERTIFICA",
  tax_id: "NIF {{cif}}",
  phone: "Tel. {{phone}}",
  person: { H: "D. {{name}}", M: "D.ª {{name}}", X: "{{name}}" },
  person_nif: "{{person}}, con NIF {{nif}},",
  closing:
    "Y para que conste y surta los efectos oportunos, se expide el presente certificado a petición de la persona interesada.",
  dated: "A {{date}}",
  dated_in: "En {{place}}, a {{date}}",
  seal: {
    title: "Documento con sello electrónico",
    text: "Lleva el sello electrónico de {{company}}: cualquier cambio posterior en el archivo lo invalida. No necesita firma manuscrita.",
    verify:
      "Su autenticidad puede comprobarse en {{link}} con el propio archivo o con este código:",
    alt: "Código QR que abre la página de verificación de este documento",
  },
  empleo: {
    title: "Certificado laboral",
    file: "certificado-laboral",
    since:
      "Que {{person}} presta sus servicios en esta empresa desde el {{from}} y continúa de alta en la fecha de este certificado.",
    post: "Que desempeña el puesto de {{post}}.",
    post_centre: "Que desempeña el puesto de {{post}} en el centro de trabajo {{centre}}.",
    centre: "Que presta sus servicios en el centro de trabajo {{centre}}.",
    contract:
      "Que su contrato de trabajo es {{kind}}, con una jornada de {{hours}} horas semanales.",
    contract_until:
      "Que su contrato de trabajo es {{kind}}, con una jornada de {{hours}} horas semanales y fecha de finalización {{until}}.",
    kind: {
      "1": "indefinido a tiempo completo",
      "2": "indefinido a tiempo parcial",
      "3": "fijo discontinuo",
      "4": "de duración determinada a tiempo completo",
      "5": "de duración determinada a tiempo parcial",
    },
  },
  antiguedad: {
    title: "Certificado de antigüedad",
    file: "certificado-de-antiguedad",
    text: "Que {{person}} presta sus servicios en esta empresa desde el {{from}}.",
    span: "Que, a {{today}}, su antigüedad en la empresa es de {{span}}.",
    span_none: "Que su relación laboral con la empresa comienza en la fecha de este certificado.",
  },
  vacaciones: {
    title: "Certificado de vacaciones de {{year}}",
    file: "certificado-de-vacaciones",
    text: "Que, según los registros de la empresa a {{today}}, las vacaciones de {{person}} correspondientes al año {{year}} son las siguientes:",
    entitled: "Días que corresponden",
    enjoyed: "Días disfrutados",
    later: "Días disfrutados en años posteriores",
    expired: "Días caducados sin disfrutar",
    left: "Días pendientes de disfrutar",
    coming: "De ellos, con fecha ya aprobada",
    unit: { naturales: "Los días son naturales.", laborables: "Los días son laborables." },
    dates: "Vacaciones disfrutadas",
    dates_coming: "Vacaciones aprobadas y aún no disfrutadas",
    period: "Periodo",
    days: "Días",
  },
  ingresos: {
    title: "Certificado de ingresos y retenciones de {{year}}",
    file: "certificado-de-ingresos",
    text: "Que, según las nóminas de {{from}} a {{to}} publicadas hasta la fecha de este certificado, {{person}} ha percibido las siguientes retribuciones, con las cotizaciones y retenciones que se indican:",
    text_one:
      "Que, según las nóminas de {{from}} publicadas hasta la fecha de este certificado, {{person}} ha percibido las siguientes retribuciones, con las cotizaciones y retenciones que se indican:",
    month: "Mes",
    gross: "Devengado",
    in_kind: "De ello, en especie",
    contributions: "Seguridad Social",
    withheld: "Retención IRPF",
    net: "Líquido",
    total: "Total",
    missing:
      "No incluye las nóminas de {{months}}: en el portal solo consta su PDF, sin las cifras. Los totales, por tanto, no son los de todo lo percibido.",
    note: "Importes en euros. El líquido descuenta también lo percibido en especie, los anticipos y otras deducciones, si los hay.",
    note_tax:
      "No sustituye al certificado de retenciones e ingresos a cuenta del artículo 108 del Reglamento del IRPF.",
  },
} as const;
