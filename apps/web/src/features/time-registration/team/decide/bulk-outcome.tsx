import { CloseButton } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "./bulk-outcome.module.css";

/** What became of one of several requests; without an error it was decided. */
export type Outcome = { id: number; name: string; error: string | null };

type BulkOutcomeProps = { outcomes: readonly Outcome[]; onClose: () => void };

/** The result of deciding several requests, one by one. */
export function BulkOutcome({ outcomes, onClose }: BulkOutcomeProps) {
  const { t } = useTranslation("team");
  const failed = outcomes.filter(({ error }) => error !== null).length;
  const done = outcomes.length - failed;
  const summary = [
    done > 0 && t("decide.outcome_done", { count: done }),
    failed > 0 && t("decide.outcome_failed", { count: failed }),
  ].filter((text) => text !== false);
  return (
    <section className={classes.outcome} role="status" aria-label={t("decide.outcome_title")}>
      <header>
        <strong>{summary.join(" · ")}</strong>
        <CloseButton
          size={44}
          iconSize={20}
          aria-label={t("decide.outcome_close")}
          onClick={onClose}
        />
      </header>
      <ul>
        {outcomes.map(({ id, name, error }) => (
          <li key={id} data-failed={error !== null}>
            {error === null ? (
              <IconCheck size={18} aria-hidden />
            ) : (
              <IconAlertTriangle size={18} aria-hidden />
            )}
            <span>
              {name}
              {error !== null && <small>{error}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
