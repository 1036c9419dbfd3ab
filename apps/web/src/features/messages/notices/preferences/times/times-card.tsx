import { Radio, Switch } from "@mantine/core";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import { mailFrequencies } from "@atrio/contract/messages/notice-preferences";
import type { NoticePreferences } from "@atrio/contract/messages/notice-preferences";

import { Card } from "../../../../../ui/card.tsx";
import classes from "../preferences.module.css";
import { useSaving } from "../use-saving.ts";

type TimesCardProps = { preferences: NoticePreferences; isReadOnly: boolean };

/** The right to disconnect, and whether mails come one by one. */
export function TimesCard({ preferences, isReadOnly }: TimesCardProps) {
  const { t } = useTranslation("notice-preferences");
  const { mutate: save } = useSaving();
  const explanation = useId();
  const { desconexion, frecuencia } = preferences;
  return (
    <Card title={t("times.title")}>
      <div className={classes.form}>
        <div>
          <Switch
            size="md"
            label={t("times.disconnect")}
            aria-describedby={explanation}
            checked={desconexion}
            disabled={isReadOnly}
            onChange={({ currentTarget: { checked } }) => save({ desconexion: checked })}
          />
          <p id={explanation} className={classes.explanation}>
            {t("times.disconnect_text")}
          </p>
        </div>
        <Radio.Group
          label={t("times.frequency")}
          value={frecuencia}
          onChange={(value) => {
            const chosen = mailFrequencies.find((known) => known === value);
            if (chosen !== undefined) save({ frecuencia: chosen });
          }}
        >
          <div className={classes.choices}>
            {mailFrequencies.map((value) => (
              <Radio
                key={value}
                value={value}
                label={t(`times.${value}`)}
                description={t(`times.${value}_text`)}
                disabled={isReadOnly}
              />
            ))}
          </div>
        </Radio.Group>
        <p className={classes.note}>{t("times.urgent")}</p>
      </div>
    </Card>
  );
}
