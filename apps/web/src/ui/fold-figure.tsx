import { IconAlertTriangle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Main figure of a folded card: undefined while it loads, the failure where it could not be read. */
export function foldFigure(error: unknown, figure: ReactNode): ReactNode {
  return figure === undefined && error !== null ? <Failed /> : figure;
}

/** Data that could not be read; the card opens to the error. */
function Failed() {
  const { t } = useTranslation("common");
  return (
    <>
      <IconAlertTriangle size={18} aria-hidden /> {t("error.title")}
    </>
  );
}
