import { Alert, Button, Modal } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Certificate } from "@atrio/contract/papers/certificates";

import { messageOf } from "../../../../lib/errors.ts";
import { PdfViewer } from "../../../../ui/pdf-viewer/pdf-viewer.tsx";
import { useBelow } from "../../../../ui/use-below.ts";
import { VerificationCode } from "../code/verification-code.tsx";

import classes from "./certificates.module.css";
import { loadCertificate, saveMutation } from "./certificates.queries.ts";
import { useCertificateName } from "./use-certificate-name.ts";

type CertificateDialogProps = { certificate: Certificate; onClose: () => void };

/** A certificate over the page: to keep, to give away with its code, and to look at. */
export function CertificateDialog({ certificate, onClose }: CertificateDialogProps) {
  const { t } = useTranslation(["certificates", "common"]);
  const isPhone = useBelow("tablet");
  const save = useMutation(saveMutation);
  const name = useCertificateName()(certificate);
  return (
    <Modal
      opened
      onClose={onClose}
      title={name}
      size={980}
      fullScreen={isPhone}
      radius={isPhone ? 0 : "xl"}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 22 }}
    >
      <div className={classes.form}>
        <div className={classes.keep}>
          <Button
            leftSection={<IconDownload size={20} aria-hidden />}
            loading={save.isPending}
            onClick={() => save.mutate(certificate.id)}
          >
            {t("list.download")}
          </Button>
          <p className={classes.text}>{t("list.give")}</p>
        </div>
        {save.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(save.error)}
          </Alert>
        )}
        <VerificationCode code={certificate.codigo_verificacion} />
        <PdfViewer title={name} load={() => loadCertificate(certificate.id)} />
      </div>
    </Modal>
  );
}
