import { currentLanguage, languageNames, offeredLanguages } from "../lib/language.ts";

import classes from "./language-row.module.css";

type Language = (typeof offeredLanguages)[number];

type LanguageRowProps = { label: string; onChoose: (language: Language) => void };

/** ES, EN, FR, PT in a row. */
export function LanguageRow({ label, onChoose }: LanguageRowProps) {
  return (
    <nav className={classes.picker} aria-label={label}>
      {offeredLanguages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={classes.choice}
          aria-label={`${language.toUpperCase()}, ${languageNames[language]}`}
          aria-current={language === currentLanguage() ? "true" : undefined}
          onClick={() => onChoose(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </nav>
  );
}
