import { Button, Checkbox } from "@mantine/core";
import {
  IconArrowsExchange,
  IconBriefcase,
  IconCalendarCheck,
  IconCheck,
  IconClockEdit,
  IconFileText,
  IconHourglass,
  IconMessageCircle,
  IconPaperclip,
  IconSignature,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { InboxRow } from "@atrio/contract/company/inbox";
import type { InboxKind } from "@atrio/contract/company/inbox-kinds";

import { KindTile } from "../../features/leave/requests/kind-tile.tsx";
import { formatAgo } from "../../lib/format.ts";
import { PersonAvatar } from "../../ui/person-avatar.tsx";

import { InboxChip } from "./inbox-chip.tsx";
import { isDecided, keyOf, targetOf } from "./inbox.model.ts";
import classes from "./inbox.module.css";
import { useInboxWords } from "./use-inbox-words.ts";

const icons: Record<Exclude<InboxKind, "solicitud">, Icon> = {
  incidencia: IconHourglass,
  documento: IconFileText,
  cambio_turno: IconArrowsExchange,
  registros: IconBriefcase,
  firma: IconSignature,
  cambio_fichaje: IconClockEdit,
  turno_ofrecido: IconArrowsExchange,
  mensaje: IconMessageCircle,
  cierre: IconCalendarCheck,
  justificante: IconPaperclip,
};

type InboxItemProps = {
  row: InboxRow;
  isOpen: boolean;
  isSelected: boolean;
  onOpen: () => void;
  /** Approves the request of the row, which people know by a name. */
  onApprove: (name: string) => void;
  onSelect: (isSelected: boolean) => void;
};

/** Something that waits: a request to decide here, or the way to the page that does it. */
export function InboxItem({ row, isOpen, isSelected, ...on }: InboxItemProps) {
  const { t } = useTranslation("inbox");
  const { who, facts, amount, name } = useInboxWords()(row);
  const content = (
    <>
      <Face row={row} />
      <span className={classes.texts}>
        <b>{who}</b>
        <span>{facts.join(" · ")}</span>
      </span>
      {amount !== "" && <span className={classes.amount}>{amount}</span>}
    </>
  );
  return (
    <li className={classes.row} data-row={keyOf(row)} data-open={isOpen}>
      {isDecided(row) ? (
        <Checkbox
          className={classes.check ?? ""}
          aria-label={t("select", { name })}
          checked={isSelected}
          onChange={(event) => on.onSelect(event.currentTarget.checked)}
        />
      ) : (
        <span className={classes.check} />
      )}
      {isDecided(row) ? (
        <button
          type="button"
          className={classes.main}
          aria-current={isOpen}
          data-main
          onClick={on.onOpen}
        >
          {content}
        </button>
      ) : (
        <Link {...targetOf(row.link)} className={classes.main} data-main>
          {content}
        </Link>
      )}
      <span className={classes.facts}>
        <InboxChip row={row} />
        <small>{formatAgo(row.espera_desde)}</small>
      </span>
      {isDecided(row) ? (
        <Approve name={name} onApprove={() => on.onApprove(name)} />
      ) : (
        <Go row={row} name={name} />
      )}
    </li>
  );
}

function Face({ row: { persona, tipo, pe_solicitud_tipo_id } }: { row: InboxRow }) {
  if (persona !== null && tipo !== "cambio_fichaje") {
    return <PersonAvatar name={persona.nombre_completo} photo={persona.link_foto} size={40} />;
  }
  if (tipo === "solicitud" || tipo === "justificante") {
    return <KindTile kind={pe_solicitud_tipo_id ?? 0} size={40} />;
  }
  const { [tipo]: FaceIcon } = icons;
  return (
    <span className={classes.tile} aria-hidden>
      <FaceIcon size={22} stroke={1.6} />
    </span>
  );
}

function Approve({ name, onApprove }: { name: string; onApprove: () => void }) {
  const { t } = useTranslation("approvals");
  return (
    <Button
      variant="default"
      size="sm"
      className={classes.act ?? ""}
      aria-label={t("approve_of", { name })}
      aria-keyshortcuts="A"
      leftSection={<IconCheck size={18} aria-hidden />}
      onClick={onApprove}
    >
      <span className={classes.word}>{t("approve")}</span>
    </Button>
  );
}

function Go({ row, name }: { row: InboxRow; name: string }) {
  const { t } = useTranslation("inbox");
  if (row.tipo === "solicitud") return null;
  const button = t(`button.${row.tipo}`);
  return (
    <Button
      variant="default"
      size="sm"
      className={classes.go ?? ""}
      aria-label={t("go", { button, name })}
      renderRoot={(props) => <Link {...targetOf(row.link)} {...props} />}
    >
      {button}
    </Button>
  );
}
