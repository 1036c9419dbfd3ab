import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { FirstSteps } from "@atrio/contract/company/first-steps";

import { Card } from "../../../ui/card.tsx";

import classes from "./first-steps-card.module.css";
import { firstStepsQuery } from "./first-steps.queries.ts";

type Step = FirstSteps["pasos"][number]["paso"];

/** Commands of the steps; the back office is no page yet (docs/company.md). */
const commands: Record<Step, (slug: string) => string> = {
  personas: (slug) => `npm run company -- import --empresa ${slug} docs/samples/*.csv`,
  invitaciones: (slug) => `npm run company -- invite --empresa ${slug}`,
  contacto: (slug) => `npm run company -- set --empresa ${slug} --contacto "…" --telefono "…"`,
  aspecto: (slug) => `npm run company -- set --empresa ${slug} --logo logo.png --color "#1d4f91"`,
  puntos_control: (slug) => `npm run company -- set --empresa ${slug} --correos-control "…"`,
};

/** Next steps of a new company, for its administrators; nothing once its people are invited. */
export function FirstStepsCard({ className = "" }: { className?: string | undefined }) {
  const { t } = useTranslation("home");
  const { data: steps } = useQuery(firstStepsQuery);
  if (steps === undefined || steps.terminado) return null;
  const next = steps.pasos.find((step) => !step.hecho)?.paso;
  return (
    <Card title={t("first_steps.title")} className={className}>
      <p className={classes.intro}>{t("first_steps.intro")}</p>
      <ol className={classes.steps}>
        {steps.pasos.map(({ paso, hecho }) => (
          <li key={paso} className={classes.step} data-done={hecho} data-next={paso === next}>
            {hecho ? (
              <IconCircleCheckFilled size={22} className={classes.icon} aria-hidden />
            ) : (
              <IconCircle size={22} className={classes.icon} aria-hidden />
            )}
            <div className={classes.words}>
              <p className={classes.name}>
                {t(`first_steps.step.${paso}.name`)}
                <span className={classes.state}>
                  {t(hecho ? "first_steps.done" : "first_steps.open")}
                </span>
              </p>
              {!hecho && (
                <>
                  <p className={classes.text}>{t(`first_steps.step.${paso}.text`)}</p>
                  <code className={classes.command}>{commands[paso](steps.slug)}</code>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
