import { Button, CopyButton, TextInput } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "./sync.module.css";
import { useFocusHere } from "./use-focus-here.ts";

const apps = ["google", "outlook", "apple"] as const;

type FeedAddressProps = { address: string; onBack: () => void };

/** The address of a new subscription, which is never shown again, and where to put it. */
export function FeedAddress({ address, onBack }: FeedAddressProps) {
  const { t } = useTranslation("calendar");
  const field = useFocusHere<HTMLInputElement>();
  return (
    <div className={classes.part}>
      <TextInput
        label={t("sync.address")}
        description={t("sync.once")}
        value={address}
        readOnly
        ref={field}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.buttons}>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              leftSection={
                copied ? <IconCheck size={20} aria-hidden /> : <IconCopy size={20} aria-hidden />
              }
              onClick={copy}
            >
              <span aria-live="polite">{t(copied ? "sync.copied" : "sync.copy")}</span>
            </Button>
          )}
        </CopyButton>
        <Button
          component="a"
          variant="default"
          // Systems open it with their own calendar.
          href={address.replace(/^https?:/, "webcal:")}
        >
          {t("sync.open")}
        </Button>
      </div>
      <p className={classes.warning}>
        <IconAlertTriangle size={20} aria-hidden />
        {t("sync.secret")}
      </p>
      <h3>{t("sync.how")}</h3>
      <div className={classes.apps}>
        {apps.map((app) => (
          <details key={app} name="calendar-app">
            <summary>{t(`sync.${app}.name`)}</summary>
            <ol>
              <li>{t(`sync.${app}.one`)}</li>
              <li>{t(`sync.${app}.two`)}</li>
              <li>{t(`sync.${app}.three`)}</li>
            </ol>
          </details>
        ))}
      </div>
      <p className={classes.note}>{t("sync.delay")}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onBack}>
          {t("sync.back")}
        </Button>
      </div>
    </div>
  );
}
