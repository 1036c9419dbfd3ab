import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { TeamMember } from "@atrio/contract/time/team";

import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { writeMonth } from "../../sheet/sheet.model.ts";
import type { Month } from "../../sheet/sheet.model.ts";

import classes from "./people-tiles.module.css";

/** A larger team is found by typing. */
const shownAtOnce = 60;

type PeopleTilesProps = { members: readonly TeamMember[]; month: Month };

/** The people of the team, each leading to their sheet of the month. */
export function PeopleTiles({ members, month }: PeopleTilesProps) {
  const { t } = useTranslation("team-time");
  return (
    <section>
      <p className={classes.hint}>{t("sheets.choose_text")}</p>
      <ul className={classes.tiles}>
        {members.slice(0, shownAtOnce).map((member) => (
          <li key={member.id}>
            <Link
              to="/timeRegistrationSupervisor"
              search={{ vista: "hojas", persona: member.id, mes: writeMonth(month) }}
              className={classes.tile}
            >
              <PersonAvatar name={member.nombre_completo} photo={member.link_foto} size={40} />
              <span>
                {member.nombre_completo}
                {member.puesto !== null && <small>{member.puesto}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
