import { Button } from "@mantine/core";
import { IconBellRinging } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";

import type { NoticeDevice, NoticePreferences } from "@atrio/contract/messages/notice-preferences";

import { messageOf } from "../../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../../lib/identity.ts";
import { Card } from "../../../../../ui/card.tsx";
import { notify } from "../../../../../ui/notify.ts";
import { ErrorState, LinesSkeleton } from "../../../../../ui/state.tsx";
import prose from "../preferences.module.css";

import { AppOffer } from "./app-offer.tsx";
import { DeviceItem } from "./device-item.tsx";
import { isAppleTouch, isAppWaiting, standingOf } from "./devices.model.ts";
import type { DeviceStanding } from "./devices.model.ts";
import classes from "./devices.module.css";
import { activateMutation, devicesQuery, thisDeviceQuery } from "./devices.queries.ts";
import { StandingNote } from "./standing-note.tsx";
import { usePermissionChange } from "./use-permission-change.ts";

type DevicesCardProps = { preferences: NoticePreferences; isReadOnly: boolean };

/** Devices that receive a person's pushes: the one at hand, and all others. */
export function DevicesCard({ preferences, isReadOnly }: DevicesCardProps) {
  const { t } = useTranslation("notice-preferences");
  const { id } = useCurrentUser();
  const list = useQuery(devicesQuery(id));
  const here = useQuery(thisDeviceQuery);
  const heading = useRef<HTMLHeadingElement>(null);
  usePermissionChange();
  if (list.error !== null && list.data === undefined) {
    return (
      <Card title={t("devices.title")}>
        <ErrorState error={list.error} onRetry={() => void list.refetch()} />
      </Card>
    );
  }
  if (list.data === undefined || here.data === undefined) {
    return (
      <Card title={t("devices.title")}>
        <LinesSkeleton lines={4} />
      </Card>
    );
  }
  const { push, app } = here.data;
  const devices = list.data;
  const isWaiting = isAppWaiting({ ...app, isReachable: preferences.fcm, devices });
  const standing = standingOf(push, devices, { isApple: isAppleTouch(navigator) });
  const own = new Set([push.fingerprint, app.fingerprint]);
  // The app supports notices that its browser does not.
  const isApp = isWaiting || devices.some(({ huella }) => huella === app.fingerprint);
  return (
    <Card title={t("devices.title")}>
      <div className={prose.form}>
        {isWaiting && app.token !== null && !isReadOnly && <AppOffer token={app.token} />}
        {!(isApp && !push.isSupported) && (
          <ThisBrowser
            standing={standing}
            publicKey={preferences.clave_publica}
            isReadOnly={isReadOnly}
          />
        )}
        <DeviceList devices={devices} own={own} isReadOnly={isReadOnly} heading={heading} />
      </div>
    </Card>
  );
}

type ThisBrowserProps = { standing: DeviceStanding; publicKey: string; isReadOnly: boolean };

/** State of the present browser, and the button that lets it receive notices. */
function ThisBrowser({ standing, publicKey, isReadOnly }: ThisBrowserProps) {
  const { t } = useTranslation("notice-preferences");
  const { id } = useCurrentUser();
  const activate = useMutation(activateMutation(id, publicKey));
  const start = () =>
    activate.mutate(undefined, {
      onSuccess: (isOn) =>
        notify({
          kind: isOn ? "success" : "info",
          message: t(isOn ? "here.activated" : "here.not_allowed"),
        }),
      onError: (error) =>
        notify({
          kind: "error",
          title: t("here.failed"),
          message: error instanceof DOMException ? t("here.no_service") : messageOf(error),
        }),
    });
  return (
    <StandingNote kind={standing.kind}>
      {standing.kind === "off" && !isReadOnly && (
        <Button
          className={classes.activate ?? ""}
          leftSection={<IconBellRinging size={20} aria-hidden />}
          loading={activate.isPending}
          onClick={start}
        >
          {t("here.activate")}
        </Button>
      )}
    </StandingNote>
  );
}

type DeviceListProps = {
  devices: readonly NoticeDevice[];
  /** Fingerprints of the device at hand. */
  own: ReadonlySet<string | null>;
  isReadOnly: boolean;
  heading: RefObject<HTMLHeadingElement | null>;
};

function DeviceList({ devices, own, isReadOnly, heading }: DeviceListProps) {
  const { t } = useTranslation("notice-preferences");
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className={classes.heading}>
        {t("devices.list")}
      </h3>
      {devices.length === 0 && <p className={prose.note}>{t("devices.none")}</p>}
      <ul className={classes.devices}>
        {devices.map((device) => (
          <DeviceItem
            key={device.id}
            device={device}
            isThisOne={own.has(device.huella)}
            isReadOnly={isReadOnly}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </div>
  );
}
