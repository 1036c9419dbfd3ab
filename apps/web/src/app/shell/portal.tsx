import { useHotkeys } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Outlet } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { loadChunk } from "../../lib/chunks.ts";
import { companyQuery, useCurrentUser } from "../../lib/identity.ts";
import { Part } from "../../ui/part.tsx";
import { leavePortal } from "../guards.ts";

import { BrandTheme } from "./brand-theme.tsx";
import { Confirmation } from "./confirmation.tsx";
import { ProjectPlaces } from "./project-places.tsx";
import { Shell } from "./shell.tsx";
import { StopClockPlace } from "./stop-clock.tsx";
import { useOfflineLife } from "./use-offline-life.ts";
import { usePortalLife } from "./use-portal-life.ts";

const ForcedPasswordChange = lazy(async () => {
  const part = await loadChunk(
    () => import("../../features/access/auth/forced-password-change.tsx"),
  );
  return { default: part.ForcedPasswordChange };
});

const SettingsDialog = lazy(async () => {
  const part = await loadChunk(() => import("../../features/access/settings/settings-dialog.tsx"));
  return { default: part.SettingsDialog };
});

const CommandPalette = lazy(async () => {
  const part = await loadChunk(() => import("./command-palette.tsx"));
  return { default: part.CommandPalette };
});

type User = ReturnType<typeof useCurrentUser>;

type PortalProps = {
  /** The page; that of the address if none is given. */
  children?: ReactNode;
};

/** The signed-in part: nothing of it is shown until a required password change is done. */
export function Portal({ children = <Outlet /> }: PortalProps) {
  const user = useCurrentUser();
  usePortalLife({ listen: !user.requires_password_change });
  useOfflineLife();
  if (!user.requires_password_change) return <OpenPortal user={user}>{children}</OpenPortal>;
  return (
    <Suspense>
      <ForcedPasswordChange user={user} onLogout={() => leavePortal()} />
    </Suspense>
  );
}

/** The shell and its dialogs; another language draws the shell anew and leaves the dialog open. */
function OpenPortal({ user, children }: { user: User; children: ReactNode }) {
  const { i18n } = useTranslation();
  const { data: company } = useQuery(companyQuery(String(user.empresa_id)));
  const [dialog, setDialog] = useState<"settings" | "palette" | null>(null);
  const close = () => setDialog(null);
  useHotkeys([["mod+K", () => setDialog("palette")]], []);
  return (
    <BrandTheme color={company?.color_marca ?? null}>
      <StopClockPlace>
        <Shell
          key={i18n.language}
          onOpenSettings={() => setDialog("settings")}
          onOpenPalette={() => setDialog("palette")}
        >
          <ProjectPlaces>{children}</ProjectPlaces>
        </Shell>
        <Part>
          {dialog === "settings" && <SettingsDialog onClose={close} />}
          {dialog === "palette" && <CommandPalette onClose={close} />}
        </Part>
        <Confirmation email={user.email} />
      </StopClockPlace>
    </BrandTheme>
  );
}
