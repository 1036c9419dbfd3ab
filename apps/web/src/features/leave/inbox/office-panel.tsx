import type { RequestDetail } from "@atrio/contract/leave/absences";

import { RequestDecision } from "../approvals/request-decision.tsx";
import { useAskedText } from "../home/use-asked-text.ts";
import { PanelDrawer } from "../team/decide/panel-drawer.tsx";

import { RequestContent } from "./request-content.tsx";

type OfficePanelProps = { requestId: number; onClose: () => void };

/** Everything about a request of the address, beside the home page, with the administrator's decision. */
export function OfficePanel({ requestId, onClose }: OfficePanelProps) {
  const askedOf = useAskedText();
  const nameOf = (request: RequestDetail) =>
    `${request.trabajador.nombre_completo}: ${askedOf(request)}`;
  return (
    <PanelDrawer requestId={requestId} titleOf={nameOf} onClose={onClose}>
      {(request) => (
        <RequestContent
          request={request}
          as="administrator"
          decision={<RequestDecision request={request} name={nameOf(request)} isFinal />}
        />
      )}
    </PanelDrawer>
  );
}
