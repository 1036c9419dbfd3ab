import { addDays, epochDay } from "../../../lib/calendar/dates.ts";

import type { SeriesDefinition } from "./series.rules.ts";

type Copied = SeriesDefinition & { nombre: string; publicado: boolean };
/** Differences of a copy from its series. */
export type CopyChange = {
  nombre?: string | undefined;
  fecha_inicio?: string | undefined;
  con_trabajadores: boolean;
};

/** A copy of a series: drafts, by default from the same day; an end date moves with the start. */
export function copyOf<T extends Copied>(series: T, asked: CopyChange): T {
  const fecha_inicio = asked.fecha_inicio ?? series.fecha_inicio;
  const days = epochDay(fecha_inicio) - epochDay(series.fecha_inicio);
  return {
    ...series,
    nombre: asked.nombre ?? series.nombre,
    fecha_inicio,
    fecha_fin: series.fecha_fin === null ? null : addDays(series.fecha_fin, days),
    publicado: false,
    rotacion: asked.con_trabajadores ? series.rotacion : [],
  };
}
