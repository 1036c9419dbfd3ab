import { CloseButton, Drawer } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/leave/absences";

import { MissingRequest } from "../../features/leave/approvals/missing-request.tsx";
import { RequestDecision } from "../../features/leave/approvals/request-decision.tsx";
import { useAskedText } from "../../features/leave/home/use-asked-text.ts";
import { RequestContent } from "../../features/leave/inbox/request-content.tsx";
import { requestQuery } from "../../features/leave/requests/requests.queries.ts";
import { PersonAvatar } from "../../ui/person-avatar.tsx";
import { BlockSkeleton } from "../../ui/state.tsx";

import classes from "./inbox-panel.module.css";

type InboxPanelProps = {
  requestId: number;
  /** A sheet over the page, on screens without room beside the list. */
  isSheet: boolean;
  /** False while several are selected: the keys are those of the selection. */
  hasKeys: boolean;
  onApprove: (name: string) => void;
  onClose: () => void;
};

/** The request of the address with all facts and the decision at its foot: beside the list, or over it. */
export function InboxPanel({ isSheet, ...props }: InboxPanelProps) {
  const { t } = useTranslation("inbox");
  if (!isSheet) {
    return (
      <aside className={classes.aside} aria-label={t("panel")} data-panel>
        <Panel {...props} />
      </aside>
    );
  }
  return (
    <Drawer.Root
      opened
      onClose={props.onClose}
      position="bottom"
      returnFocus
      classNames={{ content: classes.sheet ?? "" }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t("panel")}>
        <Panel {...props} />
      </Drawer.Content>
    </Drawer.Root>
  );
}

function Panel({ requestId, hasKeys, onApprove, onClose }: Omit<InboxPanelProps, "isSheet">) {
  const { t } = useTranslation("inbox");
  const { data: request, error, refetch } = useQuery(requestQuery(requestId));
  const askedOf = useAskedText();
  const nameOf = (one: RequestDetail) => `${one.trabajador.nombre_completo}: ${askedOf(one)}`;
  return (
    <>
      <div className={classes.head}>
        {request !== undefined && <Who request={request} />}
        <CloseButton
          size={44}
          iconSize={22}
          className={classes.close ?? ""}
          aria-label={t("close")}
          onClick={onClose}
        />
      </div>
      {/* A region that scrolls is reached by the keyboard. */}
      <div
        className={classes.body}
        role="region"
        aria-label={t("panel")}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        tabIndex={0}
      >
        {request === undefined && error === null && <BlockSkeleton height={420} />}
        {request === undefined && error !== null && (
          <MissingRequest error={error} onRetry={() => void refetch()} />
        )}
        {request !== undefined && <RequestContent request={request} as="supervisor" />}
      </div>
      {request?.can.decidir === true && (
        <div className={classes.foot}>
          <RequestDecision
            request={request}
            name={nameOf(request)}
            hasKeys={hasKeys}
            onApprove={() => onApprove(nameOf(request))}
          />
        </div>
      )}
    </>
  );
}

function Who({ request: { trabajador } }: { request: RequestDetail }) {
  return (
    <>
      <PersonAvatar name={trabajador.nombre_completo} photo={trabajador.link_foto} size={48} />
      <h2 className={classes.name}>{trabajador.nombre_completo}</h2>
    </>
  );
}
