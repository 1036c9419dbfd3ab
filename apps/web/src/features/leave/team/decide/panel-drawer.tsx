import { Drawer } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/leave/absences";

import { BlockSkeleton } from "../../../../ui/state.tsx";
import { MissingRequest } from "../../approvals/missing-request.tsx";
import { requestQuery } from "../../requests/requests.queries.ts";

import classes from "./panel-drawer.module.css";

type PanelDrawerProps = {
  requestId: number;
  titleOf: (request: RequestDetail) => string;
  onClose: () => void;
  children: (request: RequestDetail) => ReactNode;
};

/** Panel beside a page with a request of the address; it closes with Escape outside of dialogs. */
export function PanelDrawer({ requestId, titleOf, onClose, children }: PanelDrawerProps) {
  const { t } = useTranslation("team-absences");
  const { data: request, error, refetch } = useQuery(requestQuery(requestId));
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget } = event;
    // A dialog over the panel is inside it for React, not for the page: its Escape is its own.
    if (key === "Escape" && target instanceof Node && currentTarget.contains(target)) onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      returnFocus
      closeOnEscape={false}
      onKeyDown={closeOnEscape}
      position="right"
      size="lg"
      title={request === undefined ? "" : titleOf(request)}
      closeButtonProps={{ "aria-label": t("panel.close"), size: 44, iconSize: 22 }}
      classNames={{ title: classes.title, body: classes.body }}
      // A panel's header is not the page's banner.
      attributes={{ header: { role: "presentation" } }}
    >
      {request === undefined && error === null && <BlockSkeleton height={420} />}
      {request === undefined && error !== null && (
        <MissingRequest error={error} onRetry={() => void refetch()} />
      )}
      {request !== undefined && children(request)}
    </Drawer>
  );
}
