import { SegmentedControl } from "@mantine/core";

import { useLanguageChoice } from "../lib/language-switch.ts";
import { currentLanguage, languageNames, offeredLanguages } from "../lib/language.ts";

const choices = offeredLanguages.map((value) => ({
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
