import { Button } from "@mantine/core";
import { IconCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { BatchSheet, PayslipBatch } from "@atrio/contract/papers/payslip-batches";
import type { SheetCheck } from "@atrio/contract/papers/payslip-review";

import { ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import { isOut, isWaiting } from "../batches.model.ts";

import { CheckFacts } from "./check-facts.tsx";
import classes from "./check.module.css";

type Act = (() => void) | null;
type CheckPaneProps = {
  batch: PayslipBatch;
  sheet: BatchSheet | undefined;
  check: SheetCheck | undefined;
  error: unknown;
  onRetry: () => void;
  acts: { accept: Act; reassign: Act; leaveOut: Act };
  isBusy: boolean;
  /** Asks before the published payslip is withdrawn. */
  onWithdraw: () => void;
};

/** Checks of a sheet in a fixed order, and the decision about it. */
export function CheckPane(props: CheckPaneProps) {
  const { batch, sheet, check, error, onRetry, acts, isBusy } = props;
  const { t } = useTranslation("payslip-batches");
  if (sheet === undefined) return <aside className={classes.check} />;
  if (sheet.estado === "publicada") {
    return (
      <aside className={classes.check} aria-label={t("review.pane.check")}>
        <Published sheet={sheet} onWithdraw={props.onWithdraw} />
      </aside>
    );
  }
  return (
    <aside className={classes.check} aria-label={t("review.pane.check")}>
      <div className={classes.facts}>
        {check === undefined && error === null && <LinesSkeleton lines={8} />}
        {check === undefined && error !== null && <ErrorState error={error} onRetry={onRetry} />}
        {check !== undefined && <CheckFacts batch={batch} check={check} />}
      </div>
      <div className={classes.acts}>
        {(isWaiting(sheet) || isOut(sheet)) && (
          <ActButton
            name={t("review.accept")}
            shortcut="A"
            icon={<IconCheck size={18} />}
            isMain
            isBusy={isBusy}
            act={acts.accept}
          />
        )}
        <span className={classes.actPair}>
          <ActButton name={t("review.reassign")} shortcut="R" act={acts.reassign} />
          <ActButton name={t("review.leaveOut")} shortcut="X" isGrave act={acts.leaveOut} />
        </span>
      </div>
    </aside>
  );
}

type ActButtonProps = {
  name: string;
  shortcut: string;
  icon?: ReactNode;
  isMain?: boolean;
  isGrave?: boolean;
  isBusy?: boolean;
  act: Act;
};

function ActButton(props: ActButtonProps) {
  const { name, shortcut, icon, isMain = false, isGrave = false, isBusy = false, act } = props;
  return (
    <Button
      variant={isMain ? "filled" : "default"}
      size="md"
      className={(isMain && classes.main) || (isGrave && classes.grave) || ""}
      leftSection={icon}
      rightSection={
        <kbd className={classes.key} aria-hidden>
          {shortcut}
        </kbd>
      }
      aria-keyshortcuts={shortcut}
      loading={isBusy}
      disabled={act === null}
      onClick={() => act?.()}
    >
      {name}
    </Button>
  );
}

function Published({ sheet, onWithdraw }: { sheet: BatchSheet; onWithdraw: () => void }) {
  const { t } = useTranslation("payslip-batches");
  const name = sheet.trabajador?.nombre_completo ?? "";
  return (
    <>
      <div className={classes.facts}>
        <b>{name}</b>
        <p className={classes.text}>
          {t(sheet.retirada ? "review.withdrawnText" : "review.closed")}
        </p>
      </div>
      {!sheet.retirada && (
        <div className={classes.acts}>
          <Button
            variant="default"
            className={classes.grave ?? ""}
            aria-label={t("withdrawing.actionOf", { name })}
            onClick={onWithdraw}
          >
            {t("withdrawing.action")}
          </Button>
        </div>
      )}
    </>
  );
}
