import { Checkbox, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import type { Colleague } from "../team-projects.queries.ts";

import { offered } from "./assign.model.ts";
import classes from "./people.module.css";

type ColleaguesFieldProps = {
  colleagues: readonly Colleague[];
  /** People assigned before, who stand first. */
  stored: ReadonlySet<number>;
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
};

/** People of the company to choose, found by name or work centre. */
export function ColleaguesField({ colleagues, stored, chosen, onChange }: ColleaguesFieldProps) {
  const { t } = useTranslation("team-projects");
  const [words, setWords] = useState("");
  const { shown, more } = offered(colleagues, words, stored);
  const toggle = (id: number, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== id);
    onChange(new Set(isChosen ? [...others, id] : others));
  };
  return (
    <fieldset className={classes.field}>
      <legend>{t("people.chosen", { count: chosen.size })}</legend>
      <TextInput
        type="search"
        aria-label={t("people.search")}
        placeholder={t("people.search")}
        leftSection={<IconSearch size={18} aria-hidden />}
        maxLength={100}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      {shown.length === 0 && <p className={classes.note}>{t("people.nobody")}</p>}
      <ul className={classes.choices}>
        {shown.map(({ id, nombre_completo, link_foto, centro_trabajo }) => (
          <li key={id}>
            <Checkbox
              checked={chosen.has(id)}
              label={nombre_completo}
              description={centro_trabajo}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            <PersonAvatar name={nombre_completo} photo={link_foto} size={32} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.note}>{t("people.more", { count: more })}</p>}
    </fieldset>
  );
}
