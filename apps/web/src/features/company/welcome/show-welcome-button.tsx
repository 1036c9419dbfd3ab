import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../lib/identity.ts";

import classes from "./show-welcome-button.module.css";
import { useHideWelcome } from "./use-hide-welcome.ts";

/** Button that shows a hidden welcome message again. */
export function ShowWelcomeButton() {
  const { t } = useTranslation("home");
  const user = useCurrentUser();
  const hide = useHideWelcome();
  if (!user.pe_ocultar_bienvenida || user.sesion.suplantada) return null;
  return (
    <button type="button" className={classes.show} onClick={() => hide(false)}>
      {t("welcome.show")}
    </button>
  );
}
