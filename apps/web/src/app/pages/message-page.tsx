import type { ReactNode } from "react";

import { LogoMark } from "../../ui/logo.tsx";
import { Main, useInsideMain } from "../../ui/main.tsx";
import { useDocumentTitle } from "../../ui/page-header.tsx";

import classes from "./message-page.module.css";

type MessagePageProps = {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  /** Actions for the reader. */
  children: ReactNode;
};

/** A page that says one thing, for when there is nothing else to show. */
export function MessagePage({ icon, title, text, children }: MessagePageProps) {
  const insideShell = useInsideMain();
  useDocumentTitle(title);
  return (
    <Main className={classes.page}>
      {!insideShell && <LogoMark size={40} />}
      <div className={classes.message}>
        <span className={classes.icon} aria-hidden>
          {icon}
        </span>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.text}>{text}</p>
        <div className={classes.actions}>{children}</div>
      </div>
    </Main>
  );
}
