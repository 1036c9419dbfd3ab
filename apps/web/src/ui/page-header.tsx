import { useEffect } from "react";
import type { ReactNode } from "react";

import classes from "./page-header.module.css";

type PageHeaderProps = {
  title: string;
  subtitle?: ReactNode;
  /** Buttons and selectors at the right. */
  children?: ReactNode;
};

/** The page's heading; its text is the browser tab's title too. */
export function PageHeader({ title, subtitle, children }: PageHeaderProps) {
  useDocumentTitle(title);
  return (
    <div className={classes.header}>
      <div className={classes.texts}>
        <h1 className={classes.title}>{title}</h1>
        {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {children !== undefined && <div className={classes.actions}>{children}</div>}
    </div>
  );
}

/** Names the browser tab after the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Atrio`;
  }, [title]);
}
