import { Alert, Button } from "@mantine/core";
import { IconCalendarExclamation } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { formatMonth } from "../../lib/format.ts";
import { useCurrentUser } from "../../lib/identity.ts";

import { oldestUnclosedQuery } from "./closure/closure.queries.ts";
import { sameMonth } from "./sheet/sheet.model.ts";
import type { Month } from "./sheet/sheet.model.ts";

type UnclosedNoticeProps = { month: Month; onShow: (month: Month) => void };

/** Reminder of an ended month that is not closed, until it is on the screen or requested. */
export function UnclosedNotice({ month, onShow }: UnclosedNoticeProps) {
  const { t } = useTranslation("months");
  const user = useCurrentUser();
  const { data: closure } = useQuery({
    ...oldestUnclosedQuery(user.id),
    enabled: user.mes_sin_cerrar,
  });
  if (closure === undefined || !closure.ha_terminado || sameMonth(closure, month)) return null;
  if (closure.estado === "pendiente" || closure.estado === "aprobado") return null;
  return (
    <Alert
      color="yellow"
      mb="md"
      icon={<IconCalendarExclamation size={22} aria-hidden />}
      title={t("closure.notice", { month: formatMonth(closure.year, closure.month) })}
    >
      <Button variant="default" size="sm" onClick={() => onShow(closure)}>
        {t("closure.notice_open")}
      </Button>
    </Alert>
  );
}
