/** Parts of the page; the balances are the default. */
export const absenceViews = ["saldos", "solicitudes", "permisos", "gastos"] as const;
export type AbsenceView = (typeof absenceViews)[number];

/** Search parameters of the page; years as numbers, the month as `YYYY-MM`. */
export type AbsencesSearch = {
  vista?: AbsenceView;
  /** Filters of the list: kind, state, year; its page from 1 and the rows of one. */
  tipo?: number;
  estado?: number;
  anyo?: number;
  pagina?: number;
  filas?: number;
  /** Month of the expenses. */
  mes?: string;
  /** Figure of a balance whose origin is shown: 'vacaciones.used'. */
  cifra?: string;
  /** Request that is open. */
  solicitud?: number;
  /** Kind of the request being written; 0 before the choice. */
  nueva?: number;
};

/** Parses the page's search parameters; unknown ones are left out. */
export function readAbsencesSearch(search: Record<string, unknown>): AbsencesSearch {
  const view = absenceViews.find((known) => known === search["vista"]);
  return present({
    vista: view === "saldos" ? undefined : view,
    tipo: within(search["tipo"], 1, 9),
    estado: within(search["estado"], 1, 4),
    anyo: within(search["anyo"], 2000, 2199),
    pagina: within(search["pagina"], 2, 100_000),
    filas: within(search["filas"], 10, 100),
    mes: textLike(search["mes"], /^\d{4}-(0[1-9]|1[0-2])$/),
    cifra: textLike(search["cifra"], /^[a-z_]+\.[a-z]+$/),
    solicitud: within(search["solicitud"], 1, 2_147_483_647),
    nueva: within(search["nueva"], 0, 9),
  });
}

type Loose<T> = { [K in keyof T]?: T[K] | undefined };

function present(search: Loose<AbsencesSearch>): AbsencesSearch {
  const entries = Object.entries(search).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries);
}

function within(value: unknown, least: number, most: number): number | undefined {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  const fits = Number.isInteger(number) && Number(number) >= least && Number(number) <= most;
  return fits ? Number(number) : undefined;
}

function textLike(value: unknown, form: RegExp): string | undefined {
  return typeof value === "string" && form.test(value) ? value : undefined;
}
