import { useTranslation } from "react-i18next";

/** Texts around the outcome of several decisions. */
export function useOutcomeTexts() {
  const { t } = useTranslation("team-time");
  return {
    title: t("decide.outcome_title"),
    close: t("decide.outcome_close"),
    done: (count: number) => t("decide.outcome_done", { count }),
    failed: (count: number) => t("decide.outcome_failed", { count }),
  };
}
