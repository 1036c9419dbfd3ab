import { IconFileOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { ApiError } from "../../../lib/errors.ts";
import { EmptyState, ErrorState } from "../../../ui/state.tsx";

type MissingRequestProps = { error: Error; onRetry: () => void };

/** A panel without its request: it is not there for the reader, or could not be loaded. */
export function MissingRequest({ error, onRetry }: MissingRequestProps) {
  const { t } = useTranslation("team-absences");
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        icon={<IconFileOff size={24} />}
        title={t("panel.missing")}
        text={t("panel.missing_text")}
      />
    );
  }
  return <ErrorState error={error} onRetry={onRetry} />;
}
