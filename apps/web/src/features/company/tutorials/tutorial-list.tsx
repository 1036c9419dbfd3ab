import { IconCircleCheck, IconPlayerPlay } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { Tutorial } from "./drawing/drawing.model.ts";
import { clockText, lengthOf } from "./tutorials.model.ts";
import classes from "./tutorials.module.css";

type TutorialListProps = {
  audience: "worker" | "supervisor";
  tutorials: readonly Tutorial[];
  /** The open tutorial. */
  shown: string;
  seen: readonly string[];
};

/** The tutorials to choose from, with how long each is and whether it has been watched. */
export function TutorialList({ audience, tutorials, shown, seen }: TutorialListProps) {
  const { t } = useTranslation("tutorials");
  const page = audience === "worker" ? "/videoTutorials" : "/videoTutorialsSupervisor";
  return (
    <ul className={classes.list}>
      {tutorials.map((tutorial) => (
        <li key={tutorial.key}>
          <Link
            to={page}
            search={{ video: tutorial.key }}
            resetScroll={false}
            className={classes.item}
            aria-current={tutorial.key === shown ? "true" : undefined}
          >
            <span className={classes.icon} aria-hidden>
              <IconPlayerPlay size={20} />
            </span>
            <span className={classes.texts}>
              <b>{t(`video.${tutorial.key}.title`)}</b>
              <span>{t(`video.${tutorial.key}.text`)}</span>
              <span className={classes.facts}>
                {clockText(lengthOf(tutorial))}
                {seen.includes(tutorial.key) && (
                  <span className={classes.seen}>
                    <IconCircleCheck size={16} aria-hidden />
                    {t("seen")}
                  </span>
                )}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
