import { ActionIcon, Button, Menu } from "@mantine/core";
import { IconCalendarPlus, IconDots, IconMail } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { isOwner, mayUseOffice } from "@atrio/contract/access/office-roles";
import type { StaffCard } from "@atrio/contract/company/staff";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { FactorDialog, InviteDialog, ResetDialog } from "../acts/access-dialogs.tsx";
import { ChangeDialog } from "../acts/change-dialog.tsx";
import { HandOverDialog } from "../acts/hand-over-dialog.tsx";
import { EndDialog, ResumeDialog } from "../acts/leave-dialogs.tsx";
import { PermissionsDialog } from "../acts/permissions-dialog.tsx";

import classes from "./person-card.module.css";

const acts = [
  "change",
  "invite",
  "permissions",
  "reset",
  "factor",
  "handOver",
  "end",
  "resume",
] as const;
type Act = (typeof acts)[number];

/** Acts that a person's state allows; `change` has a button of its own. */
function actsFor(person: StaffCard, owns: boolean, isSelf: boolean): Act[] {
  const { estado, acceso, fecha_baja, segundo_factor } = person;
  const isHere = estado !== "anterior";
  const allowed: Record<Act, boolean> = {
    change: isHere,
    invite: isHere && acceso !== "activado",
    permissions: isHere && !isSelf,
    reset: isHere && acceso === "activado",
    factor: owns && segundo_factor && !isSelf,
    handOver: owns && estado === "activa" && acceso === "activado" && !isSelf,
    end: fecha_baja === null && !isSelf,
    resume: fecha_baja !== null,
  };
  return acts.filter((act) => allowed[act]);
}

/** Changing from a day on, writing, and what is done seldom. */
export function CardActions({ person }: { person: StaffCard }) {
  const { t } = useTranslation(["staff", "staff-forms"]);
  const user = useCurrentUser();
  const [act, setAct] = useState<Act | null>(null);
  const mayChange = mayUseOffice(user, "personas");
  const allowed = mayChange ? actsFor(person, isOwner(user), user.id === person.id) : [];
  const others = allowed.filter((one) => one !== "change");
  return (
    <div className={classes.actions}>
      {allowed.includes("change") && (
        <Button
          variant="default"
          leftSection={<IconCalendarPlus size={18} aria-hidden />}
          onClick={() => setAct("change")}
        >
          {t("staff-forms:open.change")}
        </Button>
      )}
      <Button
        component="a"
        href={`mailto:${person.email}`}
        variant="default"
        leftSection={<IconMail size={18} aria-hidden />}
      >
        {t("staff:card.write")}
      </Button>
      {others.length > 0 && (
        <Menu position="bottom-end" shadow="md" radius="md">
          <Menu.Target>
            <ActionIcon variant="default" size={42} aria-label={t("staff-forms:open.more")}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {others.map((one) => (
              <Menu.Item
                key={one}
                color={one === "end" || one === "factor" ? "red" : undefined}
                onClick={() => setAct(one)}
              >
                {t(`staff-forms:open.${one}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {act !== null && <ActDialog act={act} person={person} onClose={() => setAct(null)} />}
    </div>
  );
}

type ActDialogProps = { act: Act; person: StaffCard; onClose: () => void };

function ActDialog({ act, person, onClose }: ActDialogProps) {
  const chosen = { total: 1, trabajadores_ids: [person.id] };
  switch (act) {
    case "change":
      return <ChangeDialog chosen={chosen} person={person} onClose={onClose} />;
    case "invite":
      return <InviteDialog chosen={chosen} onClose={onClose} />;
    case "permissions":
      return <PermissionsDialog person={person} onClose={onClose} />;
    case "reset":
      return <ResetDialog person={person} onClose={onClose} />;
    case "factor":
      return <FactorDialog person={person} onClose={onClose} />;
    case "handOver":
      return <HandOverDialog person={person} onClose={onClose} />;
    case "end":
      return <EndDialog person={person} onClose={onClose} />;
    default:
      return <ResumeDialog person={person} onClose={onClose} />;
  }
}
