import type { ProposedSigning } from "@atrio/contract/request-view";

import { epochOf, isoOf } from "../../../lib/calendar/clock.ts";

type Times = { hora_inicio: string; hora_fin: string | null };

/** A wish as it is kept, with the times that the signing had when it was asked for. */
export type KeptWish = ProposedSigning & { antes?: Times };

/** A signing of the day as it stands. */
type Standing = { id: number; version: Times };

function sameMoment(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return a === b;
  return epochOf(a) === epochOf(b);
}

/** Wishes in one spelling of their instants, beside the signings that they were made about. */
export function keptWishes(
  wishes: readonly ProposedSigning[],
  signings: readonly Standing[],
): KeptWish[] {
  return wishes.map((wish) => {
    const about = signings.find((one) => one.id === wish.fichaje_id)?.version;
    const { hora_inicio, hora_fin } = wish;
    return {
      ...wish,
      ...(hora_inicio === undefined ? {} : { hora_inicio: isoOf(epochOf(hora_inicio)) }),
      ...(hora_fin === undefined ? {} : { hora_fin: isoOf(epochOf(hora_fin)) }),
      ...(about === undefined
        ? {}
        : { antes: { hora_inicio: about.hora_inicio, hora_fin: about.hora_fin } }),
    };
  });
}

/** True if the signings that a correction is about are still as its worker saw them. */
export function isUpToDate(wishes: readonly KeptWish[], signings: readonly Standing[]): boolean {
  return wishes.every((wish) => {
    if (wish.accion === "anadir") return true;
    const now = signings.find((one) => one.id === wish.fichaje_id)?.version;
    if (now === undefined || wish.antes === undefined) return false;
    return (
      sameMoment(now.hora_inicio, wish.antes.hora_inicio) &&
      sameMoment(now.hora_fin, wish.antes.hora_fin)
    );
  });
}
