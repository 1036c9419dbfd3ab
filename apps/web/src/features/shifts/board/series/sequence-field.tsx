import { ActionIcon, Button } from "@mantine/core";
import {
  IconArrowDown,
  IconArrowUp,
  IconCoffee,
  IconCopyPlus,
  IconPencil,
  IconPlus,
  IconTrash,
} from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Board } from "@atrio/contract/shifts/shifts";

import type { FieldErrors } from "../../../../lib/errors.ts";
import { colourVariables } from "../colours.model.ts";
import type { Template } from "../plan/move.model.ts";
import { fullTimes } from "../words.model.ts";

import { RepeatedShiftFields } from "./repeated-shift-fields.tsx";
import { emptyDraft, repeatedOf, withSequence } from "./series.model.ts";
import type { RepeatedShift, SeriesDraft } from "./series.model.ts";
import classes from "./series.module.css";

type Day = RepeatedShift | null;

/** Most days of a round. */
const mostDays = 84;

type SequenceFieldProps = {
  draft: SeriesDraft;
  board: Board;
  templates: readonly Template[];
  errors: FieldErrors;
  onDraft: (draft: SeriesDraft) => void;
};

/** Days of a pattern's round in order, each a shift or free. */
export function SequenceField({ draft, board, templates, errors, onDraft }: SequenceFieldProps) {
  const { t } = useTranslation("board-series");
  const [edited, setEdited] = useState<number | null>(null);
  const { secuencia } = draft;
  const change = (days: readonly Day[]) => onDraft(withSequence(draft, days.slice(0, mostDays)));
  const add = (day: Day) => change([...secuencia, day]);
  const lastShift = secuencia.findLast((day) => day !== null);
  const fresh = (): Day =>
    lastShift ?? emptyDraft("patron", board, draft.fecha_inicio).secuencia[0] ?? null;
  const swap = (index: number, other: number) => {
    const days = [...secuencia];
    const [one, two] = [days[index], days[other]];
    if (one === undefined || two === undefined) return;
    days[index] = two;
    days[other] = one;
    setEdited(null);
    change(days);
  };
  const isFull = secuencia.length >= mostDays;
  const error = errors["secuencia"]?.join("\n");
  return (
    <fieldset className={classes.sequence}>
      <legend>
        {t("sequence.title")} <span>{t("sequence.days", { count: secuencia.length })}</span>
      </legend>
      <ol>
        {secuencia.map((day, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- days have no name but their place
          <li key={index}>
            <DayRow
              day={day}
              index={index}
              isEdited={edited === index}
              count={secuencia.length}
              onEdit={() => setEdited(edited === index ? null : index)}
              onSwap={(other) => swap(index, other)}
              onRepeat={() =>
                change([...secuencia.slice(0, index + 1), day, ...secuencia.slice(index + 1)])
              }
              onRemove={() => {
                setEdited(null);
                change(secuencia.filter((_, place) => place !== index));
              }}
            />
            {edited === index && day !== null && (
              <RepeatedShiftFields
                shift={day}
                board={board}
                templates={templates}
                errors={errors}
                onChange={(shift) =>
                  change(secuencia.map((one, place) => (place === index ? shift : one)))
                }
              />
            )}
          </li>
        ))}
      </ol>
      <div className={classes.add}>
        {templates.map(({ key, ...template }) => (
          <Add
            key={key}
            icon={
              <span className={classes.dot} style={colourVariables(template.color)} aria-hidden />
            }
            label={fullTimes(template)}
            isFull={isFull}
            onAdd={() => add(repeatedOf({ ...template, observaciones: null }))}
          />
        ))}
        <Add
          icon={<IconPlus size={18} aria-hidden />}
          label={t("sequence.add_shift")}
          isFull={isFull}
          onAdd={() => {
            add(fresh());
            setEdited(secuencia.length);
          }}
        />
        <Add
          icon={<IconCoffee size={18} aria-hidden />}
          label={t("sequence.add_free")}
          isFull={isFull}
          onAdd={() => add(null)}
        />
      </div>
      {error !== undefined && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

type AddProps = { icon: ReactNode; label: string; isFull: boolean; onAdd: () => void };

function Add({ icon, label, isFull, onAdd }: AddProps) {
  return (
    <Button
      variant="default"
      size="sm"
      mih={44}
      leftSection={icon}
      disabled={isFull}
      onClick={onAdd}
    >
      {label}
    </Button>
  );
}

type DayRowProps = {
  day: Day;
  index: number;
  count: number;
  isEdited: boolean;
  onEdit: () => void;
  onSwap: (other: number) => void;
  onRepeat: () => void;
  onRemove: () => void;
};

function DayRow({ day, index, count, isEdited, ...on }: DayRowProps) {
  const { t } = useTranslation("board-series");
  const number = { number: index + 1 };
  return (
    <div className={classes.day}>
      <span className={classes.number}>{t("sequence.day", number)}</span>
      {day === null ? (
        <span className={classes.free}>{t("sequence.free")}</span>
      ) : (
        <span className={classes.chip} style={colourVariables(day.color)}>
          {fullTimes(day)}
        </span>
      )}
      <span className={classes.tools}>
        {day !== null && (
          <ActionIcon
            {...tool}
            aria-label={t("sequence.edit", number)}
            aria-expanded={isEdited}
            onClick={on.onEdit}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          {...tool}
          aria-label={t("sequence.up", number)}
          disabled={index === 0}
          onClick={() => on.onSwap(index - 1)}
        >
          <IconArrowUp size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          {...tool}
          aria-label={t("sequence.down", number)}
          disabled={index === count - 1}
          onClick={() => on.onSwap(index + 1)}
        >
          <IconArrowDown size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon {...tool} aria-label={t("sequence.repeat", number)} onClick={on.onRepeat}>
          <IconCopyPlus size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          {...tool}
          aria-label={t("sequence.remove", number)}
          disabled={count === 1}
          onClick={on.onRemove}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </span>
    </div>
  );
}

const tool = { variant: "subtle", color: "gray", size: 40 } as const;
