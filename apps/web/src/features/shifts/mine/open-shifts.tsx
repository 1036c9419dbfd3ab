import { Button } from "@mantine/core";
import { IconHandStop } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { MyShifts } from "@atrio/contract/shifts/exchanges";

import { messageOf } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { randomKey } from "../../../lib/random.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { EmptyState } from "../../../ui/state.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import { shiftText, waitingOn } from "./mine.model.ts";
import classes from "./mine.module.css";
import { sendExchange } from "./mine.queries.ts";
import { ShiftLine } from "./shift-line.tsx";

/** Published shifts of the own areas that lack people. */
export function OpenShifts({ shifts }: { shifts: MyShifts }) {
  const { t } = useTranslation("exchanges");
  const user = useCurrentUser();
  return (
    <Card title={t("view.abiertos")}>
      {shifts.abiertos.length === 0 && (
        <EmptyState
          icon={<IconHandStop size={24} />}
          title={t("open.none")}
          text={t("open.none_text")}
        />
      )}
      <ul className={classes.list}>
        {shifts.abiertos.map((shift) => (
          <li key={shift.id}>
            <ShiftLine shift={shift} detail={t("open.lacks", { count: shift.faltan })}>
              {waitingOn(shifts.peticiones, shift.id, user.id) === undefined ? (
                <AskButton shiftId={shift.id} label={`${t("open.ask")}: ${shiftText(shift)}`} />
              ) : (
                <StatusBadge color="blue">{t("open.asked")}</StatusBadge>
              )}
            </ShiftLine>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function AskButton({ shiftId, label }: { shiftId: number; label: string }) {
  const { t } = useTranslation("exchanges");
  const [key] = useState(randomKey);
  const send = useMutation({
    mutationFn: sendExchange,
    onSuccess: () => notify({ kind: "success", message: t("open.sent") }),
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  return (
    <Button
      size="sm"
      aria-label={label}
      loading={send.isPending}
      onClick={() => send.mutate({ kind: "abierto", shiftId, comment: "", key })}
    >
      {t("open.ask")}
    </Button>
  );
}
