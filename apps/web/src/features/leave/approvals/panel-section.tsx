import type { ReactNode } from "react";

import classes from "./panel-section.module.css";

/** A part of a request's panel under its heading. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
