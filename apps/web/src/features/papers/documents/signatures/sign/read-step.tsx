import { Alert, Button, Progress } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import type { SignatureDetail } from "@atrio/contract/papers/signatures";

import { messageOf } from "../../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../../lib/identity.ts";
import { gapOf } from "../signatures.model.ts";
import type { Reading } from "../signatures.model.ts";
import { readMutation } from "../signatures.queries.ts";

import classes from "./sign.module.css";

type ReadStepProps = { document: SignatureDetail; reading: Reading };

/** Progress of reading, and its button, which says why it does not work yet. */
export function ReadStep({ document, reading }: ReadStepProps) {
  const { t } = useTranslation("signatures");
  const { sesion } = useCurrentUser();
  const read = useMutation(readMutation);
  const hintId = useId();
  const { seen, total } = reading;
  const gap = gapOf(reading, document.hash);
  return (
    <div className={classes.stack}>
      <p className={classes.text}>{t("read.text")}</p>
      {total > 0 && (
        <div>
          <Progress value={(seen / total) * 100} size="lg" aria-label={t("read.progress")} />
          <p className={classes.count} role="status">
            {t("read.seen", { seen, total, count: total })}
          </p>
        </div>
      )}
      {read.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(read.error)}
        </Alert>
      )}
      {sesion.suplantada ? (
        <p className={classes.text}>{t("read_only")}</p>
      ) : (
        <>
          <Button
            aria-describedby={gap === null ? undefined : hintId}
            disabled={gap !== null}
            loading={read.isPending}
            onClick={() => read.mutate({ id: document.id, pages: total })}
          >
            {t("read.action")}
          </Button>
          {gap !== null && (
            <p id={hintId} className={classes.text}>
              {t(`gap.${gap}`, { count: total - seen })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
