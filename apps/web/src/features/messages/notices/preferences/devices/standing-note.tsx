import {
  IconBellCheck,
  IconBellOff,
  IconBellRinging,
  IconDeviceMobilePlus,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { DeviceStanding } from "./devices.model.ts";
import classes from "./devices.module.css";

type Kind = DeviceStanding["kind"];

const icons: Record<Kind, Icon> = {
  on: IconBellCheck,
  off: IconBellRinging,
  blocked: IconBellOff,
  install: IconDeviceMobilePlus,
  unsupported: IconBellOff,
};

/** State of the present device, its reason, and its owner's options. */
export function StandingNote({ kind, children }: { kind: Kind; children: ReactNode }) {
  const { t } = useTranslation("notice-preferences");
  const StateIcon = icons[kind];
  return (
    <div className={classes.standing} data-kind={kind}>
      <StateIcon size={24} aria-hidden />
      <div className={classes.about}>
        <b>{t(`here.${kind}`)}</b>
        <span>{t(`here.${kind}_text`)}</span>
      </div>
      {children}
    </div>
  );
}
