import { Button, CloseButton } from "@mantine/core";
import { IconCalendarPlus, IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { formatNumber } from "../../../../lib/format.ts";
import { InviteDialog } from "../acts/access-dialogs.tsx";
import { ChangeDialog } from "../acts/change-dialog.tsx";
import type { Chosen } from "../acts/change-dialog.tsx";
import classes from "../staff.module.css";

type BulkBarProps = {
  chosen: Chosen;
  /** People that the filters leave. */
  matching: number;
  /** Chooses all of them. */
  onAll: () => void;
  onClear: () => void;
};

/** Acts for the chosen people, over the end of the list. */
export function BulkBar({ chosen, matching, onAll, onClear }: BulkBarProps) {
  const { t } = useTranslation("staff-forms");
  const [act, setAct] = useState<"invite" | "change" | null>(null);
  const { total } = chosen;
  const dialog = { chosen, onClose: () => setAct(null), onDone: onClear };
  return (
    <div className={classes.bulk} role="region" aria-label={t("bulk.label")}>
      <b role="status">{t("bulk.chosen", { count: total, number: formatNumber(total) })}</b>
      {total < matching && (
        <button type="button" className={classes.bulkAll} onClick={onAll}>
          {t("bulk.all", { number: formatNumber(matching) })}
        </button>
      )}
      <span className={classes.bulkActs}>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          onClick={() => setAct("invite")}
        >
          {t("bulk.invite")}
        </Button>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          onClick={() => setAct("change")}
        >
          {t("bulk.change")}
        </Button>
        <CloseButton
          size={44}
          iconSize={20}
          c="inherit"
          aria-label={t("bulk.clear")}
          onClick={onClear}
        />
      </span>
      {act === "invite" && <InviteDialog {...dialog} />}
      {act === "change" && <ChangeDialog {...dialog} />}
    </div>
  );
}
