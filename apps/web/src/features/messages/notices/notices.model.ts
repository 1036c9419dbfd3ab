import {
  IconBell,
  IconBuildingBank,
  IconCalendarCheck,
  IconCalendarTime,
  IconClock,
  IconFileText,
  IconHourglassHigh,
  IconInbox,
  IconInfoCircle,
  IconPencil,
  IconReceiptEuro,
  IconSignature,
  IconSpeakerphone,
  IconUserShield,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";

import type { Notification } from "@atrio/contract/messages/company-messages";
import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import { dayIn } from "../../../lib/format.ts";
import { plainOf } from "../../../ui/markdown.model.ts";
import type { Accent } from "../../../ui/theme.ts";

import type { NoticesSearch, NoticeState } from "./search.model.ts";

/** Kinds of notification, in the order of the filter. */
export const noticeKinds = [
  "comunicado",
  "solicitud",
  "fichaje",
  "correccion",
  "cierre_mes",
  "bolsa_horas",
  "turnos",
  "nomina",
  "documento",
  "firma",
  "cuenta_bancaria",
  "acceso",
  "informacion",
] as const;
type NoticeKind = (typeof noticeKinds)[number];

/** The kind of a notification; anything this version of the page does not know is `general`. */
export function kindOf({ tipo }: Pick<Notification, "tipo">): NoticeKind | "general" {
  return noticeKinds.find((known) => known === tipo) ?? "general";
}

type Look = { icon: Icon; color: Accent };

const plainLook: Look = { icon: IconBell, color: "gray" };

/** Icons by `icono_id`. */
const looks: Readonly<Record<number, Look>> = {
  1: { icon: IconPencil, color: "blue" },
  2: { icon: IconClock, color: "blue" },
  3: { icon: IconCalendarCheck, color: "blue" },
  4: { icon: IconHourglassHigh, color: "grape" },
  5: { icon: IconInbox, color: "yellow" },
  6: { icon: IconReceiptEuro, color: "green" },
  7: { icon: IconFileText, color: "gray" },
  8: { icon: IconSignature, color: "grape" },
  9: { icon: IconSpeakerphone, color: "brand" },
  10: { icon: IconBuildingBank, color: "teal" },
  11: { icon: IconInfoCircle, color: "gray" },
  12: { icon: IconUserShield, color: "teal" },
  13: { icon: IconCalendarTime, color: "brand" },
};

/** Icon and colour of a notification. */
export function lookOf({ icono_id }: Pick<Notification, "icono_id">): Look {
  return (icono_id === null ? undefined : looks[icono_id]) ?? plainLook;
}

/** A text on one line, without the marks of a structured one. */
export function excerptOf(notice: Pick<Notification, "descripcion" | "formato">): string {
  const { descripcion, formato } = notice;
  return (formato === "markdown" ? plainOf(descripcion) : descripcion)
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** Notifications by the local day of their moment, in the order they come in. */
export function byDay<T extends Pick<Notification, "fecha">>(
  notices: readonly T[],
  zone: string,
): Array<{ day: string; notices: T[] }> {
  const days = new Map<string, T[]>();
  for (const notice of notices) {
    const day = dayIn(zone, notice.fecha);
    days.set(day, [...(days.get(day) ?? []), notice]);
  }
  return [...days].map(([day, found]) => ({ day, notices: found }));
}

/** A part of the list: which notifications, with which words, and which rows. */
export type NoticePage = {
  state: NoticeState;
  kind: string | null;
  words: string;
  skip: number;
  take: (typeof pageSizes)[number];
};

/** The part of the list that an address asks for. */
export function pageOf(search: NoticesSearch): NoticePage {
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  return {
    state: search.estado ?? "todas",
    kind: search.tipo ?? null,
    words: search.q ?? "",
    skip: ((search.pagina ?? 1) - 1) * take,
    take,
  };
}
