import { useRouter } from "@tanstack/react-router";

import type { CurrentUser } from "../../../lib/identity.ts";
import { useLanguageSwitch } from "../../../lib/language-switch.ts";
import { languageOfPath, rememberedLanguage } from "../../../lib/language.ts";

/**
 * Opens the portal after signing in. An address with a language, or a choice made before in this
 * browser, stands; without them the portal opens in the worker's own language.
 */
export function useEnter(target: string): (user: CurrentUser) => Promise<void> {
  const router = useRouter();
  const show = useLanguageSwitch();
  return async (user) => {
    const chosen = languageOfPath(window.location.pathname) ?? rememberedLanguage();
    if (chosen === null) await show(user.idioma_trabajador, { remember: false });
    await router.navigate({ href: target, replace: true });
  };
}
