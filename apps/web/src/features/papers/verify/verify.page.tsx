import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useDocumentTitle } from "../../../ui/page-header.tsx";

import { CodeForm } from "./code-form.tsx";
import { FileForm } from "./file-form.tsx";
import { VerdictArea } from "./verdict-area.tsx";
import { Verdict } from "./verdict.tsx";
import classes from "./verify.module.css";
import { codeQuery, fileMutation } from "./verify.queries.ts";

/** Check of a sealed document, by its code or by the file itself. */
export function VerifyPage() {
  const { t } = useTranslation("verify");
  const { c: code } = useSearch({ from: "/front-door/verify" });
  const navigate = useNavigate();
  const byCode = useQuery({ ...codeQuery(code ?? ""), enabled: code !== undefined });
  const byFile = useMutation(fileMutation);
  // A file chosen after the code is the subject of the answer.
  const [isAboutFile, setAboutFile] = useState(false);
  useDocumentTitle(t("title"));

  const checkCode = (typed: string) => {
    setAboutFile(false);
    if (typed === code) void byCode.refetch();
    else void navigate({ to: "/verify", search: { c: typed } });
  };
  const checkFile = (file: File) => {
    setAboutFile(true);
    byFile.mutate(file);
  };
  return (
    <div className={classes.panel}>
      <div>
        <h1 className={classes.title}>{t("title")}</h1>
        <p className={classes.subtitle}>{t("text")}</p>
      </div>
      <CodeForm
        key={code ?? ""}
        initial={code ?? ""}
        isPending={!isAboutFile && byCode.isFetching}
        onCheck={checkCode}
      />
      <FileForm isPending={byFile.isPending} onCheck={checkFile} />
      {isAboutFile ? (
        <VerdictArea
          key={`file ${byFile.submittedAt}`}
          waiting={byFile.isPending ? t("checking_file", { name: byFile.variables.name }) : null}
          error={byFile.error}
          onRetry={() => byFile.variables !== undefined && byFile.mutate(byFile.variables)}
        >
          {byFile.data !== undefined && (
            <Verdict
              verification={byFile.data.verification}
              means="file"
              asked={t("asked_file", { name: byFile.data.name })}
              own={byFile.data.own}
            />
          )}
        </VerdictArea>
      ) : (
        <VerdictArea
          key={`code ${code}`}
          waiting={byCode.isFetching ? t("checking") : null}
          error={byCode.error}
          onRetry={() => void byCode.refetch()}
        >
          {byCode.data !== undefined && code !== undefined && (
            <Verdict
              verification={byCode.data}
              means="code"
              asked={t("asked_code", { code })}
              own={null}
            />
          )}
        </VerdictArea>
      )}
      <details className={classes.hidden}>
        <summary>{t("hidden_title")}</summary>
        <p>{t("hidden_text")}</p>
      </details>
    </div>
  );
}
