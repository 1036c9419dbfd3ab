import type { Notice } from "./company.ts";
import type { Person } from "./people.ts";

type Text = Pick<Notice, "titulo" | "descripcion">;

/** Notices of the demo company: some for everybody, and enough for Lucía to have a full mailbox. */
export function noticesFor(people: readonly Person[], today: string): Notice[] {
  const lucia = people.find(({ email }) => email === "lucia@demo.test");
  const forAll = people.flatMap((person, index) =>
    person.fecha_baja !== null || person.isLateToday
      ? []
      : [{ codigo: person.codigo, ...calendarNotice(today), daysAgo: 2, leida: index % 3 !== 0 }],
  );
  if (lucia === undefined) return forAll;
  const own = ownNotices(today).map((notice) => ({ ...notice, codigo: lucia.codigo }));
  return [...forAll, ...own];
}

function ownNotices(today: string): Array<Omit<Notice, "codigo">> {
  return [
    { ...forgottenNotice, daysAgo: 0, leida: false },
    { ...calendarNotice(today), daysAgo: 2, leida: false },
    { ...scheduleNotice, daysAgo: 3, leida: false },
    { ...trainingNotice, daysAgo: 6, leida: false },
    { ...parkingNotice, daysAgo: 9, leida: false },
    { ...surveyNotice, daysAgo: 16, leida: true },
    { ...portalNotice, daysAgo: 40, leida: true },
  ];
}

function calendarNotice(today: string): Text {
  const year = Number(today.slice(0, 4)) + 1;
  return {
    titulo: `Calendario laboral de ${year}`,
    descripcion: `Ya están disponibles los festivos de ${year} de cada centro de trabajo.`,
  };
}

const forgottenNotice: Text = {
  titulo: "Revisa tus fichajes",
  descripcion:
    "Hay un día de esta semana o de la anterior con una salida que no se fichó a tiempo.",
};

const scheduleNotice: Text = {
  titulo: "Cambio en el mostrador de citas",
  descripcion: "Desde el lunes, el mostrador de la planta baja atiende de 8:30 a 20:00.",
};

const trainingNotice: Text = {
  titulo: "Curso de atención telefónica",
  descripcion: "Quedan seis plazas para el grupo de mañana. Apúntate en Recursos Humanos.",
};

const parkingNotice: Text = {
  titulo: "Obras en el aparcamiento",
  descripcion: "La entrada de la calle trasera estará cerrada dos semanas.",
};

const surveyNotice: Text = {
  titulo: "Encuesta de clima laboral",
  descripcion: "Gracias por participar. Publicaremos los resultados el mes que viene.",
};

const portalNotice: Text = {
  titulo: "Estrenamos portal",
  descripcion: "Ya puedes fichar y consultar tu horario desde el móvil.",
};
