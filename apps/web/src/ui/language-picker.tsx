import { useLanguageSwitch } from "../lib/language-switch.ts";
import { currentLanguage, languageNames, offeredLanguages } from "../lib/language.ts";

import classes from "./language-picker.module.css";

/** ES, EN, FR, PT in a row, for visitors who have no settings yet. */
export function LanguagePicker({ label }: { label: string }) {
  const show = useLanguageSwitch();
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
          onClick={() => void show(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </nav>
  );
}
