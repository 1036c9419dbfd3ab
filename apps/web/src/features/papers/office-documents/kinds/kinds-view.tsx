import { Alert, Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeDocumentKind } from "@atrio/contract/papers/documents-office";

import { messageOf } from "../../../../lib/errors.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { UnsavedGuard } from "../../../../ui/unsaved-guard.tsx";
import { BackLink } from "../back-link.tsx";
import classes from "../office-documents.module.css";
import { kindsQuery, saveKindsMutation } from "../office-documents.queries.ts";

import { KindDialog } from "./kind-dialog.tsx";
import { KindList } from "./kind-list.tsx";
import { moved, newKind, withKind } from "./kinds.model.ts";

/** Kinds of personal document that workers may upload: names, order, readers and approval. */
export function KindsView({ canAct }: { canAct: boolean }) {
  const { t } = useTranslation("office-documents");
  const { data, error, refetch } = useQuery(kindsQuery);
  const [edited, setEdited] = useState<OfficeDocumentKind[] | null>(null);
  const [opened, setOpened] = useState<OfficeDocumentKind | null>(null);
  const save = useMutation(saveKindsMutation);
  const kinds = edited ?? data?.tipos ?? [];
  const change = (list: OfficeDocumentKind[]) => {
    save.reset();
    setEdited(list);
  };
  const submit = () =>
    save.mutate(kinds, {
      onSuccess: () => {
        setEdited(null);
        notify({ kind: "success", message: t("kinds.done") });
      },
    });
  return (
    <>
      <UnsavedGuard isUnsaved={edited !== null} />
      <BackLink />
      <PageHeader title={t("kinds.title")} subtitle={t("kinds.subtitle")}>
        {canAct && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setOpened(newKind)}
          >
            {t("kinds.add")}
          </Button>
        )}
      </PageHeader>
      {data === undefined && error === null && <BlockSkeleton height={320} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <Card>
          <div className={classes.form}>
            {!data.propios && <p className={classes.muted}>{t("kinds.standard")}</p>}
            <KindList
              kinds={kinds}
              canAct={canAct}
              onMove={(place, by) => change(moved(kinds, place, by))}
              onEdit={setOpened}
              onSwitch={(kind) => change(withKind(kinds, { ...kind, activo: !kind.activo }))}
            />
            {save.error !== null && (
              <Alert color="red" role="alert">
                {messageOf(save.error)}
              </Alert>
            )}
            {canAct && (
              <>
                <p className={classes.muted}>{t("kinds.effect")}</p>
                <div className={classes.buttons}>
                  <Button disabled={edited === null} loading={save.isPending} onClick={submit}>
                    {t("kinds.save")}
                  </Button>
                  {edited !== null && (
                    <Button variant="default" onClick={() => setEdited(null)}>
                      {t("kinds.undo")}
                    </Button>
                  )}
                </div>
              </>
            )}
          </div>
        </Card>
      )}
      {opened !== null && (
        <KindDialog
          kind={opened}
          onSave={(kind) => {
            change(withKind(kinds, kind));
            setOpened(null);
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
