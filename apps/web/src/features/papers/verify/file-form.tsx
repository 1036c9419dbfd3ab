import { useId, useState } from "react";
import { useTranslation } from "react-i18next";

import { DropZone } from "../../../ui/drop-zone.tsx";

import { refusalOf } from "./verify.model.ts";
import classes from "./verify.module.css";

type FileFormProps = { isPending: boolean; onCheck: (file: File) => void };

/** Upload of the file itself; it is checked as soon as it is there. */
export function FileForm({ isPending, onCheck }: FileFormProps) {
  const { t } = useTranslation("verify");
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>(null);
  const hintId = useId();
  const take = ([file]: readonly File[]) => {
    if (file === undefined || isPending) return;
    const problem = refusalOf(file);
    setRefusal(problem);
    if (problem === null) onCheck(file);
  };
  return (
    <div className={classes.form}>
      <h2>{t("by_file")}</h2>
      <DropZone hintId={hintId} single onlyPdf isWrong={refusal !== null} onFiles={take} />
      {refusal !== null && (
        <p className={classes.refusal} role="alert">
          {t(refusal)}
        </p>
      )}
      <p className={classes.hint}>{t("file_hint")}</p>
    </div>
  );
}
