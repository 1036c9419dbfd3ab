import { Switch, VisuallyHidden } from "@mantine/core";
import { IconCheck, IconLock } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { NoticePreferences } from "@atrio/contract/messages/notice-preferences";

import { Card } from "../../../../../ui/card.tsx";
import { useBelow } from "../../../../../ui/use-below.ts";
import { lockOf, switched } from "../preferences.model.ts";
import type { Channel, GroupRow } from "../preferences.model.ts";
import prose from "../preferences.module.css";
import { useSaving } from "../use-saving.ts";

import classes from "./kinds.module.css";

const channels: readonly Channel[] = ["correo", "push"];

type KindsCardProps = { preferences: NoticePreferences; isReadOnly: boolean };
type KindsProps = { rows: readonly GroupRow[]; isReadOnly: boolean };

/** Kinds of notice, and their channels beside the portal. */
export function KindsCard({ preferences, isReadOnly }: KindsCardProps) {
  const { t } = useTranslation("notice-preferences");
  const isNarrow = useBelow("tablet");
  const kinds = { rows: preferences.grupos, isReadOnly };
  return (
    <Card title={t("kinds.title")}>
      <p className={prose.text}>{t("kinds.text")}</p>
      {isNarrow ? <KindList {...kinds} /> : <KindTable {...kinds} />}
    </Card>
  );
}

function KindTable({ rows, isReadOnly }: KindsProps) {
  const { t } = useTranslation("notice-preferences");
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{t("kinds.caption")}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("kinds.about")}</th>
          <th scope="col">{t("channel.portal")}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t(`channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.tipo}>
            <th scope="row">
              <KindWords row={row} />
            </th>
            <td>
              <span className={classes.always}>
                <IconCheck size={18} aria-hidden />
                {t("kinds.always")}
              </span>
            </td>
            {channels.map((channel) => (
              <td key={channel}>
                <ChannelSwitch row={row} channel={channel} isReadOnly={isReadOnly} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function KindList({ rows, isReadOnly }: KindsProps) {
  const { t } = useTranslation("notice-preferences");
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <li key={row.tipo}>
          <KindWords row={row} />
          <div className={classes.channels}>
            {channels.map((channel) => (
              <div key={channel} className={classes.channel}>
                <span aria-hidden>{t(`channel.${channel}`)}</span>
                <ChannelSwitch row={row} channel={channel} isReadOnly={isReadOnly} />
              </div>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function KindWords({ row }: { row: GroupRow }) {
  const { t } = useTranslation("notice-preferences");
  const { tipo, bloqueo_correo } = row;
  return (
    <div className={classes.words}>
      <b>{t(`kind.${tipo}.name`)}</b>
      <span>{t(`kind.${tipo}.text`)}</span>
      {bloqueo_correo !== null && (
        <span className={classes.reason}>
          <IconLock size={16} aria-hidden />
          {t(`lock.${bloqueo_correo}`)}
        </span>
      )}
    </div>
  );
}

type ChannelSwitchProps = { row: GroupRow; channel: Channel; isReadOnly: boolean };

/** A channel of a kind; a locked one says why instead of a switch. */
function ChannelSwitch({ row, channel, isReadOnly }: ChannelSwitchProps) {
  const { t } = useTranslation("notice-preferences");
  const { mutate: save } = useSaving();
  const words = { kind: t(`kind.${row.tipo}.name`), channel: t(`channel.${channel}`) };
  if (lockOf(row, channel) !== null) {
    return (
      <span className={classes.always}>
        <IconLock size={18} aria-hidden />
        <VisuallyHidden>{words.channel}: </VisuallyHidden>
        {t("kinds.always")}
      </span>
    );
  }
  return (
    <Switch
      size="md"
      className={classes.switch ?? ""}
      aria-label={t("kinds.switch", words)}
      checked={row[channel]}
      disabled={isReadOnly}
      onChange={({ currentTarget: { checked } }) => save(switched(row, channel, checked))}
    />
  );
}
