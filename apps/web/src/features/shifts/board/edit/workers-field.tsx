import { Checkbox, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Board } from "@atrio/contract/shifts/shifts";

import { matches } from "../../../../lib/plain-text.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import type { ShiftState } from "../plan/plan.model.ts";
import { burdenOf, hoursOf } from "../warnings/remedies.model.ts";
import { fullTimes, hoursText } from "../words.model.ts";

import classes from "./edit.module.css";
import type { Candidate } from "./shift-form.model.ts";

type WorkersFieldProps = {
  /** Day of the shift in words. */
  day: string;
  board: Board;
  draft: ShiftState;
  candidates: readonly Candidate[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
};

/** Above this many people they can be searched. */
const searchableFrom = 8;

/** People of the area who have the shift or may have it, with what stands against each. */
export function WorkersField({ day, board, draft, candidates, ...props }: WorkersFieldProps) {
  const { t } = useTranslation("board-edit");
  const [words, setWords] = useState("");
  const chosen = new Set(draft.worker_ids);
  const shown = candidates.filter(({ person }) => matches(person.nombre_completo, words));
  const toggle = (id: number) => {
    props.onChange(
      chosen.has(id) ? draft.worker_ids.filter((one) => one !== id) : [...draft.worker_ids, id],
    );
  };
  const figures = { chosen: chosen.size, minimum: draft.num_minimo_trabajadores };
  return (
    <fieldset className={classes.workers}>
      <legend>
        {t("workers.title")} <span>{t("workers.count", figures)}</span>
      </legend>
      <p className={classes.hint}>{day}</p>
      {candidates.length >= searchableFrom && (
        <TextInput
          type="search"
          size="sm"
          aria-label={t("workers.search")}
          placeholder={t("workers.search")}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {candidates.length === 0 && <p className={classes.hint}>{t("workers.none")}</p>}
      <ul className={classes.people}>
        {shown.map(({ person, ...known }) => (
          <li key={person.id}>
            <Checkbox
              checked={chosen.has(person.id)}
              onChange={() => toggle(person.id)}
              label={person.nombre_completo}
              description={
                <Reasons
                  {...known}
                  hours={hoursOf(board, person.id)}
                  burden={burdenOf(board, person.id)}
                />
              }
            />
            <PersonAvatar name={person.nombre_completo} photo={person.link_foto} size={32} />
          </li>
        ))}
      </ul>
      {props.error !== undefined && (
        <p className={classes.error} role="alert">
          {props.error}
        </p>
      )}
    </fieldset>
  );
}

type ReasonsProps = Omit<Candidate, "person"> & {
  hours: { planned: number; contract: number | null };
  burden: { nights: number; weekends: number };
};

function Reasons({ against, wish, hasSeen, hours, burden }: ReasonsProps) {
  const { t } = useTranslation("board-edit");
  const { planned, contract } = hours;
  const { nights, weekends } = burden;
  const values = { planned: hoursText(planned), contract: hoursText(contract ?? 0) };
  return (
    <span className={classes.reasons}>
      <span>{t(contract === null ? "workers.hours" : "workers.hours_of", values)}</span>
      {nights > 0 && <span>{t("workers.nights", { count: nights })}</span>}
      {weekends > 0 && <span>{t("workers.weekends", { count: weekends })}</span>}
      {against.map((one) => (
        <span key={one.kind === "shift" ? one.shift.id : one.kind} data-against>
          {one.kind === "shift"
            ? t("workers.against.shift", { times: fullTimes(one.shift) })
            : t(`workers.against.${one.kind}`)}
        </span>
      ))}
      {wish !== null && (
        <span>
          {[t(`workers.wish.${wish.preferencia}`), wish.comentario]
            .filter((part) => part !== null)
            .join(" · ")}
        </span>
      )}
      {hasSeen !== null && <span>{t(hasSeen ? "workers.seen" : "workers.unseen")}</span>}
    </span>
  );
}
