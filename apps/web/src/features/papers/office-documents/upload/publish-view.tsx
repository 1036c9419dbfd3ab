import { Button } from "@mantine/core";
import { IconFileUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { formatNumber } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { DropZone } from "../../../../ui/drop-zone.tsx";
import { notify } from "../../../../ui/notify.ts";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import { reachOf } from "../../signing/signing.model.ts";
import { groupsQuery } from "../../signing/signing.queries.ts";
import { BackLink } from "../back-link.tsx";
import { emptyDraft, lacksPeople } from "../office-documents.model.ts";
import type { PublishDraft } from "../office-documents.model.ts";
import classes from "../office-documents.module.css";
import { documentsQuery } from "../office-documents.queries.ts";

import { DetailFields } from "./detail-fields.tsx";
import { FileList } from "./file-list.tsx";
import { isSendable } from "./files.model.ts";
import { ReaderFields } from "./reader-fields.tsx";
import { useFiles } from "./use-files.ts";

/** Publishes files for the company, one person or many; what was typed outlives a failure. */
export function PublishView() {
  const { t } = useTranslation("office-documents");
  const navigate = useNavigate({ from: "/admin/documents" });
  const hintId = useId();
  const [draft, setDraft] = useState(emptyDraft);
  const [isTried, setTried] = useState(false);
  const [isDone, setDone] = useState(false);
  const form = useFiles();
  const { files, sent, isSending } = form;
  const { data: list } = useQuery(documentsQuery({ skip: 0, take: 10 }));
  const change = (part: Partial<PublishDraft>) => {
    form.renew();
    setDraft({ ...draft, ...part });
  };
  const sendable = files.filter(isSendable);
  const isWhole =
    sendable.length > 0 &&
    sendable.every(({ title }) => title.trim() !== "") &&
    !lacksPeople(draft);
  const submit = async () => {
    setTried(true);
    if (!isWhole || isSending) return;
    if (!(await form.send(draft))) return;
    setDone(true);
    notify({ kind: "success", message: t("publish.done", { count: sent + sendable.length }) });
    void navigate({ search: {}, ignoreBlocker: true });
  };
  return (
    <>
      <UnsavedGuard isUnsaved={(files.length > 0 || draft !== emptyDraft) && !isDone} />
      <BackLink />
      <PageHeader title={t("publish.title")} subtitle={t("publish.subtitle")} />
      <Card>
        <form
          className={classes.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <fieldset className={classes.group}>
            <legend className={classes.legend}>{t("publish.files")}</legend>
            <DropZone
              hintId={hintId}
              isWrong={isTried && files.length === 0}
              onFiles={(chosen) => form.add(chosen)}
            />
            {isTried && files.length === 0 && <p role="alert">{t("publish.needsFile")}</p>}
            {files.length > 0 && (
              <FileList
                files={files}
                isTried={isTried}
                onWrite={form.write}
                onRemove={form.remove}
              />
            )}
          </fieldset>
          <ReaderFields
            draft={draft}
            error={isTried && lacksPeople(draft) ? t("publish.needsPeople") : undefined}
            onChange={change}
          />
          <DetailFields draft={draft} folders={list?.carpetas ?? []} onChange={change} />
          <Effect draft={draft} count={Math.max(1, sendable.length)} />
          <Button
            type="submit"
            className={classes.start ?? ""}
            loading={isSending}
            leftSection={<IconFileUpload size={18} aria-hidden />}
          >
            {t("publish.send", { count: Math.max(1, sendable.length) })}
          </Button>
        </form>
      </Card>
    </>
  );
}

/** Preview of a publication: number of files, its readers, their notices. */
function Effect({ draft, count }: { draft: PublishDraft; count: number }) {
  const { t } = useTranslation("office-documents");
  const { data } = useQuery(groupsQuery);
  const reach = reachOf(draft, data) ?? 0;
  const files = t("publish.filesCount", { count, total: formatNumber(count) });
  if (draft.target === "company") {
    return <p className={classes.muted}>{t("publish.companyEffect", { files })}</p>;
  }
  if (reach === 0) return null;
  const people = t("people", { count: reach, total: formatNumber(reach) });
  const effect = draft.avisar ? "publish.toldEffect" : "publish.silentEffect";
  return (
    <p className={classes.muted} aria-live="polite">
      {t(effect, { files, people })}
    </p>
  );
}
