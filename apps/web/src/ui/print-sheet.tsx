import type { ReactNode } from "react";

import classes from "./print-sheet.module.css";

type PrintSheetProps = {
  /** Title and last line, on paper only. */
  heading: string;
  made: string;
  className?: string | undefined;
  children: ReactNode;
};

/** The part of a page that is printed, without the page around it. */
export function PrintSheet({ heading, made, className = "", children }: PrintSheetProps) {
  return (
    <div className={`${classes.sheet} ${className}`.trim()}>
      <p className={classes.printed}>{heading}</p>
      {children}
      <p className={classes.printed}>{made}</p>
    </div>
  );
}
