/** A document to sign, with its text. */
export type SignaturePaper = {
  titulo: string;
  nombre: string;
  texto_adicional: string | null;
  paragraphs: readonly string[];
};

/** Fate of a document, some days ago. */
export type PaperFate = {
  paper: SignaturePaper;
  estado: "pendiente" | "firmado" | "rechazado" | "anulado" | "caducado";
  importante: boolean;
  daysAgo: number;
  /** Days after it was asked for, its last one. */
  lastDay: number | null;
  motivo_rechazo: string | null;
};

const disconnection: SignaturePaper = {
  titulo: "Política de desconexión digital",
  nombre: "politica-desconexion-digital.pdf",
  texto_adicional:
    "Es obligatorio que conste que la has leído. Si tienes dudas, llámanos antes de firmar.",
  paragraphs: [
    "La empresa garantiza el derecho de su personal a no atender mensajes ni llamadas de trabajo fuera de su jornada, en sus descansos, permisos y vacaciones (artículo 88 de la Ley Orgánica 3/2018).",
    "Nadie sufrirá perjuicio alguno por ejercer este derecho. Los mensajes que se envíen fuera de la jornada de quien los recibe no exigen respuesta hasta la jornada siguiente, salvo causa de fuerza mayor.",
    "Las reuniones se convocan dentro del horario común y con una duración prevista. Quien dirige un equipo vela por que estas reglas se cumplan.",
    "Quien firma declara haber leído esta política y haber recibido copia de ella.",
  ],
};

const equipment: SignaturePaper = {
  titulo: "Entrega de equipo de trabajo",
  nombre: "entrega-equipo.pdf",
  texto_adicional: null,
  paragraphs: [
    "La empresa entrega un ordenador portátil con su cargador y un teléfono móvil para el desempeño del trabajo.",
    "Quien los recibe los conservará con el cuidado debido, no instalará en ellos programas sin autorización y los devolverá cuando termine la relación laboral o se le pida.",
    "El robo, la pérdida o la avería se comunicarán el mismo día.",
  ],
};

const remote: SignaturePaper = {
  titulo: "Acuerdo de trabajo a distancia",
  nombre: "acuerdo-trabajo-a-distancia.pdf",
  texto_adicional: "Recoge lo que hablamos: dos días a la semana desde casa.",
  paragraphs: [
    "Las partes acuerdan que el trabajo se preste a distancia dos días a la semana, de carácter reversible, conforme a la Ley 10/2021, de 9 de julio, de trabajo a distancia.",
    "La empresa facilita los medios necesarios, compensa los gastos según el convenio y respeta el horario y el registro de jornada.",
    "Cualquiera de las partes puede volver al trabajo presencial con un preaviso de quince días.",
  ],
};

const image: SignaturePaper = {
  titulo: "Autorización de uso de imagen",
  nombre: "autorizacion-imagen.pdf",
  texto_adicional: null,
  paragraphs: [
    "Se autoriza el uso de fotografías y vídeos tomados en actos de la empresa para su web y sus perfiles públicos.",
    "La autorización es voluntaria, puede retirarse en cualquier momento y no condiciona la relación laboral.",
  ],
};

const training: SignaturePaper = {
  titulo: "Compromiso de formación en prevención",
  nombre: "formacion-prevencion.pdf",
  texto_adicional: null,
  paragraphs: [
    "La persona firmante se compromete a realizar dentro de la jornada el curso de prevención de riesgos de su puesto, de seis horas de duración.",
    "La empresa abona las horas como tiempo de trabajo y entrega el certificado al terminar.",
  ],
};

const plain = { importante: false, lastDay: null, motivo_rechazo: null };

/**
 * A document of each kind, for the first person to look at; the signed one only where it can be
 * sealed.
 */
export const papersOfMain: readonly PaperFate[] = [
  {
    ...plain,
    paper: disconnection,
    estado: "pendiente",
    importante: true,
    daysAgo: 2,
    lastDay: 16,
  },
  { ...plain, paper: equipment, estado: "pendiente", daysAgo: 5 },
  { ...plain, paper: remote, estado: "firmado", daysAgo: 63 },
  {
    ...plain,
    paper: image,
    estado: "rechazado",
    daysAgo: 34,
    motivo_rechazo: "Prefiero que no se publiquen fotos mías.",
  },
  { ...plain, paper: training, estado: "caducado", daysAgo: 48, lastDay: 14 },
  { ...plain, paper: equipment, estado: "anulado", daysAgo: 90 },
];

/** Documents of other workers: each for some of them. */
export const papersOfOthers: readonly PaperFate[] = [
  {
    ...plain,
    paper: disconnection,
    estado: "pendiente",
    importante: true,
    daysAgo: 2,
    lastDay: 16,
  },
  { ...plain, paper: training, estado: "pendiente", daysAgo: 9 },
  {
    ...plain,
    paper: image,
    estado: "rechazado",
    daysAgo: 27,
    motivo_rechazo: "No quiero aparecer en redes sociales.",
  },
  { ...plain, paper: training, estado: "caducado", daysAgo: 52, lastDay: 14 },
  { ...plain, paper: equipment, estado: "anulado", daysAgo: 41 },
];
