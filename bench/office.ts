// Lists of the office, as an administrator of a company of any size reads them.
import type { CannonRequest } from "autocannon";

import type { SignedIn } from "./company.ts";

/** A list of the office and its filters. */
type OfficeList = readonly [name: string, path: string, filters: object];

const lists: readonly OfficeList[] = [
  ["office people", "/administrador/plantilla", {}],
  ["office person", "/administrador/plantilla", { texto: "lopez javier" }],
  ["office finder", "/administrador/personas", { texto: "r00042" }],
  ["office invitations", "/administrador/invitaciones", {}],
  ["office requests", "/administrador/solicitudes-pendientes", {}],
  ["office expenses", "/administrador/gastos", {}],
  ["office incidences", "/administrador/incidencias", { estado_id: 1 }],
  ["office months", "/administrador/cierres", { estado: "abierto" }],
  ["office absences", "/administrador/ausencias", {}],
  ["office balances", "/administrador/saldos", {}],
  ["office year end", "/administrador/cierre-anual", {}],
  ["office payroll", "/administrador/prenomina", {}],
  ["office documents", "/administrador/documento", {}],
  ["office signatures", "/administrador/firma-documento", {}],
  ["office projects", "/administrador/proyectos", {}],
  ["office schedules", "/administrador/horarios/personas", {}],
  ["office activity", "/administrador/actividad", {}],
];

const asks = (person: SignedIn, path: string, filters: object): CannonRequest => {
  const paramsFront = JSON.stringify({ take: 25, ...filters });
  return {
    method: "GET",
    path: `/api/v1${path}?${new URLSearchParams({ paramsFront }).toString()}`,
    headers: { authorization: `Bearer ${person.token}` },
  };
};

/** First pages of the office's lists. */
export const officeCases = [
  ...lists.map(([name, path, filters]) => ({
    name,
    people: ({ administrador }: SignedIn) => administrador,
    requests: (people: readonly SignedIn[]) => people.map((person) => asks(person, path, filters)),
  })),
  {
    name: "office waiting",
    people: ({ administrador }: SignedIn) => administrador,
    requests: (people: readonly SignedIn[]) =>
      people.map((person): CannonRequest => ({
        method: "GET",
        path: "/api/v1/administrador/pendientes",
        headers: { authorization: `Bearer ${person.token}` },
      })),
  },
];
