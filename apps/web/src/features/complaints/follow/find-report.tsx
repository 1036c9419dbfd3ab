import { Alert, Button, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { Card } from "../../../ui/card.tsx";
import { BlockSkeleton } from "../../../ui/state.tsx";
import { isCode, plainCode } from "../report/report.model.ts";

import classes from "./follow.module.css";
import { findMutation } from "./follow.queries.ts";
import { ReportView } from "./report-view.tsx";

type FindReportProps = {
  /** Code of a report that was just filed; null: it is asked for. */
  uuid: string | null;
  /** Tells if leaving now would lose what is being written. */
  onUnsaved: (isUnsaved: boolean) => void;
};

/** A report by its code; the code stays in the memory of the page (Rule COMPLAINTS-26). */
export function FindReport({ uuid, onUnsaved }: FindReportProps) {
  const find = useMutation(findMutation);
  const { mutate } = find;
  useEffect(() => {
    if (uuid !== null) mutate(uuid);
  }, [uuid, mutate]);
  if (find.isSuccess) {
    return (
      <ReportView
        key={find.variables}
        uuid={find.variables}
        found={find.data}
        onUnsaved={onUnsaved}
        onClose={find.reset}
      />
    );
  }
  if (find.isPending && uuid !== null) return <BlockSkeleton height={320} />;
  // A report that was just filed and did not open is tried again with the same code.
  return <CodeForm initial={find.isError ? find.variables : ""} find={find} />;
}

type CodeFormProps = {
  initial: string;
  find: Pick<
    ReturnType<typeof useMutation<unknown, Error, string>>,
    "mutate" | "isPending" | "error"
  >;
};

function CodeForm({ initial, find }: CodeFormProps) {
  const { t } = useTranslation("complaint-report");
  const [typed, setTyped] = useState(initial);
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const code = plainCode(typed);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isCode(code)) find.mutate(code);
    else input.current?.focus();
  };
  return (
    <Card title={t("find.title")}>
      <form className={classes.stack} noValidate autoComplete="off" onSubmit={submit}>
        <p>{t("find.text")}</p>
        <TextInput
          ref={input}
          className={classes.code ?? ""}
          label={t("find.code")}
          description={t("find.hint")}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          value={typed}
          error={tried && !isCode(code) ? t("find.wrong") : null}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        {find.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(find.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={find.isPending}>
            {t("find.action")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
