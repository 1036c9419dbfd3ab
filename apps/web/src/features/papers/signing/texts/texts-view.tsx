import { Button } from "@mantine/core";
import { IconPlus, IconTemplate } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { DocumentTemplate } from "@atrio/contract/papers/templates";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { BackLink } from "../back-link.tsx";
import classes from "../signing.module.css";
import { textsQuery } from "../signing.queries.ts";

import { DeleteDialog } from "./delete-dialog.tsx";
import { TextDialog } from "./text-dialog.tsx";

type Open =
  | { act: "edit"; text: DocumentTemplate | null }
  | { act: "delete"; text: DocumentTemplate };

/** Texts with fields of the company: written, tried on a person and deleted. */
export function TextsView() {
  const { t } = useTranslation("signing-office");
  const { data, error, refetch } = useQuery(textsQuery);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <BackLink />
      <PageHeader title={t("texts.title")} subtitle={t("texts.subtitle")}>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setOpen({ act: "edit", text: null })}
        >
          {t("texts.add")}
        </Button>
      </PageHeader>
      <div className={classes.view}>
        {data === undefined && error === null && <BlockSkeleton height={240} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data?.length === 0 && (
          <Card>
            <EmptyState
              icon={<IconTemplate size={24} />}
              title={t("texts.empty")}
              text={t("texts.emptyText")}
            />
          </Card>
        )}
        {data !== undefined && data.length > 0 && <TextTable texts={data} onOpen={setOpen} />}
      </div>
      {open?.act === "edit" && <TextDialog text={open.text} onClose={close} />}
      {open?.act === "delete" && <DeleteDialog text={open.text} onClose={close} />}
    </>
  );
}

type TextTableProps = { texts: readonly DocumentTemplate[]; onOpen: (open: Open) => void };

function TextTable({ texts, onOpen }: TextTableProps) {
  const { t } = useTranslation("signing-office");
  const { zona_horaria } = useCurrentUser();
  const columns = [{ label: t("texts.name") }, { label: t("texts.saved") }, { label: "" }];
  return (
    <DataTable caption={t("texts.title")} columns={columns} stackBelow="tablet" hasHover>
      <tbody>
        {texts.map((text) => (
          <tr key={text.id}>
            <th scope="row">{text.nombre}</th>
            <td data-label={t("texts.saved")}>
              <span className={classes.texts}>
                {formatDateTime(text.guardado_en, zona_horaria)}
                <span className={classes.muted}>{text.guardado_por.nombre_completo}</span>
              </span>
            </td>
            <td className={classes.actions}>
              <Button
                variant="default"
                size="sm"
                aria-label={t("texts.editOf", { name: text.nombre })}
                onClick={() => onOpen({ act: "edit", text })}
              >
                {t("texts.edit")}
              </Button>{" "}
              <Button
                variant="subtle"
                color="red"
                size="sm"
                aria-label={t("texts.deleteOf", { name: text.nombre })}
                onClick={() => onOpen({ act: "delete", text })}
              >
                {t("texts.delete")}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
