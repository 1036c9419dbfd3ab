import { Alert, Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { importTables } from "@atrio/contract/company/imports";

import { messageOf } from "../../../lib/errors.ts";
import { Card } from "../../../ui/card.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";

import { base64Of, problemOfFiles } from "./import.model.ts";
import type { ImportDraft } from "./import.model.ts";
import classes from "./import.module.css";
import { templateMutation } from "./import.queries.ts";

/** Choosing the files, and the template to fill in. */
export function ChooseStep({ onDraft }: { onDraft: (draft: ImportDraft) => void }) {
  const { t } = useTranslation("import-page");
  const hintId = useId();
  const [problem, setProblem] = useState<ReturnType<typeof problemOfFiles>>(null);
  const template = useMutation(templateMutation);
  const read = useMutation({
    mutationFn: async (files: readonly File[]) =>
      Promise.all(files.map(async (file) => ({ nombre: file.name, datos: await base64Of(file) }))),
    onSuccess: (archivos) => onDraft({ archivos, cambios: [], omitidas: [], columnas: [] }),
  });
  const take = (files: readonly File[]) => {
    const found = problemOfFiles(files);
    setProblem(found);
    if (found === null && files.length > 0) read.mutate(files);
  };
  return (
    <div className={classes.choose}>
      <Card title={t("choose.title")}>
        <DropZone
          hintId={hintId}
          isWrong={problem !== null || read.isError}
          types={{ accept: ".xlsx,.csv,.tsv,.txt", hint: t("choose.hint"), withoutPhoto: true }}
          onFiles={take}
        />
        {problem !== null && (
          <Alert color="red" role="alert" mt="md">
            {t(`choose.problem.${problem}`)}
          </Alert>
        )}
        {read.isError && (
          <Alert color="red" role="alert" mt="md">
            {t("choose.unreadable")}
          </Alert>
        )}
        <p className={classes.note}>{t("choose.nothing")}</p>
      </Card>
      <Card title={t("template.title")}>
        <p className={classes.text}>{t("template.text")}</p>
        {template.isError && (
          <Alert color="red" role="alert">
            {messageOf(template.error)}
          </Alert>
        )}
        <Button
          className={classes.template}
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={template.isPending}
          onClick={() => template.mutate()}
        >
          {t("template.download")}
        </Button>
        <dl className={classes.tables}>
          {importTables.map((table) => (
            <div key={table}>
              <dt>{t(`table.${table}`)}</dt>
              <dd>{t(`tableText.${table}`)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
