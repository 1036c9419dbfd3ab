import { IconCertificate } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Certificate, CertificateKind } from "@atrio/contract/papers/certificates";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";

import { AskDialog } from "./ask-dialog.tsx";
import { CertificateDialog } from "./certificate-dialog.tsx";
import { CertificateList } from "./certificate-list.tsx";
import classes from "./certificates.module.css";
import { certificatesQuery } from "./certificates.queries.ts";
import { KindCards } from "./kind-cards.tsx";

/** Available certificates, and those made before. */
export function CertificatesView() {
  const { t } = useTranslation("certificates");
  const { id: workerId, sesion } = useCurrentUser();
  const { data, error, refetch } = useQuery(certificatesQuery(workerId));
  const [asked, setAsked] = useState<CertificateKind | null>(null);
  const [shown, setShown] = useState<Certificate | null>(null);
  if (error !== null && data === undefined) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <BlockSkeleton height={320} />;
  const chosen = data.disponibles.find(({ tipo_certificado }) => tipo_certificado === asked);
  return (
    <div className={classes.parts}>
      <Card title={t("ask.title")}>
        <p className={classes.text}>{t(sesion.suplantada ? "ask.read_only" : "ask.text")}</p>
        {!sesion.suplantada && <KindCards available={data.disponibles} onChoose={setAsked} />}
      </Card>
      <Card title={t("list.title")}>
        {data.data.length === 0 ? (
          <EmptyState
            icon={<IconCertificate size={24} />}
            title={t("list.none")}
            text={t("list.none_text")}
          />
        ) : (
          <CertificateList certificates={data.data} onOpen={setShown} />
        )}
      </Card>
      {chosen !== undefined && (
        <AskDialog
          kind={chosen.tipo_certificado}
          years={chosen.anyos}
          missing={chosen.meses_sin_cifras}
          onClose={() => setAsked(null)}
          onMade={(made) => {
            setAsked(null);
            setShown(made);
          }}
        />
      )}
      {shown !== null && <CertificateDialog certificate={shown} onClose={() => setShown(null)} />}
    </div>
  );
}
