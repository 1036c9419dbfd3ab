import { useId } from "react";
import { useTranslation } from "react-i18next";

import type { SignatureDetail } from "@atrio/contract/papers/signatures";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";

import classes from "./signatures.module.css";

/** What happened to the document, in order: what, who and when. */
export function SignatureTimeline({ events }: { events: SignatureDetail["sucesos"] }) {
  const { t } = useTranslation("signatures");
  const { zona_horaria: zone } = useCurrentUser();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {t("history")}
      </h3>
      <ol className={classes.events}>
        {events.map(({ tipo: type, en: moment, quien: who }) => (
          <li key={`${type} ${moment}`} data-type={type}>
            <p>{t(`event.${type}`)}</p>
            <p className={classes.detail}>
              <time dateTime={moment}>{formatDateTime(moment, zone)}</time>
              {who !== null && ` · ${who.nombre_completo}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
