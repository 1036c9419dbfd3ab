import { Drawer } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import type { Branch } from "../org-chart.model.ts";
import { nodeQuery } from "../org-chart.queries.ts";

import { CardBody } from "./card-body.tsx";
import classes from "./node-card.module.css";

type NodeCardProps = {
  id: number;
  /** Place in the chart, where the chart has it. */
  branch: Branch | undefined;
  /** Opens the card of another node of the chart. */
  onOpen: (id: number) => void;
  onShow: (branch: Branch) => void;
  onClose: () => void;
};

/** Card of a node's person, over the page: the facts visible to every colleague. */
export function NodeCard({ id, branch, onOpen, onShow, onClose }: NodeCardProps) {
  const { t } = useTranslation("org-chart");
  const { data: card, error, refetch } = useQuery(nodeQuery(id));
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={440}
      padding="lg"
      title={t("card.title")}
      closeButtonProps={{ "aria-label": t("card.close"), size: 44, iconSize: 22 }}
      attributes={{ header: { role: "presentation" } }}
      classNames={{
        content: classes.drawer ?? "",
        header: classes.header ?? "",
        title: classes.title ?? "",
      }}
    >
      {card === undefined && error === null && <LinesSkeleton lines={6} />}
      {card === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {card !== undefined && (
        <CardBody card={card} branch={branch} onOpen={onOpen} onShow={onShow} />
      )}
    </Drawer>
  );
}
