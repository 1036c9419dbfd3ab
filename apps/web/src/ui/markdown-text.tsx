import { Fragment } from "react";
import type { ReactNode } from "react";

import { addLanguage, currentLanguage } from "../lib/language.ts";

import classes from "./markdown-text.module.css";
import type { Block, Inline } from "./markdown.model.ts";
import { isOwnPath, readMarkdown } from "./markdown.model.ts";

/** A company's text with its headings, lists, emphasis and links, built as elements. */
export function MarkdownText({ source }: { source: string }) {
  return <div className={classes.text}>{keyed(readMarkdown(source), block)}</div>;
}

function block(value: Block): ReactNode {
  if (value.kind === "heading") return <h3>{inlines(value.line)}</h3>;
  if (value.kind === "paragraph") {
    const [first = [], ...rest] = value.lines;
    return (
      <p>
        {inlines(first)}
        {keyed(rest, (line) => (
          <>
            <br />
            {inlines(line)}
          </>
        ))}
      </p>
    );
  }
  const List = value.ordered ? "ol" : "ul";
  return (
    <List>
      {keyed(value.items, (item) => (
        <li>{inlines(item)}</li>
      ))}
    </List>
  );
}

function inlines(values: readonly Inline[]): ReactNode {
  return keyed(values, inline);
}

function inline(value: Inline): ReactNode {
  if (value.kind === "text") return value.text;
  const children = inlines(value.children);
  if (value.kind === "strong") return <strong>{children}</strong>;
  if (value.kind === "emphasis") return <em>{children}</em>;
  if (isOwnPath(value.href)) {
    return <a href={addLanguage(value.href, currentLanguage())}>{children}</a>;
  }
  return (
    <a href={value.href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** Pieces of a fixed text have no identity but their place. */
function keyed<T>(values: readonly T[], draw: (value: T) => ReactNode): ReactNode {
  // oxlint-disable-next-line react/no-array-index-key -- the text never reorders: a place is the key
  return values.map((value, index) => <Fragment key={index}>{draw(value)}</Fragment>);
}
