import { Button } from "@mantine/core";
import { IconArrowsExchange, IconCalendarUser } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { AreaShift, MyShifts } from "@atrio/contract/shifts/exchanges";

import { formatMinutes } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/state.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import { shiftText, waitingOn } from "./mine.model.ts";
import classes from "./mine.module.css";
import { ProposeDialog } from "./propose-dialog.tsx";
import { ShiftLine } from "./shift-line.tsx";

/** Own published shifts from today on; each that has not begun can be offered to a colleague. */
export function OwnShifts({ shifts }: { shifts: MyShifts }) {
  const { t } = useTranslation("exchanges");
  const user = useCurrentUser();
  const [offered, setOffered] = useState<AreaShift | null>(null);
  const { turnos, companeros, peticiones } = shifts;
  return (
    <Card title={t("view.proximos")}>
      {turnos.length === 0 && (
        <EmptyState
          icon={<IconCalendarUser size={24} />}
          title={t("own.none")}
          text={t("own.none_text")}
        />
      )}
      <ul className={classes.list}>
        {turnos.map((shift) => (
          <li key={shift.id}>
            <ShiftLine shift={shift} detail={formatMinutes(shift.minutos)}>
              {waitingOn(peticiones, shift.id, user.id) !== undefined && (
                <StatusBadge color="blue">{t("own.waiting")}</StatusBadge>
              )}
              {shift.futuro &&
                companeros.length > 0 &&
                waitingOn(peticiones, shift.id, user.id) === undefined && (
                  <Button
                    variant="default"
                    size="sm"
                    leftSection={<IconArrowsExchange size={18} aria-hidden />}
                    aria-label={`${t("own.propose")}: ${shiftText(shift)}`}
                    onClick={() => setOffered(shift)}
                  >
                    {t("own.propose")}
                  </Button>
                )}
            </ShiftLine>
          </li>
        ))}
      </ul>
      {offered !== null && (
        <ProposeDialog shift={offered} colleagues={companeros} onClose={() => setOffered(null)} />
      )}
    </Card>
  );
}
