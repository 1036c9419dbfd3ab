import { useLanguageSwitch } from "../lib/language-switch.ts";

import { LanguageRow } from "./language-row.tsx";

/** ES, EN, FR, PT in a row, for visitors who have no settings yet. */
export function LanguagePicker({ label }: { label: string }) {
  const show = useLanguageSwitch();
  return <LanguageRow label={label} onChoose={(language) => void show(language)} />;
}
