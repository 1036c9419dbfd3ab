import { Progress } from "@mantine/core";
import { useTranslation } from "react-i18next";

type SendingNoteProps = {
  name: string;
  /** Sent share of the file, from 0 to 1. */
  share: number;
};

/** Upload progress of a file, which the server inspects at the end. */
export function SendingNote({ name, share }: SendingNoteProps) {
  const { t } = useTranslation("files");
  const percent = Math.round(share * 100);
  return (
    <>
      <span>{percent < 100 ? t("percent", { percent: String(percent) }) : t("checking")}</span>
      <Progress value={percent} size="sm" aria-label={t("sending", { name })} />
    </>
  );
}
