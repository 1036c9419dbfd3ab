import { Alert, Button, Loader } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { SignatureDetail } from "@atrio/contract/papers/signatures";

import { messageOf } from "../../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../../lib/identity.ts";
import { VerificationCode } from "../../code/verification-code.tsx";
import { isBeingSealed } from "../signatures.model.ts";
import { saveSignedMutation } from "../signatures.queries.ts";

import classes from "./sign.module.css";

/** The sealed copy: on its way, then to keep, with the code that proves it. */
export function CopyStep({ document }: { document: SignatureDetail }) {
  const { t } = useTranslation("signatures");
  const { id: workerId } = useCurrentUser();
  const save = useMutation(saveSignedMutation);
  if (isBeingSealed(document)) {
    return (
      <p className={classes.waiting} role="status">
        <Loader size="sm" aria-hidden />
        {t("copy.making")}
      </p>
    );
  }
  return (
    <div className={classes.stack}>
      <p className={classes.text} role="status">
        {t("copy.ready")}
      </p>
      <Button
        leftSection={<IconDownload size={20} aria-hidden />}
        loading={save.isPending}
        onClick={() => save.mutate({ workerId, id: document.id })}
      >
        {t("copy.download")}
      </Button>
      {save.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(save.error)}
        </Alert>
      )}
      {document.codigo_verificacion !== null && (
        <VerificationCode code={document.codigo_verificacion} />
      )}
    </div>
  );
}
