import { IconFolder, IconListSearch } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { PortalDocument } from "@atrio/contract/papers/documents";

import { CardList } from "../../../../ui/card-list.tsx";
import { EmptyState } from "../../../../ui/state.tsx";
import { choicesOf, isNarrowed, narrow } from "../documents.model.ts";
import type { Narrowing } from "../documents.model.ts";
import type { DocumentsSearch } from "../search.model.ts";
import { useDayOf } from "../use-day-of.ts";

import { BulkBar } from "./bulk-bar.tsx";
import { DocumentFilters } from "./document-filters.tsx";
import { DocumentRow } from "./document-row.tsx";
import type { RowActions } from "./document-row.tsx";
import classes from "./list.module.css";

/** Search parameters of a list. */
export type ListPlace = Pick<DocumentsSearch, "q" | "tipo" | "estado" | "anyo">;

/** Documents under a heading; without one they stand for themselves. */
export type DocumentGroup = { title: string | null; documents: readonly PortalDocument[] };

type ListViewProps = RowActions & {
  title: string;
  text: string;
  /** Buttons beside the heading. */
  action?: ReactNode;
  groups: readonly DocumentGroup[];
  /** Shown for a list without any document. */
  empty: ReactNode;
  /** The most rows while nothing is looked for. */
  most?: number;
  /** Say of each document to which part of the page it belongs. */
  withParts?: boolean;
  search: ListPlace;
  onSearch: (place: ListPlace) => void;
};

/** Documents that can be looked for, narrowed, selected and opened. */
export function ListView(props: ListViewProps) {
  const { title, text, action, groups, empty, search, onSearch, ...rest } = props;
  const { most = Number.POSITIVE_INFINITY, withParts = false, ...actions } = rest;
  const { t } = useTranslation("documents");
  const dayOf = useDayOf();
  // The address follows the typed words: reading them back would lose letters.
  const [narrowing, setNarrowing] = useState(() => narrowingOf(search));
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const all = groups.flatMap(({ documents }) => documents);
  const room = isNarrowed(narrowing) ? Number.POSITIVE_INFINITY : most;
  const shown = groups
    .map((group) => ({
      ...group,
      documents: narrow(group.documents, narrowing, dayOf).slice(0, room),
    }))
    .filter(({ documents }) => documents.length > 0);
  const listed = shown.flatMap(({ documents }) => documents);
  const change = (next: Narrowing) => {
    setNarrowing(next);
    onSearch(placeOf(next));
  };
  const select = (id: number, isSelected: boolean) => {
    const next = new Set(selected);
    if (isSelected) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  return (
    <section className={classes.view} aria-label={title}>
      <header className={classes.head}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        {action}
      </header>
      {all.length === 0 && empty}
      {all.length > 1 && (
        <DocumentFilters narrowing={narrowing} choices={choicesOf(all, dayOf)} onChange={change} />
      )}
      {all.length > 0 && listed.length === 0 && (
        <EmptyState
          icon={<IconListSearch size={24} />}
          title={t("search.none_title")}
          text={t("search.none_text")}
        />
      )}
      <BulkBar documents={listed} selected={selected} onSelect={setSelected} />
      {shown.map((group) => (
        <Group key={group.title} title={group.title} count={group.documents.length}>
          <CardList label={group.title ?? title}>
            {group.documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                withPart={withParts}
                {...(listed.length > 1 && {
                  selection: {
                    isSelected: selected.has(document.id),
                    onSelect: (isSelected: boolean) => select(document.id, isSelected),
                  },
                })}
                {...actions}
              />
            ))}
          </CardList>
        </Group>
      ))}
    </section>
  );
}

type GroupProps = { title: string | null; count: number; children: ReactNode };

function Group({ title, count, children }: GroupProps) {
  const { t } = useTranslation("documents");
  if (title === null) return children;
  return (
    <div className={classes.group}>
      <h3>
        <IconFolder size={20} aria-hidden />
        {title}
        <small>{t("list.count", { count })}</small>
      </h3>
      {children}
    </div>
  );
}

function narrowingOf({ q, tipo, estado, anyo }: ListPlace): Narrowing {
  return { words: q ?? "", kind: tipo ?? null, state: estado ?? null, year: anyo ?? null };
}

function placeOf({ words, kind, state, year }: Narrowing): ListPlace {
  return {
    ...(words === "" ? {} : { q: words }),
    ...(kind === null ? {} : { tipo: kind }),
    ...(state === null ? {} : { estado: state }),
    ...(year === null ? {} : { anyo: year }),
  };
}
