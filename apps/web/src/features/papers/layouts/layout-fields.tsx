import { ActionIcon } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { columnKeys, textIn, valueKeys } from "./layouts.model.ts";
import type { Cell, MarkKey } from "./layouts.model.ts";
import classes from "./layouts.module.css";
import { useMarkName } from "./use-mark-name.ts";
import type { TeachingState } from "./use-teaching.ts";

type LayoutFieldsProps = { teaching: TeachingState; cells: readonly Cell[] };

/** Values, fixed texts and columns, with what is marked of each. */
export function LayoutFields({ teaching, cells }: LayoutFieldsProps) {
  const { t } = useTranslation("payslip-layouts");
  const { draft } = teaching;
  const [isTable, setTable] = useState(columnKeys.some((key) => draft.marks[key] !== undefined));
  const field = (key: MarkKey) => <Field key={key} name={key} teaching={teaching} cells={cells} />;
  return (
    <section className={classes.fields} aria-label={t("teach.step1")}>
      <h2>{t("teach.step1")}</h2>
      <h3>{t("teach.values")}</h3>
      <ul>{valueKeys.map(field)}</ul>
      <Labels teaching={teaching} />
      <button
        type="button"
        className={classes.unfold}
        aria-expanded={isTable}
        onClick={() => setTable(!isTable)}
      >
        {t("teach.table")}
      </button>
      {isTable && (
        <>
          <p className={classes.muted}>{t("teach.tableHint")}</p>
          <ul>{columnKeys.map(field)}</ul>
        </>
      )}
    </section>
  );
}

type FieldProps = { name: MarkKey; teaching: TeachingState; cells: readonly Cell[] };

function Field({ name: key, teaching, cells }: FieldProps) {
  const { t } = useTranslation("payslip-layouts");
  const name = useMarkName()(key);
  const { draft, active, activate, unmark } = teaching;
  const box = draft.marks[key];
  return (
    <li className={classes.field}>
      <button type="button" aria-pressed={active === key} onClick={() => activate(key)}>
        <b>{name}</b>
        <span>{box === undefined ? t("teach.nothing") : textIn(cells, box).slice(0, 60)}</span>
        {box !== undefined && <IconCheck size={18} aria-hidden />}
      </button>
      {box !== undefined && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          aria-label={t("teach.unmark", { name })}
          onClick={() => unmark(key)}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function Labels({ teaching }: { teaching: TeachingState }) {
  const { t } = useTranslation("payslip-layouts");
  const { draft, active, activate, unlabel } = teaching;
  const { labels } = draft;
  return (
    <>
      <h3>{t("teach.labels")}</h3>
      <p className={classes.muted}>{t("teach.labelsHint")}</p>
      <ul>
        <li className={classes.field}>
          <button
            type="button"
            aria-pressed={active === "labels"}
            onClick={() => activate("labels")}
          >
            <b>{t("teach.labelsMode")}</b>
            <span>{t("teach.labelsCount", { count: labels.length })}</span>
          </button>
        </li>
      </ul>
      <ul className={classes.labels}>
        {labels.map(({ texto, x, y }, index) => (
          <li key={`${texto} ${x} ${y}`}>
            {texto}
            <ActionIcon
              variant="subtle"
              color="gray"
              size={28}
              aria-label={t("teach.unmark", { name: texto })}
              onClick={() => unlabel(index)}
            >
              <IconX size={14} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
    </>
  );
}
