import type { ReactNode } from "react";

import classes from "./section-head.module.css";

type SectionHeadProps = {
  title: string;
  /** Id of the heading, for a section that is labelled by it. */
  id?: string;
  /** Tools at the right: steps, filters, downloads. */
  children?: ReactNode;
};

/** Heading of a part of a page, with its tools. */
export function SectionHead({ title, id, children }: SectionHeadProps) {
  return (
    <header className={classes.head}>
      <h2 id={id}>{title}</h2>
      {children}
    </header>
  );
}
