import { ActionIcon, Button } from "@mantine/core";
import { IconDownload, IconEye } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Certificate } from "@atrio/contract/papers/certificates";

import { messageOf } from "../../../../lib/errors.ts";
import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { notify } from "../../../../ui/notify.ts";

import classes from "./certificates.module.css";
import { saveMutation } from "./certificates.queries.ts";
import { useCertificateName } from "./use-certificate-name.ts";

type CertificateListProps = {
  certificates: readonly Certificate[];
  onOpen: (certificate: Certificate) => void;
};

/** Certificates that were made, newest first, each with its code. */
export function CertificateList({ certificates, onOpen }: CertificateListProps) {
  return (
    <ul className={classes.rows}>
      {certificates.map((certificate) => (
        <li key={certificate.id}>
          <Row certificate={certificate} onOpen={() => onOpen(certificate)} />
        </li>
      ))}
    </ul>
  );
}

function Row({ certificate, onOpen }: { certificate: Certificate; onOpen: () => void }) {
  const { t } = useTranslation("certificates");
  const { zona_horaria } = useCurrentUser();
  const save = useMutation(saveMutation);
  const name = useCertificateName()(certificate);
  const when = formatDateTime(certificate.emitido_en, zona_horaria);
  return (
    <div className={classes.row}>
      <div className={classes.what}>
        <b>{name}</b>
        <span>{`${t("list.made", { when })} · ${t(`language.${certificate.idioma}`)}`}</span>
        {certificate.anulado_en !== null && (
          <b>{t("list.void", { when: formatDateTime(certificate.anulado_en, zona_horaria) })}</b>
        )}
        <span>
          {t("list.code")} <code>{certificate.codigo_verificacion}</code>
        </span>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          mih={44}
          leftSection={<IconEye size={18} aria-hidden />}
          aria-label={t("list.open_of", { name, when })}
          onClick={onOpen}
        >
          {t("list.open")}
        </Button>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("list.download_of", { name, when })}
          loading={save.isPending}
          onClick={() =>
            save.mutate(certificate.id, {
              onError: (error) => notify({ kind: "error", message: messageOf(error) }),
            })
          }
        >
          <IconDownload size={20} aria-hidden />
        </ActionIcon>
      </div>
    </div>
  );
}
