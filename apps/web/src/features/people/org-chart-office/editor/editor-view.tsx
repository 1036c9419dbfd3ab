import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { editedChartQuery } from "../charts-office.queries.ts";

import { ChartEditor } from "./chart-editor.tsx";

/** A chart in the editor, as its nodes arrive. */
export function EditorView({ id, canChange }: { id: number; canChange: boolean }) {
  const { t } = useTranslation("org-chart-office");
  const { data, error, refetch } = useQuery(editedChartQuery(id));
  const back = (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/org-charts" {...props} />}
    >
      {t("back")}
    </Button>
  );
  if (data === undefined) {
    return (
      <>
        <PageHeader title={t("title")}>{back}</PageHeader>
        {error === null ? (
          <BlockSkeleton height={520} />
        ) : (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </>
    );
  }
  return <ChartEditor chart={data} back={back} canChange={canChange} />;
}
