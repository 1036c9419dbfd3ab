import { use } from "react";
import type { ReactNode } from "react";

import classes from "./card.module.css";
import { FoldCard } from "./fold-card.tsx";
import { Folding } from "./folding.ts";

type CardProps = {
  /** Heading of the card; a level-2 heading of the page. */
  title?: ReactNode;
  /** Main figure of the card while it is folded (see `FoldCard`); null where the title says all. */
  figure?: ReactNode;
  /** Link or button at the right of the heading. */
  action?: ReactNode;
  /** Dark brown stage with a glow, for the one card that matters most. */
  tone?: "plain" | "stage";
  /** Full height of its row of cards. */
  isTall?: boolean;
  className?: string;
  children: ReactNode;
};

/** A surface with rounded corners that holds one subject. */
export function Card({
  title,
  figure,
  action,
  tone = "plain",
  isTall = false,
  className = "",
  children,
}: CardProps) {
  if (use(Folding)) {
    return (
      <FoldCard title={title} figure={figure} action={action}>
        {children}
      </FoldCard>
    );
  }
  return (
    <section className={`${classes.card} ${className}`} data-tone={tone} data-tall={isTall}>
      {(title !== undefined || action !== undefined) && (
        <header className={classes.header}>
          <h2 className={classes.title}>{title}</h2>
          {action}
        </header>
      )}
      {children}
    </section>
  );
}
