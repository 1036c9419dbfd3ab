import { Box } from "@mantine/core";
import { IconEyeOff } from "@tabler/icons-react";

import { requestStates } from "@atrio/contract/kinds";

import { KindIcon } from "../../requests/kind-icon.tsx";
import { kindLookOf } from "../../requests/requests.model.ts";

import classes from "./calendar-mark.module.css";
import type { CalendarAbsence } from "./calendar.model.ts";

type CalendarMarkProps = Pick<
  CalendarAbsence,
  "pe_solicitud_tipo_id" | "estado_id" | "completo"
> & {
  size?: number;
  /** Words beside the icon, where there is room. */
  label?: string | null;
};

const plain = { background: "#F1EDE8", content: "#5C534A" };

/**
 * An absence in a cell: the icon for its kind, stripes for a pending one, half a tile for a part of
 * the day. Medical absences share a single mark, so that their kind is not shown.
 */
export function CalendarMark({ size = 16, label = null, ...absence }: CalendarMarkProps) {
  const { pe_solicitud_tipo_id } = absence;
  const { background, content } =
    pe_solicitud_tipo_id === null ? plain : kindLookOf(pe_solicitud_tipo_id);
  return (
    <Box
      component="span"
      className={classes.mark}
      __vars={{ "--kind-background": background, "--kind-content": content }}
      data-waiting={absence.estado_id === requestStates.pending}
      data-part={!absence.completo}
      data-labelled={label !== null}
      aria-hidden
    >
      {pe_solicitud_tipo_id === null ? (
        <IconEyeOff size={size} />
      ) : (
        <KindIcon kind={pe_solicitud_tipo_id} size={size} />
      )}
      {label !== null && <span className={classes.label}>{label}</span>}
    </Box>
  );
}
