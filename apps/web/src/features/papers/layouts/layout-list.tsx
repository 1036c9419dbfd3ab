import { ActionIcon, Button } from "@mantine/core";
import { IconArrowLeft, IconLayoutGrid, IconTrash } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { PayslipLayout } from "@atrio/contract/papers/payslip-layouts";

import { formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import classes from "./layouts.module.css";
import { deleteMutation, layoutsQuery } from "./layouts.queries.ts";

/** Layouts that the company has taught. */
export function LayoutList() {
  const { t } = useTranslation("payslip-layouts");
  const { data, error, refetch } = useQuery(layoutsQuery);
  const [removed, setRemoved] = useState<PayslipLayout | null>(null);
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        <Link to="/admin/payslips" search={{}} className={classes.back}>
          <IconArrowLeft size={18} aria-hidden />
          {t("back")}
        </Link>
      </PageHeader>
      {data === undefined && error === null && <BlockSkeleton height={240} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <Card>
          <EmptyState
            icon={<IconLayoutGrid size={24} />}
            title={t("empty")}
            text={t("emptyText")}
            action={
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} to="/admin/payslips" search={{}} />}
              >
                {t("toBatches")}
              </Button>
            }
          />
        </Card>
      )}
      {data !== undefined && data.length > 0 && (
        <LayoutTable layouts={data} onRemove={setRemoved} />
      )}
      {removed !== null && <RemoveDialog layout={removed} onClose={() => setRemoved(null)} />}
    </>
  );
}

type LayoutTableProps = {
  layouts: readonly PayslipLayout[];
  onRemove: (layout: PayslipLayout) => void;
};

function LayoutTable({ layouts, onRemove }: LayoutTableProps) {
  const { t } = useTranslation("payslip-layouts");
  const { zona_horaria } = useCurrentUser();
  const columns = [
    { label: t("name") },
    { label: t("marked") },
    { label: t("changed") },
    { label: "" },
  ];
  return (
    <DataTable caption={t("caption")} columns={columns} stackBelow="tablet" hasHover>
      <tbody>
        {layouts.map((layout) => (
          <tr key={layout.id}>
            <th scope="row">{layout.nombre}</th>
            <td data-label={t("marked")}>
              {[
                t("values", { count: layout.zonas.length }),
                ...(layout.tabla === null ? [] : [t("withTable")]),
                t("teach.labelsCount", { count: layout.etiquetas.length }),
              ].join(" · ")}
            </td>
            <td data-label={t("changed")}>
              {t("changedBy", {
                name: layout.cambiado_por.nombre_completo,
                moment: formatDateTime(layout.cambiado_en, zona_horaria),
              })}
            </td>
            <td className={classes.action}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={40}
                aria-label={t("removeOf", { name: layout.nombre })}
                onClick={() => onRemove(layout)}
              >
                <IconTrash size={18} aria-hidden />
              </ActionIcon>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function RemoveDialog({ layout, onClose }: { layout: PayslipLayout; onClose: () => void }) {
  const { t } = useTranslation("payslip-layouts");
  const remove = useMutation(deleteMutation);
  const submit = () =>
    remove.mutate(layout.id, {
      onSuccess: () => {
        notify({ kind: "success", message: t("removing.done") });
        onClose();
      },
    });
  return (
    <FormDialog
      title={t("removing.title")}
      submit={t("removing.send")}
      isGrave
      pending={remove.isPending}
      error={remove.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t("removing.text", { name: layout.nombre })}</p>
    </FormDialog>
  );
}
