import { Button, SegmentedControl, Switch } from "@mantine/core";
import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { longestCycle } from "@atrio/contract/time/schedules-office";
import type { CycleStretch } from "@atrio/contract/time/schedules-office";

import { axisOf, inOrder, overlapping, withCopiedDay, withWeeks } from "./editor.model.ts";
import type { Draft } from "./editor.model.ts";
import { HourAxis } from "./hour-axis.tsx";
import classes from "./schedule-form.module.css";
import { StretchFields } from "./stretch-fields.tsx";

type WeekEditorProps = { draft: Draft; isReadOnly: boolean; onChange: (draft: Draft) => void };

/** The weeks of a schedule: one at a time on the hour axis, with the times of a selected stretch. */
export function WeekEditor({ draft, isReadOnly, onChange }: WeekEditorProps) {
  const { t } = useTranslation("schedules");
  const [chosenWeek, setWeek] = useState(1);
  const [isWhole, setWhole] = useState(false);
  const [selected, setSelected] = useState<CycleStretch | null>(null);
  const semana = Math.min(chosenWeek, draft.semanas);
  const axis = useMemo(() => axisOf(draft.tramos, isWhole), [draft.tramos, isWhole]);
  const replace = (before: CycleStretch | null, after: CycleStretch | null) => {
    const others = draft.tramos.filter((one) => one !== before);
    onChange({ ...draft, tramos: inOrder(after === null ? others : [...others, after]) });
    setSelected(after);
  };
  const current = draft.tramos.find((one) => one === selected && one.semana === semana);
  return (
    <>
      <div className={classes.weeks}>
        {draft.semanas > 1 && (
          <Weeks draft={draft} semana={semana} onWeek={setWeek}>
            {!isReadOnly && (
              <>
                {draft.semanas < longestCycle && (
                  <Button
                    variant="default"
                    size="sm"
                    onClick={() => {
                      onChange(withWeeks(draft, draft.semanas + 1));
                      setWeek(draft.semanas + 1);
                    }}
                  >
                    {t("editor.addWeek")}
                  </Button>
                )}
                {draft.semanas > 2 && (
                  <Button
                    variant="subtle"
                    color="gray"
                    size="sm"
                    onClick={() => onChange(withWeeks(draft, draft.semanas - 1))}
                  >
                    {t("editor.removeWeek")}
                  </Button>
                )}
              </>
            )}
          </Weeks>
        )}
        <Switch
          label={t("editor.whole")}
          checked={isWhole}
          onChange={(event) => setWhole(event.currentTarget.checked)}
        />
      </div>
      <HourAxis
        draft={draft}
        semana={semana}
        axis={axis}
        selected={selected}
        isReadOnly={isReadOnly}
        onSelect={setSelected}
        onChange={replace}
      />
      {!isReadOnly && current === undefined && <p className={classes.muted}>{t("editor.hint")}</p>}
      {overlapping(draft).size > 0 && <p role="alert">{t("editor.overlap")}</p>}
      {!isReadOnly && current !== undefined && (
        <StretchFields
          stretch={current}
          onChange={(after) => replace(current, after)}
          onCopy={(to) =>
            onChange({
              ...draft,
              tramos: withCopiedDay(draft, { semana, from: current.dia_semana, to }),
            })
          }
        />
      )}
    </>
  );
}

type WeeksProps = {
  draft: Draft;
  semana: number;
  onWeek: (week: number) => void;
  children: ReactNode;
};

function Weeks({ draft, semana, onWeek, children }: WeeksProps) {
  const { t } = useTranslation("schedules");
  return (
    <>
      <SegmentedControl
        aria-label={t("week")}
        value={String(semana)}
        onChange={(value) => onWeek(Number(value))}
        data={Array.from({ length: draft.semanas }, (_, index) => ({
          value: String(index + 1),
          label: t("editor.weekOf", { week: index + 1 }),
        }))}
      />
      {children}
    </>
  );
}
