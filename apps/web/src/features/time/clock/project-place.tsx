import { use } from "react";

import { ProjectSlots } from "../../../lib/project-slots.ts";
import { queueOwner } from "../offline/offline.model.ts";
import type { KeptCall } from "../offline/offline.model.ts";
import { submitPunch } from "../offline/offline.queries.ts";

import type { Clock } from "./use-clock.ts";

/** Place of the project that the clock runs on, which its wing draws. */
export function ProjectPlace({ clock }: { clock: Clock }) {
  const slots = use(ProjectSlots);
  const { user, zone, today, open, state, kept } = clock;
  // A handed-over session only reads; a forgotten signing first needs its end.
  if (slots === null || user.sesion.suplantada || open?.abierto_mas_de_un_dia === true) return null;
  return slots.renderClock({
    workerId: user.id,
    zone,
    today,
    working: state === "working" ? open : null,
    waiting: kept.filter(({ refusal }) => refusal === null).map((one) => stepOf(one)),
    submit: async (run) => (await submitPunch(queueOwner(user), run)).outcome,
  });
}

function stepOf(kept: KeptCall) {
  const { at, command } = kept;
  return { accion: command.body.accion, at, name: "name" in command ? command.name : null };
}
