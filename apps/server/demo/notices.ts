import type { Notice } from "./company.ts";
import type { Person } from "./people.ts";

/** The portal's notices to the person whom pictures and journeys look at. */
export function noticesFor(people: readonly Person[]): Notice[] {
  const lucia = people.find(({ email }) => email === "lucia@demo.test");
  if (lucia === undefined) return [];
  return ownNotices.map((notice) => ({ ...notice, codigo: lucia.codigo }));
}

const ownNotices: ReadonlyArray<Omit<Notice, "codigo">> = [
  {
    titulo: "Revisa tus fichajes",
    descripcion:
      "Hay un día de esta semana o de la anterior con una salida que no se fichó a tiempo.",
    tipo: "fichaje",
    icono_id: 2,
    enlace: "/timeRegistration",
    daysAgo: 0,
    leida: false,
  },
  {
    titulo: "Tienes una nómina nueva",
    descripcion: "Ya puedes consultar tu última nómina en el portal.",
    tipo: "nomina",
    icono_id: 6,
    enlace: "/paysheets",
    daysAgo: 19,
    leida: true,
  },
  {
    titulo: "Te han compartido un documento",
    descripcion: "Tu empresa ha dejado un documento para ti entre tus documentos laborales.",
    tipo: "documento",
    icono_id: 7,
    enlace: "/documents?vista=laborales",
    daysAgo: 33,
    leida: true,
  },
];
