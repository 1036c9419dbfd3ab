import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";

import { i18n, loadTexts } from "../../../lib/i18n.ts";
import { setCurrentLanguage } from "../../../lib/language.ts";

import { useAmount } from "./use-amount.ts";

it.each([
  ["es", ["0,5 días", "1 día", "1,5 días", "2 días"]],
  ["en", ["0.5 days", "1 day", "1.5 days", "2 days"]],
  ["fr", ["0,5 jour", "1 jour", "1,5 jour", "2 jours"]],
  ["pt", ["0,5 dias", "1 dia", "1,5 dias", "2 dias"]],
] as const)("formats amounts of days in %s", async (language, expected) => {
  setCurrentLanguage(language);
  await i18n.changeLanguage(language);
  await loadTexts("requests");
  const { result } = renderHook(() => useAmount());
  const amounts = [0.5, 1, 1.5, 2].map((days) => result.current(days, "laborables"));
  expect(amounts.map((text) => text.replaceAll(/\s/g, " "))).toEqual(expected);
});
