import { Switch } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../lib/identity.ts";

import { isSupervising } from "./navigation.ts";
import { useSupervisorMode } from "./use-supervisor-mode.ts";

/** Swaps the worker's menu for the supervisor's; only supervisors see it. */
export function SupervisorSwitch({ onSwitched }: { onSwitched?: () => void }) {
  const { t } = useTranslation("shell");
  const user = useCurrentUser();
  const mode = useSupervisorMode();
  if (!user.permiso_supervisor) return null;
  return (
    <Switch
      label={t("mode.switch")}
      size="md"
      color="brand.7"
      checked={mode.isPending ? mode.variables : isSupervising(user)}
      disabled={mode.isPending}
      onChange={(event) => mode.mutate(event.currentTarget.checked, { onSuccess: onSwitched })}
      styles={{ label: { fontWeight: 500, fontSize: "0.9375rem" } }}
    />
  );
}
