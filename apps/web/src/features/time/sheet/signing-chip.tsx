import { VisuallyHidden } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Signing, Workday } from "@atrio/contract/time/time";

import { SigningIcon } from "../signing-icon.tsx";
import { ipFlagOf } from "../time.model.ts";
import { useLabels } from "../use-labels.ts";

import classes from "./signing-chip.module.css";
import { TimeSpan } from "./time-span.tsx";

/** A signing in the sheet: kind and times. */
export function SigningChip({ signing, day }: { signing: Signing; day: Workday }) {
  const { t } = useTranslation("time");
  const { kind, name } = useLabels().signing(signing);
  const flag = ipFlagOf(signing);
  return (
    <span className={classes.chip} data-kind={kind} title={flag === null ? name : t(flag)}>
      <SigningIcon kind={kind} size={15} />
      <VisuallyHidden>{name}</VisuallyHidden>
      <TimeSpan signing={signing} day={day} />
      {flag !== null && (
        <>
          <IconAlertTriangle size={15} className={classes.warning} aria-hidden />
          <VisuallyHidden>{t(flag)}</VisuallyHidden>
        </>
      )}
    </span>
  );
}
