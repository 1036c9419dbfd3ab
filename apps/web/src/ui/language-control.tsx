import { SegmentedControl } from "@mantine/core";

import { languages } from "@atrio/contract/common";

import { useLanguageChoice } from "../lib/language-switch.ts";
import { currentLanguage, languageNames } from "../lib/language.ts";

const choices = languages.map((value) => ({
  value,
  label: <span title={languageNames[value]}>{value.toUpperCase()}</span>,
}));

/** ES, EN, FR or PT, chosen for the signed-in person. */
export function LanguageControl({ labelledBy }: { labelledBy: string }) {
  const choose = useLanguageChoice();
  return (
    <SegmentedControl
      fullWidth
      aria-labelledby={labelledBy}
      data={choices}
      value={currentLanguage()}
      onChange={choose}
    />
  );
}
