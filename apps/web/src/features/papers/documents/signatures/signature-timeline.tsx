import { useId } from "react";
import { useTranslation } from "react-i18next";

import type { SignatureDetail } from "@atrio/contract/papers/signatures";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";

import classes from "./signatures.module.css";

/** Events of the document, in order: act, person and moment. */
export function SignatureTimeline({ events }: { events: SignatureDetail["sucesos"] }) {
  const { t } = useTranslation("signatures");
  const { zona_horaria } = useCurrentUser();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {t("history")}
      </h3>
      <ol className={classes.events}>
        {events.map(({ tipo, en, quien }) => (
          <li key={`${tipo} ${en}`} data-type={tipo}>
            <p>{t(`event.${tipo}`)}</p>
            <p className={classes.detail}>
              <time dateTime={en}>{formatDateTime(en, zona_horaria)}</time>
              {quien !== null && ` · ${quien.nombre_completo}`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
