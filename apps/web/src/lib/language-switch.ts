import { useRouter } from "@tanstack/react-router";
import { useCallback } from "react";

import type { Language } from "@atrio/contract/common";
import { updateLanguage } from "@atrio/contract/workers";

import { api } from "./api.ts";
import { i18n } from "./i18n.ts";
import { currentUserQuery } from "./identity.ts";
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
 * Chooses the language of the portal and of the worker's mails. The page changes at once; if the
 * server cannot be told, this browser keeps the choice all the same.
 */
export function useLanguageChoice(workerId: number): (language: Language) => void {
  const show = useLanguageSwitch();
  return (language) => {
    void show(language);
    queryClient.setQueryData(
      currentUserQuery.queryKey,
      (user) => user && { ...user, idioma_trabajador: language },
    );
    void tellServer(workerId, language);
  };
}

async function tellServer(workerId: number, language: Language): Promise<void> {
  try {
    await api(updateLanguage, { params: { id: workerId }, body: { worker_lang: language } });
  } catch {
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  }
}
