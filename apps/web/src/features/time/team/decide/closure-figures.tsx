import { IconFileText } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { RequestView } from "@atrio/contract/request-view";

import { formatDateTime, formatMinutes } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Balance } from "../../sheet/balance.tsx";
import { writeMonth } from "../../sheet/sheet.model.ts";

import classes from "./request-body.module.css";

/** The month as it was when its closure was asked for, with the way to its sheet. */
export function ClosureFigures({ request }: { request: RequestView }) {
  const { t } = useTranslation("team-time");
  const { cierre } = request;
  if (cierre === null) return null;
  const month = writeMonth({ year: cierre.anyo, month: cierre.mes });
  return (
    <div className={classes.body}>
      <dl className={classes.figures}>
        <div>
          <dt>{t("decide.worked")}</dt>
          <dd>{formatMinutes(cierre.minutos_trabajados)}</dd>
        </div>
        <div>
          <dt>{t("decide.expected")}</dt>
          <dd>{formatMinutes(cierre.minutos_previstos)}</dd>
        </div>
        <div>
          <dt>{t("decide.balance")}</dt>
          <dd>
            <Balance minutes={cierre.saldo_minutos} />
          </dd>
        </div>
      </dl>
      {cierre.reabierto_en !== null && (
        <p className={classes.note}>
          <Reopened at={cierre.reabierto_en} why={cierre.motivo_reapertura} />
        </p>
      )}
      <p className={classes.foot}>
        <span>{t("decide.frozen")}</span>
        <Link
          to="/timeRegistrationSupervisor"
          search={{ vista: "hojas", persona: request.trabajador.id, mes: month }}
          className={classes.link}
        >
          <IconFileText size={18} aria-hidden />
          {t("decide.open_sheet")}
        </Link>
      </p>
    </div>
  );
}

function Reopened({ at, why }: { at: string; why: string | null }) {
  const { t } = useTranslation("team-time");
  const { zona_horaria } = useCurrentUser();
  const when = formatDateTime(at, zona_horaria);
  return why === null
    ? t("decide.reopened", { when })
    : t("decide.reopened_why", { when, reason: why });
}
