import { Alert, Button, TextInput } from "@mantine/core";
import { IconCheck, IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { saveBlob } from "../../../lib/save-blob.ts";
import { Card } from "../../../ui/card.tsx";

import { plainCode } from "./report.model.ts";
import classes from "./report.module.css";
import { confirmMutation } from "./report.queries.ts";
import { SentFiles } from "./sent-files.tsx";
import { useReportFiles } from "./use-report-files.ts";

type SaveCodeProps = {
  uuid: string;
  /** Files that go with the report. */
  files: readonly File[];
  onSaved: () => void;
  onDone: () => void;
};

/** The code of a report, once: it goes on when the code is downloaded or typed (Rule COMPLAINTS-27). */
export function SaveCode({ uuid, files, onSaved, onDone }: SaveCodeProps) {
  const { t } = useTranslation("complaint-report");
  const heading = useRef<HTMLHeadingElement>(null);
  const confirm = useMutation(confirmMutation);
  const uploads = useReportFiles(uuid);
  const isBegun = useRef(false);
  const { send } = uploads;
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (isBegun.current || files.length === 0) return;
    isBegun.current = true;
    send(files);
  }, [files, send]);
  const save = () => {
    onSaved();
    confirm.mutate(uuid);
  };
  const download = () => {
    const text = t("code.download_text", { code: uuid });
    saveBlob(new Blob([text], { type: "text/plain;charset=utf-8" }), `${t("code.file")}.txt`);
    save();
  };
  return (
    <Card>
      <div className={classes.form}>
        <h2 ref={heading} tabIndex={-1}>
          {t("code.title")}
        </h2>
        <p>{t("code.text")}</p>
        <div className={classes.stack}>
          <span className={classes.hint}>{t("code.label")}</span>
          <output className={classes.code} aria-label={t("code.label")} translate="no">
            {uuid}
          </output>
          <p className={classes.hint}>{t("code.advice")}</p>
        </div>
        {confirm.isSuccess ? (
          <Saved onDone={onDone} />
        ) : (
          <>
            <div className={classes.buttons}>
              <Button
                leftSection={<IconDownload size={20} aria-hidden />}
                loading={confirm.isPending}
                onClick={download}
              >
                {t("code.download")}
              </Button>
            </div>
            <TypedCode uuid={uuid} isPending={confirm.isPending} onTyped={save} />
            {confirm.error !== null && (
              <Alert color="red" role="alert">
                {messageOf(confirm.error)}
              </Alert>
            )}
          </>
        )}
        <SentFiles sent={uploads.sent} onRetry={(file) => send([file])} onDrop={uploads.drop} />
      </div>
    </Card>
  );
}

function Saved({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("complaint-report");
  return (
    <>
      <Alert color="green" role="status" icon={<IconCheck size={20} aria-hidden />}>
        {t("code.saved")}
      </Alert>
      <div className={classes.buttons}>
        <Button onClick={onDone}>{t("code.go")}</Button>
      </div>
    </>
  );
}

type TypedCodeProps = { uuid: string; isPending: boolean; onTyped: () => void };

/** The code typed from paper, as proof that it is there. */
function TypedCode({ uuid, isPending, onTyped }: TypedCodeProps) {
  const { t } = useTranslation("complaint-report");
  const [typed, setTyped] = useState("");
  const [isWrong, setWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isRight = plainCode(typed) === uuid;
    setWrong(!isRight);
    if (isRight) onTyped();
  };
  return (
    <form className={classes.stack} noValidate autoComplete="off" onSubmit={submit}>
      <TextInput
        className={classes.typed ?? ""}
        label={t("code.typed")}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        value={typed}
        error={isWrong ? t("code.typed_wrong") : null}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <div className={classes.buttons}>
        <Button type="submit" variant="default" loading={isPending}>
          {t("code.confirm")}
        </Button>
      </div>
    </form>
  );
}
