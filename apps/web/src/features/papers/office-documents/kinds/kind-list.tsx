import { ActionIcon, Button, Switch } from "@mantine/core";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { OfficeDocumentKind } from "@atrio/contract/papers/documents-office";

import { currentLanguage } from "../../../../lib/language.ts";
import classes from "../office-documents.module.css";

type KindListProps = {
  kinds: readonly OfficeDocumentKind[];
  canAct: boolean;
  onMove: (place: number, by: -1 | 1) => void;
  onEdit: (kind: OfficeDocumentKind) => void;
  onSwitch: (kind: OfficeDocumentKind) => void;
};

/** Kinds in the order in which workers see them. */
export function KindList({ kinds, ...props }: KindListProps) {
  const { t } = useTranslation("office-documents");
  return (
    <ol className={classes.list} aria-label={t("kinds.title")}>
      {kinds.map((kind, place) => (
        <Item
          key={kind.codigo}
          kind={kind}
          place={place}
          isLast={place === kinds.length - 1}
          {...props}
        />
      ))}
    </ol>
  );
}

type ItemProps = Omit<KindListProps, "kinds"> & {
  kind: OfficeDocumentKind;
  place: number;
  isLast: boolean;
};

function Item({ kind, place, isLast, canAct, onMove, onEdit, onSwitch }: ItemProps) {
  const { t } = useTranslation("office-documents");
  const { nombres, clase, visible_supervisor, requiere_aprobacion, activo } = kind;
  const { caduca_meses, conserva_meses } = kind;
  const name = nombres[currentLanguage()];
  const readers = visible_supervisor ? t("kinds.supervisors") : t("kinds.onlyOffice");
  const facts = [
    clase !== "general" && t(`class.${clase}`),
    requiere_aprobacion ? t("kinds.approved") : readers,
    caduca_meses !== null && t("kinds.expiresIn", { count: caduca_meses }),
    conserva_meses !== null && t("kinds.keptFor", { count: conserva_meses }),
    !activo && t("kinds.off"),
  ].filter((fact) => fact !== false);
  return (
    <li className={classes.item}>
      <div className={classes.row}>
        <span className={`${classes.texts} ${activo ? "" : classes.off}`}>
          {name}
          <span className={classes.muted}>{facts.join(" · ")}</span>
        </span>
        {canAct && (
          <span className={classes.buttons}>
            <Switch
              aria-label={t("kinds.offer", { name })}
              checked={activo}
              onChange={() => onSwitch(kind)}
            />
            <ActionIcon
              variant="default"
              size={40}
              aria-label={t("kinds.up", { name })}
              disabled={place === 0}
              onClick={() => onMove(place, -1)}
            >
              <IconArrowUp size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              variant="default"
              size={40}
              aria-label={t("kinds.down", { name })}
              disabled={isLast}
              onClick={() => onMove(place, 1)}
            >
              <IconArrowDown size={18} aria-hidden />
            </ActionIcon>
            <Button
              variant="default"
              size="sm"
              aria-label={t("kinds.editOf", { name })}
              onClick={() => onEdit(kind)}
            >
              {t("kinds.edit")}
            </Button>
          </span>
        )}
      </div>
    </li>
  );
}
