import { IconCloudOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { moduleIds } from "@atrio/contract/modules";

import { useIsReachable } from "../../lib/connection.ts";
import { useCurrentUser, useModuleHired } from "../../lib/identity.ts";

import classes from "./offline-banner.module.css";

/** Announces that the server is unreachable, and that the clock works all the same. */
export function OfflineBanner() {
  const { t } = useTranslation("shell");
  const reachable = useIsReachable();
  const hasClock = useModuleHired(moduleIds.timeRegistration);
  const readsOnly = useCurrentUser().sesion.suplantada;
  return (
    <section role="status" aria-label={t("offline.label")}>
      {!reachable && (
        <p className={classes.banner} data-banner>
          <IconCloudOff size={20} aria-hidden />
          <span>{hasClock && !readsOnly ? t("offline.clock") : t("offline.text")}</span>
        </p>
      )}
    </section>
  );
}
