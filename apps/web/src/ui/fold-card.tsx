import { Skeleton } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { useId, useState } from "react";
import type { ReactNode } from "react";

import classes from "./fold-card.module.css";

type FoldCardProps = {
  /** Heading of the card; undefined while it is on its way. */
  title: ReactNode;
  /** Main figure in a word or two; null if the title says all, undefined while it loads. */
  figure: ReactNode;
  /** Link or button at the right of the heading of the open card. */
  action?: ReactNode;
  children: ReactNode;
};

/** A card folded to its title and its main figure, which opens in its place. */
export function FoldCard({ title, figure, action, children }: FoldCardProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <section className={classes.card} data-open={isOpen}>
      <header className={classes.head}>
        <h2 className={classes.title}>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <span className={classes.texts} data-alone={figure === null}>
              <span className={classes.name}>
                {title ?? <Skeleton height={16} width="70%" radius="sm" component="span" />}
              </span>{" "}
              {figure !== null && !isOpen && (
                <span className={classes.figure}>
                  {figure ?? <Skeleton height={20} width="50%" radius="sm" component="span" />}
                </span>
              )}
            </span>
            <IconChevronDown size={16} className={classes.chevron} aria-hidden />
          </button>
        </h2>
        {isOpen && action}
      </header>
      {isOpen && (
        <div id={id} className={classes.content}>
          {children}
        </div>
      )}
    </section>
  );
}
