import { useTranslation } from "react-i18next";

import { dayIn, formatDate, nowInstant } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import { daysLeft, grouped, sealAccents, sealState } from "./seal.model.ts";
import classes from "./seal.module.css";
import type { Seal } from "./seal.queries.ts";

/** Facts of the certificate, with its end first. */
export function SealCard({ seal }: { seal: Seal }) {
  const { t } = useTranslation("seal");
  const { zona_horaria } = useCurrentUser();
  const day = (instant: string) => formatDate(dayIn(zona_horaria, instant));
  const now = nowInstant();
  const state = sealState(seal.valido_hasta, now);
  const facts: ReadonlyArray<[name: string, value: string]> = [
    [t("subject"), seal.sujeto],
    [t("origin"), t(seal.propio ? "own" : "made")],
    [t("from"), day(seal.valido_desde)],
    [t("until"), day(seal.valido_hasta)],
    [t("stamp"), t(seal.sello_tiempo ? "stampOn" : "stampOff")],
  ];
  return (
    <Card
      title={t("current")}
      action={
        <StatusBadge color={sealAccents[state]}>
          {t(`states.${state}`, { count: daysLeft(seal.valido_hasta, now) })}
        </StatusBadge>
      }
    >
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>{t("fingerprint")}</dt>
          <dd className={classes.print}>{grouped(seal.huella)}</dd>
        </div>
      </dl>
      <p className={classes.muted}>{t(seal.propio ? "ownText" : "madeText")}</p>
    </Card>
  );
}
