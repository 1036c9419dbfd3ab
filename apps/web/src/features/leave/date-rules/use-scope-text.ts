import { useTranslation } from "react-i18next";

type Scope = { centro_trabajo: string | null; departamento: string | null };

/** Names of the people whom a rule concerns. */
export function useScopeText() {
  const { t } = useTranslation("leave-dates");
  return ({ centro_trabajo, departamento }: Scope): string => {
    const parts = [centro_trabajo, departamento].filter((part) => part !== null);
    return parts.length === 0 ? t("scope.all") : parts.join(" · ");
  };
}
