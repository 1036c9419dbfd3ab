import { CloseButton } from "@mantine/core";
import { IconAlertTriangle, IconCheck } from "@tabler/icons-react";

import classes from "./bulk-outcome.module.css";

/** Outcome for one of several things; without an error it was decided. */
export type Outcome = { id: number; name: string; error: string | null };

type BulkOutcomeProps = {
  outcomes: readonly Outcome[];
  texts: {
    title: string;
    close: string;
    done: (count: number) => string;
    failed: (count: number) => string;
  };
  onClose: () => void;
};

/** The result of deciding several things, one by one. */
export function BulkOutcome({ outcomes, texts, onClose }: BulkOutcomeProps) {
  const failed = outcomes.filter(({ error }) => error !== null).length;
  const done = outcomes.length - failed;
  const summary = [done > 0 && texts.done(done), failed > 0 && texts.failed(failed)];
  return (
    <section className={classes.outcome} role="status" aria-label={texts.title}>
      <header>
        <strong>{summary.filter((text) => text !== false).join(" · ")}</strong>
        <CloseButton size={44} iconSize={20} aria-label={texts.close} onClick={onClose} />
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
