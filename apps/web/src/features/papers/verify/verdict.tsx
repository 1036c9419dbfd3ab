import {
  IconAlertTriangle,
  IconArchive,
  IconCircleCheck,
  IconQuestionMark,
  IconRefreshAlert,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Verification } from "@atrio/contract/papers/signatures";

import type { Accent } from "../../../ui/theme.ts";

import { VerdictFacts } from "./verdict-facts.tsx";
import { adviceOf, outcomeKey } from "./verify.model.ts";
import type { Means } from "./verify.model.ts";
import classes from "./verify.module.css";

const looks: Record<Verification["resultado"], { color: Accent; icon: Icon }> = {
  valido: { color: "green", icon: IconCircleCheck },
  anulado: { color: "red", icon: IconArchive },
  sustituido: { color: "yellow", icon: IconRefreshAlert },
  alterado: { color: "red", icon: IconAlertTriangle },
  desconocido: { color: "gray", icon: IconQuestionMark },
};

type VerdictProps = {
  verification: Verification;
  means: Means;
  /** Subject of the answer, in words. */
  asked: string;
  /** Fingerprint of the reader's own file; null: there is none. */
  own: string | null;
};

/** The answer in plain words: result, reason, advice, and comparable facts. */
export function Verdict({ verification, means, asked, own }: VerdictProps) {
  const { t } = useTranslation("verify");
  const { resultado } = verification;
  const { color, icon: OutcomeIcon } = looks[resultado];
  const key = outcomeKey(resultado, means);
  const advice = adviceOf(resultado, means);
  return (
    <section className={classes.verdict} aria-label={t("result")} data-outcome={resultado}>
      <header
        style={{
          background: `var(--mantine-color-${color}-light)`,
          color: `var(--mantine-color-${color}-light-color)`,
        }}
      >
        <OutcomeIcon size={32} aria-hidden />
        <div>
          <h2>{t(`title_of.${key}`)}</h2>
          <p>{asked}</p>
        </div>
      </header>
      <div className={classes.inside}>
        <p className={classes.reason}>{t(`reason.${key}`)}</p>
        {advice.length > 0 && (
          <div>
            <h3>{t("what_to_do")}</h3>
            <ul>
              {advice.map((one) => (
                <li key={one}>{t(`advice.${one}`)}</li>
              ))}
            </ul>
          </div>
        )}
        <VerdictFacts verification={verification} own={own} />
      </div>
    </section>
  );
}
