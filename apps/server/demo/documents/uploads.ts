/** An uploaded document with its later decision; days count back from the demo's last date. */
export type DemoUpload = {
  /** Their address before the @. */
  who: string;
  kind: string;
  titulo: string;
  descripcion?: string;
  nombre: string;
  daysAgo: number;
  /** Words of the page. */
  text: string;
  state?: "pendiente" | "aprobada" | "rechazada";
  /** Address of who decided, how many days ago, and why they rejected it. */
  decided?: { by: string; daysAgo: number; motivo?: string };
  /** True for a newer version of the one before it in the list. */
  replaces?: true;
};

const copy = "Copia aportada por la persona trabajadora al portal.";

/** Uploads of the clinic's people: every kind and every state, and some in versions. */
export const clinicUploads: readonly DemoUpload[] = [
  {
    who: "lucia",
    kind: "identidad",
    titulo: "DNI",
    nombre: "dni.pdf",
    daysAgo: 640,
    text: `Documento nacional de identidad, válido hasta hace un año. ${copy}`,
  },
  {
    who: "lucia",
    kind: "identidad",
    titulo: "DNI renovado",
    descripcion: "Las dos caras.",
    nombre: "dni-renovado.pdf",
    daysAgo: 150,
    text: `Documento nacional de identidad renovado. ${copy}`,
    replaces: true,
  },
  {
    who: "lucia",
    kind: "cuenta_bancaria",
    titulo: "Certificado de mi cuenta",
    nombre: "certificado-titularidad.pdf",
    daysAgo: 330,
    text: `Certificado de titularidad de la cuenta para el cobro de la nómina. ${copy}`,
  },
  {
    who: "lucia",
    kind: "salud",
    titulo: "Informe de ergonomía",
    descripcion: "Para la silla que me recomendaron.",
    nombre: "informe-ergonomia.pdf",
    daysAgo: 95,
    text: `Recomendaciones para el puesto de trabajo. ${copy}`,
  },
  {
    who: "lucia",
    kind: "curriculum",
    titulo: "Currículum",
    nombre: "curriculum-lucia-garcia.pdf",
    daysAgo: 400,
    text: "Atención al paciente desde 2014. Idiomas: español, inglés y portugués.",
  },
  {
    who: "lucia",
    kind: "formacion",
    titulo: "Curso de protección de datos",
    nombre: "proteccion-de-datos.pdf",
    daysAgo: 210,
    text: "Certificado de aprovechamiento: protección de datos en el ámbito sanitario, 20 horas.",
    state: "aprobada",
    decided: { by: "marcos", daysAgo: 208 },
  },
  {
    who: "lucia",
    kind: "formacion",
    titulo: "Inglés, nivel B2",
    nombre: "certificado-b2.pdf",
    daysAgo: 3,
    text: "Certificado de nivel B2 de inglés.",
    state: "pendiente",
  },
  {
    who: "lucia",
    kind: "permiso_conducir",
    titulo: "Permiso de conducir",
    nombre: "permiso-conducir.pdf",
    daysAgo: 60,
    text: `Permiso de la clase B. ${copy}`,
    state: "rechazada",
    decided: {
      by: "marcos",
      daysAgo: 58,
      motivo: "Solo se ve una de las caras. Sube una versión con las dos.",
    },
  },
  {
    who: "hugo.",
    kind: "formacion",
    titulo: "Gestión de colas y agendas",
    nombre: "curso-agendas.pdf",
    daysAgo: 5,
    text: "Certificado de aprovechamiento: gestión de colas y agendas, 12 horas.",
    state: "pendiente",
  },
  {
    who: "hugo.",
    kind: "formacion",
    titulo: "Primeros auxilios",
    nombre: "primeros-auxilios.pdf",
    daysAgo: 120,
    text: "Certificado de asistencia.",
    state: "rechazada",
    decided: { by: "marcos", daysAgo: 118, motivo: "El certificado no lleva fecha." },
  },
  {
    who: "hugo.",
    kind: "formacion",
    titulo: "Primeros auxilios, con fecha",
    nombre: "primeros-auxilios-fecha.pdf",
    daysAgo: 110,
    text: "Certificado de asistencia, con fecha y sello.",
    state: "aprobada",
    decided: { by: "marcos", daysAgo: 109 },
    replaces: true,
  },
  {
    who: "carmen.",
    kind: "justificante",
    titulo: "Asistencia a un examen oficial",
    nombre: "justificante-examen.pdf",
    daysAgo: 8,
    text: "Justificante de asistencia a un examen oficial.",
    state: "pendiente",
  },
  {
    who: "carmen.",
    kind: "situacion_familiar",
    titulo: "Libro de familia",
    nombre: "libro-de-familia.pdf",
    daysAgo: 250,
    text: copy,
  },
  {
    who: "joao.",
    kind: "formacion",
    titulo: "Administración de sistemas",
    nombre: "certificado-sistemas.pdf",
    daysAgo: 14,
    text: "Certificado de administración de sistemas, nivel avanzado.",
    state: "pendiente",
  },
  {
    who: "marcos",
    kind: "curriculum",
    titulo: "Currículum",
    nombre: "cv-marcos-herrero.pdf",
    daysAgo: 500,
    text: "Responsable de atención al paciente desde 2019.",
  },
  {
    who: "marcos",
    kind: "formacion",
    titulo: "Dirección de equipos",
    nombre: "direccion-equipos.pdf",
    daysAgo: 11,
    text: "Certificado de aprovechamiento: dirección de equipos, 40 horas.",
    state: "pendiente",
  },
  {
    who: "pilar",
    kind: "formacion",
    titulo: "Soporte vital avanzado",
    nombre: "soporte-vital.pdf",
    daysAgo: 90,
    text: "Certificado de soporte vital avanzado, vigente dos años.",
    state: "aprobada",
    decided: { by: "elena", daysAgo: 88 },
  },
  {
    who: "rosa.",
    kind: "discapacidad",
    titulo: "Certificado de grado",
    nombre: "certificado-grado.pdf",
    daysAgo: 365,
    text: copy,
  },
];

/** Uploads of the agency's people; nobody approves anything there. */
export const agencyUploads: readonly DemoUpload[] = [
  {
    who: "otra",
    kind: "identidad",
    titulo: "DNI",
    nombre: "dni.pdf",
    daysAgo: 180,
    text: `Documento nacional de identidad. ${copy}`,
  },
  {
    who: "otra",
    kind: "cuenta_bancaria",
    titulo: "Cuenta para la nómina",
    nombre: "certificado-cuenta.pdf",
    daysAgo: 175,
    text: `Certificado de titularidad de la cuenta. ${copy}`,
  },
  {
    who: "otra",
    kind: "formacion",
    titulo: "Curso de contabilidad",
    nombre: "curso-contabilidad.pdf",
    daysAgo: 40,
    text: "Certificado de aprovechamiento: contabilidad avanzada, 60 horas.",
  },
];
