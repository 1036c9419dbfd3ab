import { Button } from "@mantine/core";
import { IconArrowLeft, IconUserPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeSchedule } from "@atrio/contract/time/schedules-office";

import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { ScheduleForm } from "./editor/schedule-form.tsx";
import { AssignDialog } from "./people/assign-dialog.tsx";
import { PeopleTable } from "./people/people-table.tsx";
import classes from "./schedules.module.css";
import { schedulesQuery } from "./schedules.queries.ts";

type ScheduleViewProps = { open: "nuevo" | number; canChange: boolean };

/** A schedule with its form and its people. */
export function ScheduleView({ open, canChange }: ScheduleViewProps) {
  const { t } = useTranslation("schedules");
  const { data, error, refetch } = useQuery(schedulesQuery(""));
  const schedule = data?.data.find(({ id }) => id === open);
  const isMissing = data !== undefined && open !== "nuevo" && schedule === undefined;
  return (
    <>
      <PageHeader title={schedule?.nombre ?? t("editor.new")}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/admin/schedules" search={{}} {...props} />}
        >
          {t("back")}
        </Button>
      </PageHeader>
      {data === undefined && error === null && <BlockSkeleton height={520} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {isMissing && (
        <Card>
          <EmptyState icon={null} title={t("nothing")} text={t("nothingText")} />
        </Card>
      )}
      {data !== undefined && !isMissing && (
        <Parts schedule={schedule ?? null} canChange={canChange} />
      )}
    </>
  );
}

type PartsProps = { schedule: OfficeSchedule | null; canChange: boolean };

function Parts({ schedule, canChange }: PartsProps) {
  const { t } = useTranslation("schedules");
  const navigate = useNavigate({ from: "/admin/schedules" });
  const [isAssigning, setAssigning] = useState(false);
  const assign = canChange && (
    <Button
      variant="default"
      leftSection={<IconUserPlus size={18} aria-hidden />}
      onClick={() => setAssigning(true)}
    >
      {t("assign.button")}
    </Button>
  );
  return (
    <div className={classes.editor}>
      <Card title={t("editor.times")}>
        <ScheduleForm
          key={schedule?.id ?? "nuevo"}
          schedule={schedule}
          canChange={canChange}
          onSaved={({ id }) =>
            void navigate({ search: { vista: id }, replace: true, ignoreBlocker: true })
          }
          onDeleted={() => void navigate({ search: {}, ignoreBlocker: true })}
        />
      </Card>
      {schedule !== null && (
        <Card title={t("list.title")} action={assign}>
          <PeopleTable caption={t("list.caption")} filter={{ horario_id: schedule.id }} />
        </Card>
      )}
      {isAssigning && schedule !== null && (
        <AssignDialog schedule={schedule} onClose={() => setAssigning(false)} />
      )}
    </div>
  );
}
