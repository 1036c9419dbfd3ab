import { useTranslation } from "react-i18next";

import type { ScheduleEffect } from "@atrio/contract/time/schedules-office";

type EffectTextProps = { effect: ScheduleEffect | null; isCounting: boolean };

/** Number of people and days that a change concerns. */
export function EffectText({ effect, isCounting }: EffectTextProps) {
  const { t } = useTranslation("schedules");
  return (
    <div aria-live="polite" aria-busy={isCounting}>
      {effect === null && isCounting && <p>{t("effect.counting")}</p>}
      {effect !== null && (
        <>
          <p>
            {effect.personas === 0 ? (
              t("effect.nobody")
            ) : (
              <>
                <b>{t("effect.people", counted(effect.personas))}</b>{" "}
                {t("effect.days", counted(effect.dias))}
              </>
            )}
          </p>
          {effect.dias_pasados > 0 && <p>{t("effect.past", counted(effect.dias_pasados))}</p>}
          {effect.ausencias > 0 && <p>{t("effect.absences", counted(effect.ausencias))}</p>}
        </>
      )}
    </div>
  );
}

function counted(total: number): { count: number; total: number } {
  return { count: total, total };
}
