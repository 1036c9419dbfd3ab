import { Checkbox, Select, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Person } from "@atrio/contract/person";
import type { Board } from "@atrio/contract/shifts/shifts";

import type { FieldErrors } from "../../../../lib/errors.ts";
import { matches } from "../../../../lib/plain-text.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import edit from "../edit/edit.module.css";
import { fullTimes } from "../words.model.ts";

import { withWorker } from "./series.model.ts";
import type { SeriesDraft } from "./series.model.ts";
import classes from "./series.module.css";

/** Above this many people they can be searched. */
const searchableFrom = 8;

type RotationFieldProps = {
  draft: SeriesDraft;
  board: Board;
  errors: FieldErrors;
  onDraft: (draft: SeriesDraft) => void;
};

/** Workers of a series; those of a pattern begin at a place of its sequence each. */
export function RotationField({ draft, board, errors, onDraft }: RotationFieldProps) {
  const { t } = useTranslation(["board-series", "board-edit"]);
  const [words, setWords] = useState("");
  const people = peopleFor(draft, board, t("board-series:former"));
  const shown = people.filter(({ nombre_completo }) => matches(nombre_completo, words));
  const error = [...(errors["worker_ids"] ?? []), ...(errors["rotacion"] ?? [])].join("\n");
  return (
    <fieldset className={edit.workers}>
      <legend>
        {t("board-edit:workers.title")}{" "}
        <span>{t("board-series:chosen", { count: draft.rotacion.length })}</span>
      </legend>
      <p className={edit.hint}>{t(`board-series:workers_hint.${draft.kind}`)}</p>
      {people.length >= searchableFrom && (
        <TextInput
          type="search"
          size="sm"
          aria-label={t("board-edit:workers.search")}
          placeholder={t("board-edit:workers.search")}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      {people.length === 0 && <p className={edit.hint}>{t("board-edit:workers.none")}</p>}
      <ul className={edit.people}>
        {shown.map((person) => (
          <WorkerRow key={person.id} person={person} draft={draft} onDraft={onDraft} />
        ))}
      </ul>
      {error !== "" && (
        <p className={edit.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** People of the area, and before them those of the series who have left it. */
function peopleFor(draft: SeriesDraft, board: Board, former: string): Person[] {
  const area = board.areas.find(({ id }) => id === draft.pe_area_trabajo_id);
  const people = area?.personas ?? [];
  const known = new Set(people.map(({ id }) => id));
  const others = draft.rotacion
    .filter(({ trabajador_id }) => !known.has(trabajador_id))
    .map((one) => ({ id: one.trabajador_id, nombre_completo: former, link_foto: null }));
  return [...others, ...people];
}

type WorkerRowProps = {
  person: Person;
  draft: SeriesDraft;
  onDraft: (draft: SeriesDraft) => void;
};

function WorkerRow({ person, draft, onDraft }: WorkerRowProps) {
  const { t } = useTranslation("board-series");
  const { id, nombre_completo, link_foto } = person;
  const { kind, rotacion, secuencia } = draft;
  const place = rotacion.find(({ trabajador_id }) => trabajador_id === id);
  const places = secuencia.map((shift, index) => ({
    value: String(index),
    label: t("place", {
      number: index + 1,
      shift: shift === null ? t("sequence.free") : fullTimes(shift),
    }),
  }));
  const start = (value: string | null) =>
    onDraft({
      ...draft,
      rotacion: rotacion.map((one) =>
        one.trabajador_id === id ? { ...one, desplazamiento: Number(value) } : one,
      ),
    });
  return (
    <li>
      <div className={classes.worker}>
        <Checkbox
          checked={place !== undefined}
          onChange={() => onDraft(withWorker(draft, id))}
          label={nombre_completo}
        />
        {kind === "patron" && place !== undefined && (
          <Select
            aria-label={t("starts_at", { name: nombre_completo })}
            data={places}
            value={String(place.desplazamiento)}
            allowDeselect={false}
            onChange={start}
          />
        )}
      </div>
      <PersonAvatar name={nombre_completo} photo={link_foto} size={32} />
    </li>
  );
}
