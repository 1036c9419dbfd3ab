import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useTranslation } from "react-i18next";

import type { FirstSteps } from "@atrio/contract/company/first-steps";

import { Card } from "../../../ui/card.tsx";

import classes from "./first-steps-card.module.css";
import { firstStepsQuery } from "./first-steps.queries.ts";

type Step = FirstSteps["pasos"][number]["paso"];

/** Commands of the steps; the back office is no page yet (docs/company.md). */
const commands: Record<Step, readonly string[]> = {
  personas: ["template --xlsx empresa.xlsx", "import {{company}} empresa.xlsx"],
  invitaciones: ["invite {{company}}"],
  contacto: ['set {{company}} --contacto "…" --telefono "…"'],
  aspecto: ['set {{company}} --logo logo.png --color "#1d4f91"'],
  puntos_control: ['set {{company}} --correos-control "…"'],
};

function commandsOf(step: Step, slug: string): string[] {
  return commands[step].map(
    (words) => `npm run company -- ${words.replace("{{company}}", `--empresa ${slug}`)}`,
  );
}

/** A command that breaks between its words, never within an option. */
function Command({ text }: { text: string }) {
  return (
    <code className={classes.command}>
      {text.split(" ").map((word, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- words of a fixed text
        <Fragment key={index}>
          {index > 0 && " "}
          <span className={classes.option}>{word}</span>
        </Fragment>
      ))}
    </code>
  );
}

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
                  {commandsOf(paso, steps.slug).map((command) => (
                    <Command key={command} text={command} />
                  ))}
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
