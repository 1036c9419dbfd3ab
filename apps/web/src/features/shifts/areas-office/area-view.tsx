import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import { AreaForm } from "./area-form.tsx";
import { areaQuery, areasQuery } from "./areas-office.queries.ts";

type AreaViewProps = { open: "nueva" | number; canChange: boolean };

/** A work area: its facts and its people, which are saved together. */
export function AreaView({ open, canChange }: AreaViewProps) {
  const { t } = useTranslation("areas-office");
  const isNew = open === "nueva";
  const area = useQuery({ ...areaQuery(isNew ? 0 : open), enabled: !isNew });
  // The list comes with the centres.
  const list = useQuery(areasQuery({ texto: "", page: 1 }));
  const error = area.error ?? list.error;
  const isReady = list.data !== undefined && (isNew || area.data !== undefined);
  return (
    <>
      <PageHeader
        title={isNew ? t("new") : (area.data?.nombre ?? t("title"))}
        subtitle={t(canChange ? "formText" : "readOnly")}
      >
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/admin/areas" {...props} />}
        >
          {t("back")}
        </Button>
      </PageHeader>
      {!isReady && error === null && <BlockSkeleton height={420} />}
      {!isReady && error !== null && (
        <ErrorState
          error={error}
          onRetry={() => {
            void list.refetch();
            if (!isNew) void area.refetch();
          }}
        />
      )}
      {isReady && (
        <AreaForm area={area.data ?? null} centres={list.data.centros} canChange={canChange} />
      )}
    </>
  );
}
