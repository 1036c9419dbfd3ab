import { Button, Checkbox } from "@mantine/core";
import {
  IconBan,
  IconCalendarCheck,
  IconCheck,
  IconCircleCheck,
  IconClock,
  IconPencil,
  IconX,
} from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";

import { requestStates } from "@atrio/contract/kinds";
import type { RequestView } from "@atrio/contract/request-view";

import { loadChunk } from "../../../../lib/chunks.ts";
import { messageOf } from "../../../../lib/errors.ts";
import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { notify } from "../../../../ui/notify.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import type { Accent } from "../../../../ui/theme.ts";
import { ApprovalFaces } from "../../closure/approval-faces.tsx";

import { ClosureFigures } from "./closure-figures.tsx";
import { CommentThread } from "./comment-thread.tsx";
import { CorrectionBody } from "./correction-body.tsx";
import { isClosure } from "./decide.model.ts";
import { approveMutation } from "./decide.queries.ts";
import classes from "./request-card.module.css";
import { useRequestKind, useRequestName } from "./use-request-name.ts";

const RejectDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./reject-dialog.tsx"))).RejectDialog,
}));

type RequestCardProps = {
  request: RequestView;
  /** The one the address asked for. */
  isMarked: boolean;
  selected: boolean;
  /** Null where nothing is selected. */
  onSelect: ((id: number, selected: boolean) => void) | null;
};

/** A request: author, approvers, the reader's actions, and comments. */
export function RequestCard({ request, isMarked, selected, onSelect }: RequestCardProps) {
  const { t } = useTranslation("team-time");
  const name = useRequestName()(request);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isMarked) card.current?.scrollIntoView({ block: "center" });
  }, [isMarked]);
  return (
    <article ref={card} className={classes.card} aria-label={name} data-marked={isMarked}>
      <Head request={request} selected={selected} onSelect={onSelect} />
      {request.descripcion !== null && request.descripcion !== "" && (
        <blockquote className={classes.words}>{request.descripcion}</blockquote>
      )}
      {request.cierre !== null && <ClosureFigures request={request} closure={request.cierre} />}
      {request.correccion !== null && (
        <CorrectionBody request={request} correction={request.correccion} />
      )}
      {request.respuesta_administrador !== null && (
        <p className={classes.answer}>
          <b>{t("decide.answer")}</b> {request.respuesta_administrador}
        </p>
      )}
      <div className={classes.foot}>
        <ApprovalFaces approvals={request.aprobaciones} />
        {request.can.decidir && <Decision request={request} />}
        <CommentThread request={request} />
      </div>
    </article>
  );
}

type State = keyof typeof requestStates;

const looks: Record<State, { color: Accent; icon: typeof IconClock }> = {
  pending: { color: "yellow", icon: IconClock },
  approved: { color: "green", icon: IconCircleCheck },
  rejected: { color: "red", icon: IconX },
  cancelled: { color: "gray", icon: IconBan },
};

const states: readonly State[] = ["pending", "approved", "rejected", "cancelled"];

function stateOf({ estado_id }: RequestView): State {
  return states.find((state) => requestStates[state] === estado_id) ?? "pending";
}

function Head({ request, selected, onSelect }: Omit<RequestCardProps, "isMarked">) {
  const { t } = useTranslation("team-time");
  const { zona_horaria } = useCurrentUser();
  const kind = useRequestKind()(request);
  const { trabajador } = request;
  const state = stateOf(request);
  const { color, icon: Icon } = looks[state];
  const KindIcon = isClosure(request) ? IconCalendarCheck : IconPencil;
  return (
    <header className={classes.head}>
      {onSelect !== null && request.can.decidir && (
        <Checkbox
          aria-label={t("decide.select", { name: `${trabajador.nombre_completo}, ${kind}` })}
          checked={selected}
          onChange={(event) => onSelect(request.id, event.currentTarget.checked)}
        />
      )}
      <PersonAvatar name={trabajador.nombre_completo} photo={trabajador.link_foto} size={44} />
      <div className={classes.who}>
        <h2>{trabajador.nombre_completo}</h2>
        <span className={classes.kind}>
          <KindIcon size={18} aria-hidden />
          {kind}
        </span>
      </div>
      <div className={classes.when}>
        <StatusBadge color={color} icon={<Icon size={15} />}>
          {t(`decide.status.${state}`)}
        </StatusBadge>
        <span>
          {request.decidida_en === null
            ? t("decide.sent", { when: formatDateTime(request.creada_en, zona_horaria) })
            : t("decide.decided", { when: formatDateTime(request.decidida_en, zona_horaria) })}
        </span>
        {request.decidida_por_administrador && <span>{t("decide.by_administrator")}</span>}
      </div>
    </header>
  );
}

function Decision({ request }: { request: RequestView }) {
  const { t } = useTranslation("team-time");
  const [isRejecting, setRejecting] = useState(false);
  const approve = useMutation(approveMutation);
  return (
    <div className={classes.buttons}>
      <Button
        leftSection={<IconCheck size={20} aria-hidden />}
        loading={approve.isPending}
        onClick={() =>
          approve.mutate(request.id, {
            onSuccess: (decided) => {
              const isPart = stateOf(decided) === "pending";
              const message = t(isPart ? "decide.approved_part" : "decide.approved");
              notify({ kind: "success", message });
            },
            onError: (error) =>
              notify({ kind: "error", title: t("decide.failed"), message: messageOf(error) }),
          })
        }
      >
        {t("decide.approve")}
      </Button>
      <Button
        variant="default"
        leftSection={<IconX size={20} aria-hidden />}
        disabled={approve.isPending}
        onClick={() => setRejecting(true)}
      >
        {t("decide.reject")}
      </Button>
      <Suspense fallback={null}>
        {isRejecting && <RejectDialog request={request} onClose={() => setRejecting(false)} />}
      </Suspense>
    </div>
  );
}
