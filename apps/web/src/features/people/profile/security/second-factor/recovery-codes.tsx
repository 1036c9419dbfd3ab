import { Button } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { dayIn, formatDate } from "../../../../../lib/format.ts";
import { companyQuery, useCurrentUser } from "../../../../../lib/identity.ts";
import { saveBlob } from "../../../../../lib/save-blob.ts";
import { CopyTextButton } from "../../../../../ui/copy-text-button.tsx";
import { PrintSheet } from "../../../../../ui/print-sheet.tsx";
import { UnsavedGuard } from "../../../../../ui/unsaved-guard.tsx";

import { codesText } from "./second-factor.model.ts";
import classes from "./second-factor.module.css";

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** The recovery codes, shown this once: to copy, save or print. Leaving without asks first. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation("second-factor");
  const { email, zona_horaria, empresa_id } = useCurrentUser();
  const company = useQuery(companyQuery(String(empresa_id))).data;
  const title = useRef<HTMLHeadingElement>(null);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => title.current?.focus(), []);
  const heading = t("codes.heading", { email, company: company?.nombre ?? "Atrio" });
  const made = t("codes.made", { date: formatDate(dayIn(zona_horaria)) });
  const save = () => {
    const text = codesText(heading, made, codes);
    setSaved(true);
    saveBlob(new Blob([text], { type: "text/plain;charset=utf-8" }), `${t("codes.file")}.txt`);
  };
  return (
    <div className={classes.stack}>
      <UnsavedGuard isUnsaved={!isSaved} text={t("codes.leaving")} />
      <h3 className={classes.subtitle} ref={title} tabIndex={-1}>
        {t("codes.title")}
      </h3>
      <p className={classes.text}>{t("codes.text")}</p>
      <PrintSheet heading={heading} made={made}>
        <ol className={classes.codes} aria-label={t("codes.list")}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ol>
      </PrintSheet>
      <div className={classes.ways}>
        <CopyTextButton
          value={codes.join("\n")}
          label={t("codes.copy")}
          copiedLabel={t("codes.copied")}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={save}
        >
          {t("codes.save")}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => {
            setSaved(true);
            window.print();
          }}
        >
          {t("codes.print")}
        </Button>
      </div>
      <div className={classes.buttons}>
        <Button onClick={onDone}>{t("codes.kept")}</Button>
      </div>
    </div>
  );
}
