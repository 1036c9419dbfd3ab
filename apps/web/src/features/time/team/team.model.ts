import type { RequestTab } from "@atrio/contract/leave/requests";

export const teamViews = ["hoy", "decidir", "cambios", "hojas"] as const;
export type TeamView = (typeof teamViews)[number];

/** The lists of the contract, without its calls: an address is read before any page is there. */
const requestTabs: readonly RequestTab[] = ["mi_turno", "en_espera", "decididas"];

/** Search parameters of the page: the tab, the person, month and day, the list and the request. */
export type TeamSearch = {
  vista?: TeamView;
  persona?: number;
  /** `YYYY-MM` */
  mes?: string;
  /** `YYYY-MM-DD`, the day whose panel is open. */
  dia?: string;
  pestana?: RequestTab;
  solicitud?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readTeamSearch(search: Record<string, unknown>): TeamSearch {
  const view = teamViews.find((known) => known === search["vista"]);
  const tab = requestTabs.find((known) => known === search["pestana"]);
  // Notices call the person by the wire's name.
  const person = idLike(search["persona"] ?? search["trabajador"]);
  const request = idLike(search["solicitud"]);
  const month = textLike(search["mes"], /^\d{4}-(0[1-9]|1[0-2])$/);
  const day = textLike(search["dia"], /^\d{4}-(0[1-9]|1[0-2])-\d{2}$/);
  return {
    ...(view === undefined ? {} : { vista: view }),
    ...(person === undefined ? {} : { persona: person }),
    ...(month === undefined ? {} : { mes: month }),
    ...(day === undefined ? {} : { dia: day }),
    ...(tab === undefined ? {} : { pestana: tab }),
    ...(request === undefined ? {} : { solicitud: request }),
  };
}

function idLike(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}

function textLike(value: unknown, form: RegExp): string | undefined {
  return typeof value === "string" && form.test(value) ? value : undefined;
}

/** The tab an address leads to: a request means the list it is in, a person that person's sheet. */
export function viewOf(search: TeamSearch): TeamView {
  if (search.vista !== undefined) return search.vista;
  if (search.solicitud !== undefined) return "decidir";
  return search.persona === undefined ? "hoy" : "hojas";
}
