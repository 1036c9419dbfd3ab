import { Alert, Button, TextInput } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { dayIn, formatDate } from "../../../../lib/format.ts";
import { companyQuery, useCurrentUser } from "../../../../lib/identity.ts";
import { randomBelow } from "../../../../lib/random.ts";
import { saveBlob } from "../../../../lib/save-blob.ts";
import { PrintSheet } from "../../../../ui/print-sheet.tsx";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import classes from "../cases.module.css";

import styles from "./keys.module.css";
import { groupsOf, isGroup } from "./passphrase.model.ts";

/** A new recovery key, and how many earlier reports no handler reads any more. */
export type IssuedKey = { clave_recuperacion: string; ilegibles?: number };

type RecoverySheetProps = { issued: IssuedKey; onDone: () => void };

/**
 * The recovery key, shown this once: to print or save. A part of it, typed while it is hidden, proves
 * that there is a copy.
 */
export function RecoverySheet({ issued, onDone }: RecoverySheetProps) {
  const { t } = useTranslation("complaint-cases");
  const [isHidden, setHidden] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { clave_recuperacion, ilegibles = 0 } = issued;
  return (
    <div className={`${classes.stack} ${classes.narrow}`}>
      <UnsavedGuard isUnsaved text={t("recovery.leaving")} />
      <h2 className={styles.title} ref={title} tabIndex={-1}>
        {t("recovery.title")}
      </h2>
      <p>{t("recovery.text")}</p>
      {ilegibles > 0 && (
        <Alert color="yellow">{t("recovery.unreadable", { count: ilegibles })}</Alert>
      )}
      {isHidden ? (
        <KeptForm
          recoveryKey={clave_recuperacion}
          onDone={onDone}
          onBack={() => setHidden(false)}
        />
      ) : (
        <>
          <Sheet recoveryKey={clave_recuperacion} />
          <div className={classes.buttons}>
            <Button onClick={() => setHidden(true)}>{t("recovery.have")}</Button>
          </div>
        </>
      )}
    </div>
  );
}

function Sheet({ recoveryKey }: { recoveryKey: string }) {
  const { t } = useTranslation("complaint-cases");
  const { nombre_completo, zona_horaria, empresa_id } = useCurrentUser();
  const company = useQuery(companyQuery(String(empresa_id))).data;
  const heading = t("recovery.heading", { company: company?.nombre ?? "Atrio" });
  const date = formatDate(dayIn(zona_horaria));
  const made = t("recovery.made", { date, name: nombre_completo });
  const save = () => {
    const lines = [heading, made, "", recoveryKey, ""].join("\r\n");
    saveBlob(new Blob([lines], { type: "text/plain;charset=utf-8" }), `${t("recovery.file")}.txt`);
  };
  return (
    <>
      <PrintSheet heading={heading} made={made} className={styles.sheet}>
        <ol className={styles.groups} aria-label={t("recovery.key")}>
          {groupsOf(recoveryKey).map((group) => (
            <li key={group}>
              <code>{group}</code>
            </li>
          ))}
        </ol>
      </PrintSheet>
      <div className={classes.ways}>
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {t("recovery.print")}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={save}
        >
          {t("recovery.save")}
        </Button>
      </div>
    </>
  );
}

type KeptFormProps = { recoveryKey: string; onDone: () => void; onBack: () => void };

function KeptForm({ recoveryKey, onDone, onBack }: KeptFormProps) {
  const { t } = useTranslation("complaint-cases");
  const [index] = useState(() => randomBelow(groupsOf(recoveryKey).length));
  const [group, setGroup] = useState("");
  const [isTried, setTried] = useState(false);
  const number = String(index + 1);
  const isRight = isGroup(recoveryKey, index, group);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isRight) onDone();
  };
  return (
    <form className={classes.stack} noValidate onSubmit={submit}>
      <TextInput
        label={t("recovery.check", { number })}
        description={t("recovery.check_hint")}
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        value={group}
        error={isTried && !isRight ? t("recovery.wrong", { number }) : null}
        onChange={(event) => setGroup(event.currentTarget.value)}
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onBack}>
          {t("recovery.again")}
        </Button>
        <Button type="submit">{t("recovery.done")}</Button>
      </div>
    </form>
  );
}
