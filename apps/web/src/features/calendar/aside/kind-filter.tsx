import { Checkbox } from "@mantine/core";
import { IconChevronDown, IconFilter } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { formatNumber } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { calendarKinds } from "../calendar.model.ts";
import type { CalendarKind } from "../calendar.model.ts";
import { useKindName } from "../day/use-kind-name.ts";
import { KindIcon } from "../days/kind-icon.tsx";
import { KindSurface } from "../days/kind-surface.tsx";

import classes from "./aside.module.css";

type KindFilterProps = {
  year: number;
  counts: ReadonlyMap<CalendarKind, number>;
  shown: ReadonlySet<CalendarKind>;
  /** Shown on request, where there is little room. */
  isFolded: boolean;
  onChange: (shown: ReadonlySet<CalendarKind>) => void;
};

/** Filter of the calendar's kinds of event; it explains their colours and icons as well. */
export function KindFilter({ year, counts, shown, isFolded, onChange }: KindFilterProps) {
  const { t } = useTranslation("calendar");
  const present = calendarKinds.filter((kind) => counts.has(kind));
  const chosen = present.filter((kind) => shown.has(kind));
  const all = chosen.length < present.length && (
    <button type="button" className={classes.all} onClick={() => onChange(new Set(calendarKinds))}>
      {t("kinds.all")}
    </button>
  );
  const body = (
    <>
      {present.length === 0 && (
        <p className={classes.note}>
          <b>{t("kinds.none_title", { year })}</b>
          {t("kinds.none_text")}
        </p>
      )}
      <KindList kinds={present} counts={counts} shown={shown} onChange={onChange} />
      {present.length > 0 && chosen.length === 0 && (
        <p className={classes.note} role="status">
          {t("kinds.hidden")}
        </p>
      )}
    </>
  );
  if (!isFolded) {
    return (
      <Card title={t("kinds.title")} action={all}>
        {body}
      </Card>
    );
  }
  return (
    <details className={classes.folded}>
      <summary>
        <IconFilter size={20} aria-hidden />
        {t("kinds.title")}
        <span>{t("kinds.count", { shown: chosen.length, total: present.length })}</span>
        <IconChevronDown size={20} aria-hidden className={classes.chevron} />
      </summary>
      {body}
      {all}
    </details>
  );
}

type KindListProps = Pick<KindFilterProps, "counts" | "shown" | "onChange"> & {
  kinds: readonly CalendarKind[];
};

function KindList({ kinds, counts, shown, onChange }: KindListProps) {
  const { t } = useTranslation("calendar");
  const nameOf = useKindName();
  const toggle = (kind: CalendarKind) => {
    const next = new Set(shown);
    if (!next.delete(kind)) next.add(kind);
    onChange(next);
  };
  return (
    <ul className={classes.kinds} aria-label={t("kinds.title")}>
      {kinds.map((kind) => (
        <li key={kind}>
          <Checkbox
            size="sm"
            checked={shown.has(kind)}
            onChange={() => toggle(kind)}
            classNames={{ root: classes.kind ?? "", body: classes.kindBody ?? "" }}
            label={
              <span className={classes.kindLabel}>
                <KindSurface kind={kind} className={classes.swatch}>
                  <KindIcon kind={kind} size={14} />
                </KindSurface>
                <span className={classes.kindName}>{nameOf(kind)}</span>
                <b>{formatNumber(counts.get(kind) ?? 0)}</b>
              </span>
            }
          />
        </li>
      ))}
    </ul>
  );
}
