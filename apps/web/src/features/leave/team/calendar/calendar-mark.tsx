import { Box } from "@mantine/core";
import { IconEyeOff } from "@tabler/icons-react";

import { requestStates } from "@atrio/contract/palette";

import { KindIcon } from "../../requests/kind-icon.tsx";
import { kindLookOf } from "../../requests/requests.model.ts";

import classes from "./calendar-mark.module.css";
import type { CalendarAbsence } from "./calendar.model.ts";

type CalendarMarkProps = Pick<
  CalendarAbsence,
  "pe_solicitud_tipo_id" | "estado_id" | "completo"
> & { size?: number };

const plain = { background: "#F1EDE8", content: "#5C534A" };

/**
 * An absence in a cell: the icon says its kind, stripes that it waits for a decision, half a tile
 * that it is part of the day. What medical absences are is not said: they have one mark for all.
 */
export function CalendarMark({ size = 16, ...absence }: CalendarMarkProps) {
  const kind = absence.pe_solicitud_tipo_id;
  const { background, content } = kind === null ? plain : kindLookOf(kind);
  return (
    <Box
      component="span"
      className={classes.mark}
      __vars={{ "--kind-background": background, "--kind-content": content }}
      data-waiting={absence.estado_id === requestStates.pending}
      data-part={!absence.completo}
      aria-hidden
    >
      {kind === null ? <IconEyeOff size={size} /> : <KindIcon kind={kind} size={size} />}
    </Box>
  );
}
