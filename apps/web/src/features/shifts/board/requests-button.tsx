import { Button, Drawer } from "@mantine/core";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { useBelow } from "../../../ui/use-below.ts";
import { waitingExchangesQuery } from "../exchanges/exchanges.queries.ts";
import { WaitingExchangesCard } from "../exchanges/waiting-card.tsx";

import classes from "./board.module.css";

/** Requests about shifts that wait for the manager, over the board; nothing while there is none. */
export function RequestsButton({ managerId }: { managerId: number }) {
  const { t } = useTranslation(["exchanges", "common"]);
  const isNarrow = useBelow("tablet");
  const [isOpen, setOpen] = useState(false);
  const waiting = useQuery(waitingExchangesQuery(managerId)).data?.length ?? 0;
  if (waiting === 0 && !isOpen) return null;
  return (
    <>
      <Button
        variant="default"
        mih={44}
        aria-haspopup="dialog"
        title={t("exchanges:waiting.title")}
        leftSection={<IconArrowsExchange size={20} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <span className={isNarrow ? undefined : classes.hidden}>
          {t("exchanges:waiting.title")}{" "}
        </span>
        {waiting}
      </Button>
      <Drawer
        opened={isOpen}
        onClose={() => setOpen(false)}
        position={isNarrow ? "bottom" : "right"}
        size={isNarrow ? "85%" : 520}
        closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 22 }}
        attributes={{
          header: { role: "presentation" },
          content: { "aria-label": t("exchanges:waiting.title") },
        }}
        classNames={{ content: classes.drawer ?? "", header: classes.drawer ?? "" }}
      >
        <WaitingExchangesCard />
      </Drawer>
    </>
  );
}
