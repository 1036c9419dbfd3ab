import { ActionIcon, Button, Menu, Tabs, Textarea, TextInput } from "@mantine/core";
import { IconPlus, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";

import { languageNames } from "../../../../lib/language.ts";
import classes from "../messages-office.module.css";

import { letterOf } from "./compose.model.ts";
import type { Letter, MessageDraft } from "./compose.model.ts";

type TextFieldsProps = {
  draft: MessageDraft;
  language: Language;
  /** Languages whose text is missing, once somebody has tried to send. */
  wrong: readonly Language[];
  onLanguage: (language: Language) => void;
  onChange: (draft: MessageDraft) => void;
};

/** Title and text of a message in each of its languages. */
export function TextFields({ draft, language, wrong, onLanguage, onChange }: TextFieldsProps) {
  const { t } = useTranslation("messages-office");
  const letter = letterOf(draft, language);
  const write = (part: Partial<Letter>) =>
    onChange({ ...draft, textos: { ...draft.textos, [language]: { ...letter, ...part } } });
  const missing = (text: string) =>
    wrong.includes(language) && text.trim() === "" ? t("compose.missing") : undefined;
  return (
    <div className={classes.form}>
      <Languages draft={draft} language={language} onLanguage={onLanguage} onChange={onChange} />
      <TextInput
        label={t("compose.title")}
        required
        maxLength={150}
        lang={language}
        value={letter.titulo}
        error={missing(letter.titulo)}
        onChange={(event) => write({ titulo: event.currentTarget.value })}
      />
      <Textarea
        label={t("compose.text")}
        description={t("compose.textHint")}
        required
        autosize
        minRows={7}
        maxRows={18}
        maxLength={20_000}
        lang={language}
        value={letter.contenido}
        error={missing(letter.contenido)}
        onChange={(event) => write({ contenido: event.currentTarget.value })}
      />
    </div>
  );
}

type LanguagesProps = Omit<TextFieldsProps, "wrong">;

function Languages({ draft, language, onLanguage, onChange }: LanguagesProps) {
  const { t } = useTranslation("messages-office");
  const open = languages.filter((one) => !draft.idiomas.includes(one));
  const add = (one: Language) => {
    onChange({ ...draft, idiomas: [...draft.idiomas, one] });
    onLanguage(one);
  };
  const remove = () => {
    const idiomas = draft.idiomas.filter((one) => one !== language);
    const [first = language] = idiomas;
    onChange({ ...draft, idiomas });
    onLanguage(first);
  };
  return (
    <div className={classes.languages}>
      {draft.idiomas.length > 1 && (
        <>
          <Tabs
            value={language}
            onChange={(value) => {
              const chosen = languages.find((one) => one === value);
              if (chosen !== undefined) onLanguage(chosen);
            }}
          >
            <Tabs.List aria-label={t("compose.languages")}>
              {draft.idiomas.map((one) => (
                <Tabs.Tab key={one} value={one}>
                  {languageNames[one]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </Tabs>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={t("compose.removeLanguage", { language: languageNames[language] })}
            onClick={remove}
          >
            <IconX size={18} aria-hidden />
          </ActionIcon>
        </>
      )}
      {open.length > 0 && (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button variant="default" size="sm" leftSection={<IconPlus size={16} aria-hidden />}>
              {t("compose.addLanguage")}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {open.map((one) => (
              <Menu.Item key={one} onClick={() => add(one)}>
                {languageNames[one]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
