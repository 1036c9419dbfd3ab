import { IconEye } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../lib/identity.ts";
import { leavePortal } from "../guards.ts";

import classes from "./impersonation-banner.module.css";

/** Banner of a handed-over session: somebody else's portal, read-only. */
export function ImpersonationBanner() {
  const { t } = useTranslation("shell");
  const user = useCurrentUser();
  if (!user.sesion.suplantada) return null;
  return (
    <section className={classes.banner} data-banner aria-label={t("impersonation.label")}>
      <IconEye size={20} aria-hidden />
      <span>{t("impersonation.text", { name: user.nombre_completo })}</span>
      <button type="button" className={classes.leave} onClick={() => void leavePortal()}>
        {t("impersonation.leave")}
      </button>
    </section>
  );
}
