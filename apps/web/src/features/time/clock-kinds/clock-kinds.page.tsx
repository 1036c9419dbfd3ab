import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { ClockInTypeSetting } from "@atrio/contract/time/clock-kinds";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import type { ClockKind } from "./clock-kinds.model.ts";
import classes from "./clock-kinds.module.css";
import { pausesQuery, typesQuery } from "./clock-kinds.queries.ts";
import { KindTable } from "./kind-table.tsx";
import { OfferDialog } from "./offer-dialog.tsx";
import { PauseDialog } from "./pause-dialog.tsx";
import { TypeDialog } from "./type-dialog.tsx";

type Open = { act: "edit"; kind: ClockKind } | { act: "offer"; kind: ClockKind };

/** Clock-in types and kinds of pause that the clock offers. */
export function ClockKindsPage() {
  const { t } = useTranslation("clock-kinds");
  const canChange = mayUseOffice(useCurrentUser(), "tiempo");
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const edit = (kind: ClockKind) => setOpen({ act: "edit", kind });
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      <div className={classes.view}>
        <Types canChange={canChange} onOpen={setOpen} onEdit={edit} />
        <Pauses canChange={canChange} onOpen={setOpen} onEdit={edit} />
      </div>
      {open?.act === "edit" && open.kind.part === "type" && (
        <TypeDialog kind={open.kind.kind} onClose={close} />
      )}
      {open?.act === "edit" && open.kind.part === "pause" && (
        <PauseDialog kind={open.kind.kind} onClose={close} />
      )}
      {open?.act === "offer" && <OfferDialog clockKind={open.kind} onClose={close} />}
    </>
  );
}

type PartProps = {
  canChange: boolean;
  onOpen: (open: Open) => void;
  onEdit: (kind: ClockKind) => void;
};

function Types({ canChange, onOpen, onEdit }: PartProps) {
  const { t } = useTranslation("clock-kinds");
  const { data, error, refetch } = useQuery(typesQuery);
  return (
    <Card
      title={t("types.title")}
      action={
        canChange && (
          <Add name={t("types.add")} onClick={() => onEdit({ part: "type", kind: null })} />
        )
      }
    >
      <p className={classes.note}>{t("types.text")}</p>
      {data === undefined && error === null && <BlockSkeleton height={434} phone={520} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <KindTable
          caption={t("types.title")}
          rows={data.map((kind) => ({
            id: kind.id,
            nombre: kind.nombre,
            activo: kind.activo,
            clase_tiempo: kind.clase_tiempo,
            tipo: t(`typeKind.${kind.tipo}`),
            more:
              kind.rangos_ip.length > 0
                ? kind.rangos_ip.join(", ")
                : ownNetworks(kind.tipo, t("types.anyNetwork")),
          }))}
          moreLabel={t("field.rangos_ip")}
          onAct={
            canChange
              ? (act, id) => {
                  const kind = data.find((one) => one.id === id);
                  if (kind !== undefined) onOpen({ act, kind: { part: "type", kind } });
                }
              : null
          }
        />
      )}
    </Card>
  );
}

/** Networks of a type without its own: the centre's, none at home. */
function ownNetworks(type: ClockInTypeSetting["tipo"], ofCentre: string): string {
  return type === "teletrabajo" ? "—" : ofCentre;
}

function Pauses({ canChange, onOpen, onEdit }: PartProps) {
  const { t } = useTranslation("clock-kinds");
  const { data, error, refetch } = useQuery(pausesQuery);
  return (
    <Card
      title={t("pauses.title")}
      action={
        canChange && (
          <Add name={t("pauses.add")} onClick={() => onEdit({ part: "pause", kind: null })} />
        )
      }
    >
      <p className={classes.note}>{t("pauses.text")}</p>
      {data === undefined && error === null && <BlockSkeleton height={434} phone={520} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p className={classes.note}>{t("pauses.empty")}</p>}
      {data !== undefined && data.length > 0 && (
        <KindTable
          caption={t("pauses.title")}
          rows={data.map((kind) => ({
            id: kind.id,
            nombre: kind.nombre,
            activo: kind.activo,
            clase_tiempo: kind.clase_tiempo,
            tipo: t(`pauseKind.${kind.tipo}`),
            more: t(kind.cuenta_como_trabajo ? "pauses.counts" : "pauses.countsNot"),
          }))}
          moreLabel={t("field.cuenta_como_trabajo")}
          onAct={
            canChange
              ? (act, id) => {
                  const kind = data.find((one) => one.id === id);
                  if (kind !== undefined) onOpen({ act, kind: { part: "pause", kind } });
                }
              : null
          }
        />
      )}
    </Card>
  );
}

function Add({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={onClick}
    >
      {name}
    </Button>
  );
}
