import { SegmentedControl } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../lib/identity.ts";

import classes from "./mode-switch.module.css";
import type { Mode } from "./navigation.ts";
import { SupervisorSwitch } from "./supervisor-switch.tsx";
import { useMode } from "./use-menu.ts";
import { useSupervisorMode } from "./use-supervisor-mode.ts";

/** Portal, team or office for administrators; the supervisor's switch for supervisors. */
export function ModeSwitch({ onSwitched }: { onSwitched?: (() => void) | undefined }) {
  const user = useCurrentUser();
  if (!user.administrador) {
    return <SupervisorSwitch onSwitched={onSwitched} />;
  }
  return <OfficeSwitch onSwitched={onSwitched} />;
}

function OfficeSwitch({ onSwitched }: { onSwitched?: (() => void) | undefined }) {
  const { t } = useTranslation("shell");
  const user = useCurrentUser();
  const mode = useMode();
  const navigate = useNavigate();
  const supervising = useSupervisorMode();
  const choose = (chosen: Mode) => {
    onSwitched?.();
    if (chosen === "office") void navigate({ to: "/admin" });
    else if (user.permiso_supervisor && user.pe_modo_supervisor !== (chosen === "supervisor")) {
      supervising.mutate(chosen === "supervisor");
    } else void navigate({ to: "/" });
  };
  const shown = supervising.isPending && supervising.variables ? "supervisor" : mode;
  return (
    <SegmentedControl<Mode>
      className={classes.modes}
      aria-label={t("mode.label")}
      value={shown}
      disabled={supervising.isPending}
      onChange={choose}
      data={[
        { value: "worker", label: t("mode.portal") },
        ...(user.permiso_supervisor
          ? [{ value: "supervisor" as const, label: t("mode.team") }]
          : []),
        { value: "office", label: t("mode.office") },
      ]}
    />
  );
}
