import type { Company } from "./company.ts";
import type { Person } from "./people.ts";

/** A message of the company to all its people; the same of them have read it every time. */
export type DemoMessage = {
  titulo: string;
  contenido: string;
  importante: boolean;
  daysAgo: number;
  /** By the person's place among those it reaches. */
  isRead: (person: Person, index: number) => boolean;
  paper: { nombre: string; paragraphs: readonly string[] } | null;
};

type Text = Pick<DemoMessage, "titulo" | "contenido" | "daysAgo"> & Partial<DemoMessage>;

/** The person whom pictures and journeys look at. */
const isLucia = ({ email }: Person): boolean => email === "lucia@demo.test";

const mostHave = (person: Person, index: number): boolean => !isLucia(person) && index % 3 !== 0;

function toAll(text: Text): DemoMessage {
  return {
    importante: false,
    isRead: mostHave,
    paper: null,
    ...text,
  };
}

/** Messages of a demo company to its people, the oldest first. */
export function messagesOf(company: Pick<Company, "slug">, today: string): DemoMessage[] {
  if (company.slug === "demo") return clinicMessages(today);
  return company.slug === "otra" ? agencyMessages : [];
}

function clinicMessages(today: string): DemoMessage[] {
  const year = Number(today.slice(0, 4)) + 1;
  return [
    toAll({
      titulo: "Estrenamos portal",
      contenido:
        "Ya puedes **fichar** y consultar tu horario desde el móvil.\n\nSi necesitas ayuda, mira los [tutoriales en vídeo](/videoTutorials) o escribe a [Recursos Humanos](mailto:rrhh@demo.test).",
      daysAgo: 40,
      isRead: () => true,
    }),
    toAll({
      titulo: "Encuesta de clima laboral",
      contenido:
        "Gracias por participar: ha respondido el **78 %** de la plantilla. Publicaremos los resultados el mes que viene.",
      daysAgo: 16,
      isRead: (person, index) => isLucia(person) || index % 2 === 0,
    }),
    toAll({
      titulo: "Obras en el aparcamiento",
      contenido:
        "La entrada de la calle trasera estará **cerrada dos semanas**. Mientras tanto:\n\n- Los coches entran por la puerta principal.\n- Las motos y bicicletas, por el patio.\n- Las ambulancias no cambian de acceso.",
      daysAgo: 9,
    }),
    toAll({
      titulo: "Curso de atención telefónica",
      contenido:
        "Quedan *seis plazas* para el grupo de mañana. Se hace en horario de trabajo y cuenta como formación. Apúntate en Recursos Humanos.",
      daysAgo: 6,
    }),
    toAll({
      titulo: "Cambio en el mostrador de citas",
      contenido: "Desde el lunes, el mostrador de la planta baja atiende de **8:30 a 20:00**.",
      daysAgo: 3,
    }),
    toAll({
      titulo: `Calendario laboral de ${year}`,
      contenido: `## Ya está publicado\n\nEl documento adjunto recoge los festivos de ${year} de cada centro de trabajo.\n\n1. Consulta los festivos de tu centro.\n2. Propón tus vacaciones antes del 31 de enero en [Ausencias](/absences).\n3. Si ves un error, avisa a tu responsable.\n\nRecursos Humanos`,
      daysAgo: 2,
      importante: true,
      paper: {
        nombre: `calendario-laboral-${year}.pdf`,
        paragraphs: [
          `Festivos de ${year} comunes a todos los centros: 1 y 6 de enero, 1 de mayo, 12 de octubre, 8 y 25 de diciembre.`,
          "A ellos se suman los festivos de cada comunidad autónoma y los dos locales de cada municipio, que se consultan en el calendario del portal.",
          "Las jornadas de los días 24 y 31 de diciembre terminan a las 14:00, salvo en los servicios de guardia.",
        ],
      },
    }),
  ];
}

const agencyMessages = [
  toAll({
    titulo: "Copias de seguridad",
    contenido:
      "El viernes a las **17:00** se actualizan los servidores. Guarda tu trabajo antes de esa hora.",
    daysAgo: 4,
  }),
];
