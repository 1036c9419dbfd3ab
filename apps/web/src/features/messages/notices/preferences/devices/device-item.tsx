import { Button } from "@mantine/core";
import { IconDeviceDesktop, IconDeviceMobile } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { NoticeDevice } from "@atrio/contract/messages/notice-preferences";

import { messageOf } from "../../../../../lib/errors.ts";
import { dayIn, formatAgo, formatDate } from "../../../../../lib/format.ts";
import { useCurrentUser } from "../../../../../lib/identity.ts";
import { notify } from "../../../../../ui/notify.ts";
import { StatusBadge } from "../../../../../ui/status-badge.tsx";

import classes from "./devices.module.css";
import { removeDeviceMutation, testDeviceMutation } from "./devices.queries.ts";

type DeviceItemProps = {
  device: NoticeDevice;
  isThisOne: boolean;
  isReadOnly: boolean;
  onRemoved: () => void;
};

/** A device that receives notices, when it last did, and buttons to try it and to end it. */
export function DeviceItem({ device, isThisOne, isReadOnly, onRemoved }: DeviceItemProps) {
  const { t } = useTranslation("notice-preferences");
  const { zona_horaria } = useCurrentUser();
  const { nombre, canal, ultimo_envio_en } = device;
  const isPhone = canal === "fcm" || /Android|iPhone|iPad/.test(nombre);
  const DeviceIcon = isPhone ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.device}>
      <DeviceIcon size={22} aria-hidden />
      <div className={classes.about}>
        <b>
          {canal === "fcm" ? t("devices.app", { name: nombre }) : nombre}
          {isThisOne && <StatusBadge color="green">{t("devices.here")}</StatusBadge>}
        </b>
        <span>
          {t("devices.since", { date: formatDate(dayIn(zona_horaria, device.creado_en)) })}
        </span>
        <span>
          {ultimo_envio_en === null
            ? t("devices.unused")
            : t("devices.used", { when: formatAgo(ultimo_envio_en) })}
        </span>
      </div>
      {!isReadOnly && <DeviceButtons device={device} isThisOne={isThisOne} onRemoved={onRemoved} />}
    </li>
  );
}

type DeviceButtonsProps = Pick<DeviceItemProps, "device" | "isThisOne" | "onRemoved">;

function DeviceButtons({ device, isThisOne, onRemoved }: DeviceButtonsProps) {
  const { t } = useTranslation("notice-preferences");
  const { id } = useCurrentUser();
  const { nombre } = device;
  const test = useMutation(testDeviceMutation(id));
  const remove = useMutation(removeDeviceMutation(id));
  const tell = (title: string) => (error: Error) =>
    notify({ kind: "error", title, message: messageOf(error) });
  return (
    <div className={classes.buttons}>
      <Button
        variant="default"
        size="sm"
        mih={44}
        aria-label={t("devices.test_of", { name: nombre })}
        loading={test.isPending}
        onClick={() =>
          test.mutate(device.id, {
            onSuccess: () => notify({ kind: "success", message: t("devices.tested") }),
            onError: tell(t("devices.test_failed")),
          })
        }
      >
        {t("devices.test")}
      </Button>
      <Button
        variant="default"
        size="sm"
        mih={44}
        aria-label={t("devices.remove_of", { name: nombre })}
        loading={remove.isPending}
        onClick={() =>
          remove.mutate(
            { device, isThisOne },
            {
              onSuccess: () => {
                notify({ kind: "success", message: t("devices.removed") });
                onRemoved();
              },
              onError: tell(t("devices.remove_failed")),
            },
          )
        }
      >
        {t("devices.remove")}
      </Button>
    </div>
  );
}
