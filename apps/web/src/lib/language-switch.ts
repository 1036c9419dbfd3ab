import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

import type { Language } from "@atrio/contract/common";
import { updateLanguage } from "@atrio/contract/people/workers";

import { api } from "./api.ts";
import { i18n } from "./i18n.ts";
import { currentUserQuery, useCurrentUser } from "./identity.ts";
import {
  addLanguage,
  currentLanguage,
  rememberLanguage,
  setCurrentLanguage,
  stripLanguage,
} from "./language.ts";
import { queryClient } from "./query-client.ts";

type LanguageSwitch = (language: Language, options?: { remember: boolean }) => Promise<void>;

/** Shows the page that is open in another language and keeps the choice in this browser. */
export function useLanguageSwitch(): LanguageSwitch {
  const { history } = useRouter();
  return useCallback(
    async (language, { remember } = { remember: true }) => {
      if (remember) rememberLanguage(language);
      if (language === currentLanguage()) return;
      await i18n.loadLanguages(language);
      // The language of addresses first: with the old one the router would put its prefix back.
      setCurrentLanguage(language);
      const { pathname, search, hash } = window.location;
      history.push(addLanguage(stripLanguage(pathname), language) + search + hash);
      await i18n.changeLanguage(language);
    },
    [history],
  );
}

/**
 * Sets the language of the portal and of the worker's mails. The page changes at once; if the
 * server cannot be reached, this browser keeps the choice all the same. A handed-over session
 * changes its own view only.
 */
export function useLanguageChoice(): (language: Language) => void {
  const show = useLanguageSwitch();
  const user = useCurrentUser();
  return (language) => {
    void show(language);
    if (!user.sesion.suplantada) void tellServer(user.id, language);
  };
}

async function tellServer(workerId: number, language: Language): Promise<void> {
  try {
    await api(updateLanguage, { params: { id: workerId }, body: { worker_lang: language } });
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  } catch {
    // The page is in the chosen language; the profile keeps the old one until the next choice.
  }
}
