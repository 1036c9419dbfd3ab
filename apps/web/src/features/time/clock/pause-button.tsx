import { IconChevronDown, IconCoffee } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import { fetchAhead, loadChunk } from "../../../lib/chunks.ts";
import { Part } from "../../../ui/part.tsx";
import { pauseKindsQuery } from "../time.queries.ts";
import type { PauseKind } from "../use-labels.ts";

import { ActionFailed } from "./action-failed.tsx";
import { StageButton } from "./stage-button.tsx";

const importMenu = () => import("./pause-menu.tsx");
const PauseMenu = lazy(async () => ({ default: (await loadChunk(importMenu)).PauseMenu }));

type PauseButtonProps = { disabled: boolean; onPick: (kind: PauseKind) => void };

/** The pause button; the menu behind it is fetched when somebody reaches for it. */
export function PauseButton({ disabled, onPick }: PauseButtonProps) {
  const { t } = useTranslation("time");
  const query = useQuery(pauseKindsQuery);
  const kinds = query.data ?? [];
  const [wanted, setWanted] = useState(false);
  if (query.isError) {
    return <ActionFailed onRetry={() => void query.refetch()}>{t("pause.failed")}</ActionFailed>;
  }
  if (kinds.length === 0) return null;
  const button = (
    <StageButton
      icon={<IconCoffee size={22} />}
      disabled={disabled}
      aria-haspopup="menu"
      onPointerEnter={() => fetchAhead(importMenu)}
      onFocus={() => fetchAhead(importMenu)}
      onClick={() => setWanted(true)}
    >
      {t("actions.pause")}
      <IconChevronDown size={18} aria-hidden />
    </StageButton>
  );
  if (!wanted) return button;
  return (
    <Part fallback={button}>
      <PauseMenu kinds={kinds} disabled={disabled} opened onPick={onPick} />
    </Part>
  );
}
