import { addDays } from "../../src/lib/calendar/dates.ts";

/** A document that a company shares with all, or with a centre. */
export type SharedPaper = {
  carpeta: string | null;
  titulo: string;
  descripcion: string | null;
  nombre: string;
  /** Code of the only centre that it is for. */
  centro?: string;
  /** Versions in order, each with its moment of publication and its text. */
  versions: ReadonlyArray<{ on: string; paragraphs: readonly string[] }>;
};

const rules = "Normas internas";
const equality = "Igualdad y convivencia";
const safety = "Prevención de riesgos";
const life = "Jornada y calendario";

/** Documents that every company shares, up to a date. */
export function sharedPapers(company: string, today: string): SharedPaper[] {
  return [
    ...rulePapers(company, today),
    ...equalityPapers(today),
    ...calendarPapers(company, today),
    {
      carpeta: null,
      titulo: "Guía de acogida",
      descripcion: "Lo que conviene saber el primer día.",
      nombre: "guia-de-acogida.pdf",
      versions: [
        {
          on: addDays(today, -20),
          paragraphs: [
            `Te damos la bienvenida a ${company}.`,
            "Recursos Humanos te entrega la tarjeta y te acompaña el primer día.",
            "En el portal puedes fichar, pedir vacaciones y consultar tus nóminas y documentos.",
          ],
        },
      ],
    },
  ];
}

function rulePapers(company: string, today: string): SharedPaper[] {
  const before = (days: number): string => addDays(today, -days);
  return [
    {
      carpeta: rules,
      titulo: "Reglamento interno",
      descripcion: "Normas de funcionamiento, uso de instalaciones y confidencialidad.",
      nombre: "reglamento-interno.pdf",
      versions: [
        {
          on: before(690),
          paragraphs: [
            `Este reglamento se aplica a todas las personas que trabajan en ${company}.`,
            "Jornada. Cada persona registra la entrada, la salida y las pausas en el portal.",
            "Confidencialidad. La información de pacientes y clientes solo se consulta para el trabajo y no sale de los sistemas de la empresa.",
          ],
        },
        {
          on: before(160),
          paragraphs: [
            `Este reglamento se aplica a todas las personas que trabajan en ${company}. Sustituye al anterior.`,
            "Jornada. Cada persona registra la entrada, la salida y las pausas en el portal. Los olvidos se corrigen en un plazo de siete días.",
            "Confidencialidad. La información de pacientes y clientes solo se consulta para el trabajo y no sale de los sistemas de la empresa.",
            "Desconexión digital. Fuera del horario nadie está obligado a contestar mensajes ni llamadas.",
          ],
        },
      ],
    },
    {
      carpeta: rules,
      titulo: "Guía de teletrabajo",
      descripcion: "Qué días, con qué medios y cómo se acuerda (Ley 10/2021).",
      nombre: "guia-teletrabajo.pdf",
      versions: [
        {
          on: before(410),
          paragraphs: [
            "El teletrabajo es voluntario y se acuerda por escrito antes de empezar.",
            "La empresa facilita el ordenador y compensa los gastos que se acuerden.",
            "En el portal se ficha con el tipo Teletrabajo.",
          ],
        },
      ],
    },
    {
      carpeta: rules,
      titulo: "Uso de medios digitales",
      descripcion: null,
      nombre: "uso-medios-digitales.pdf",
      versions: [
        {
          on: before(300),
          paragraphs: [
            "El correo y los equipos son herramientas de trabajo; se admite un uso personal moderado.",
            "La empresa informa antes de revisar un equipo y lo hace con la persona presente.",
          ],
        },
      ],
    },
  ];
}

function equalityPapers(today: string): SharedPaper[] {
  const before = (days: number): string => addDays(today, -days);
  return [
    {
      carpeta: equality,
      titulo: "Plan de igualdad",
      descripcion: "Medidas, plazos y comisión de seguimiento (RD 901/2020).",
      nombre: "plan-de-igualdad.pdf",
      versions: [
        {
          on: before(520),
          paragraphs: [
            "Objetivo: igualdad de trato y de oportunidades entre mujeres y hombres.",
            "Medidas: selección sin datos personales, registro retributivo anual y corresponsabilidad.",
            "La comisión de seguimiento se reúne cada seis meses.",
          ],
        },
      ],
    },
    {
      carpeta: equality,
      titulo: "Protocolo contra el acoso",
      descripcion: "Cómo se comunica, quién lo estudia y en qué plazo.",
      nombre: "protocolo-acoso.pdf",
      versions: [
        {
          on: before(515),
          paragraphs: [
            "Cualquier persona puede comunicar una situación de acoso sexual, por razón de sexo o laboral.",
            "La comunicación es confidencial y no tiene consecuencias para quien la hace de buena fe.",
            "La comisión instructora responde en diez días laborables.",
          ],
        },
      ],
    },
    {
      carpeta: safety,
      titulo: "Plan de prevención de riesgos laborales",
      descripcion: "Evaluación de riesgos y medidas de cada puesto.",
      nombre: "plan-prevencion.pdf",
      versions: [
        {
          on: before(600),
          paragraphs: [
            "El plan recoge la evaluación de riesgos de cada puesto y las medidas que se aplican.",
            "Cada persona recibe formación al incorporarse y cuando cambia de puesto.",
          ],
        },
      ],
    },
  ];
}

function calendarPapers(company: string, today: string): SharedPaper[] {
  const year = Number(today.slice(0, 4));
  return [year - 1, year].map((one) => ({
    carpeta: life,
    titulo: `Calendario laboral ${one}`,
    descripcion: "Festivos nacionales, autonómicos y locales de cada centro.",
    nombre: `calendario-laboral-${one}.pdf`,
    versions: [
      {
        on: earliest(`${one - 1}-12-15`, addDays(today, -1)),
        paragraphs: [
          `Calendario laboral de ${company} para ${one}.`,
          "Los festivos de cada centro aparecen en el portal, en el calendario de cada persona.",
          "El horario de verano se aplica del 1 de julio al 31 de agosto en los puestos de oficina.",
        ],
      },
    ],
  }));
}

/** Documents that only the clinic's centre in Madrid needs. */
export function emergencyPlan(today: string): SharedPaper {
  return {
    carpeta: safety,
    titulo: "Plan de emergencia del centro de Madrid",
    descripcion: "Salidas, puntos de reunión y equipos de intervención.",
    nombre: "plan-emergencia-madrid.pdf",
    centro: "MAD",
    versions: [
      {
        on: addDays(today, -9),
        paragraphs: [
          "Punto de reunión: plaza de Castilla, junto a la parada de autobuses.",
          "Al oír la alarma, deja lo que estés haciendo y sal por la escalera más cercana.",
          "El equipo de intervención lleva chaleco amarillo: sigue sus indicaciones.",
        ],
      },
    ],
  };
}

function earliest(one: string, other: string): string {
  return one < other ? one : other;
}
