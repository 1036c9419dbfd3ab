import { IconSignature } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";

import { SignatureList } from "./list/signature-list.tsx";
import { SignaturePage } from "./signature-page.tsx";
import { signaturesQuery } from "./signatures.queries.ts";

/** Documents to sign, by state; or one of them, when the address names it. */
export function SignaturesView({ firma }: { firma: number | undefined }) {
  return firma === undefined ? <All /> : <SignaturePage key={firma} id={firma} />;
}

function All() {
  const { t } = useTranslation("signatures");
  const { id: workerId } = useCurrentUser();
  const { data, error, refetch } = useQuery(signaturesQuery(workerId));
  if (error !== null && data === undefined) {
    return <ErrorState error={error} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <BlockSkeleton height={240} />;
  if (data.length > 0) return <SignatureList documents={data} />;
  return (
    <Card>
      <EmptyState icon={<IconSignature size={24} />} title={t("none")} text={t("none_text")} />
    </Card>
  );
}
