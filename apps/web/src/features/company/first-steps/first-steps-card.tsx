import { Button } from "@mantine/core";
import { IconCircle, IconCircleCheckFilled } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { OfficeArea } from "@atrio/contract/access/office-roles";
import type { FirstSteps } from "@atrio/contract/company/first-steps";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";

import classes from "./first-steps-card.module.css";
import { firstStepsQuery } from "./first-steps.queries.ts";

type Step = FirstSteps["pasos"][number]["paso"];

/** Page of each step, and the role of the office that it needs. */
const places = {
  aspecto: { to: "/admin/settings", hash: "color_marca", role: "titular" },
  contacto: { to: "/admin/settings", hash: "nombre_contacto", role: "titular" },
  festivos: { to: "/admin/calendars", hash: "", role: "personas" },
  horarios: { to: "/admin/schedules", hash: "", role: "tiempo" },
  personas: { to: "/admin/import", hash: "", role: "personas" },
  invitaciones: { to: "/admin/invitations", hash: "", role: "personas" },
  puntos_control: { to: "/admin/time-rules", hash: "", role: "tiempo" },
} as const satisfies Record<Step, { to: string; hash: string; role: OfficeArea }>;

/** Button that leads to the page of a step; nothing for those who may not take it. */
function StepLink({ step, isNext }: { step: Step; isNext: boolean }) {
  const { t } = useTranslation("home");
  const user = useCurrentUser();
  const { to, hash, role } = places[step];
  if (!mayUseOffice(user, role)) return null;
  return (
    <Button
      size="sm"
      variant={isNext ? "filled" : "default"}
      aria-label={t("first_steps.goOf", { name: t(`first_steps.step.${step}.name`) })}
      renderRoot={(props) => <Link to={to} hash={hash} {...props} />}
    >
      {t("first_steps.go")}
    </Button>
  );
}

/** Next steps of a new company, for its administrators; nothing once its people are invited. */
export function FirstStepsCard() {
  const { t } = useTranslation("home");
  const { data: steps } = useQuery(firstStepsQuery);
  if (steps === undefined || steps.terminado) return null;
  const next = steps.pasos.find((step) => !step.hecho)?.paso;
  const done = steps.pasos.filter(({ hecho }) => hecho).length;
  return (
    <Card title={t("first_steps.title")} figure={`${done} / ${steps.pasos.length}`}>
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
              {!hecho && <p className={classes.text}>{t(`first_steps.step.${paso}.text`)}</p>}
            </div>
            {!hecho && <StepLink step={paso} isNext={paso === next} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}
