import { Alert } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";

import { DevicesCard } from "./devices/devices-card.tsx";
import { KindsCard } from "./kinds/kinds-card.tsx";
import classes from "./preferences.module.css";
import { preferencesQuery } from "./preferences.queries.ts";
import { QuietCard } from "./times/quiet-card.tsx";
import { TimesCard } from "./times/times-card.tsx";

/** Preferences of notices: channels, hours, and devices. */
export function NoticePreferences() {
  const { t } = useTranslation("notice-preferences");
  const { id, sesion } = useCurrentUser();
  const { data: preferences, error, refetch } = useQuery(preferencesQuery(id));
  if (preferences === undefined && error !== null) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (preferences === undefined) return <BlockSkeleton height={560} />;
  const part = { preferences, isReadOnly: sesion.suplantada };
  return (
    <div className={classes.view}>
      {sesion.suplantada && (
        <Alert className={classes.remark ?? ""} color="blue" icon={<IconInfoCircle aria-hidden />}>
          {t("read_only")}
        </Alert>
      )}
      <KindsCard {...part} />
      <div className={classes.column}>
        <DevicesCard {...part} />
        <TimesCard {...part} />
        <QuietCard {...part} />
      </div>
    </div>
  );
}
