import { useDebouncedCallback } from "@mantine/hooks";
import { IconClockOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";
import type { TeamProject } from "@atrio/contract/projects/shapes";

import { Filters, WordsField } from "../../../../ui/filters.tsx";
import { Pager } from "../../../../ui/pager.tsx";
import { SectionHead } from "../../../../ui/section-head.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { ExportButton } from "../export-button.tsx";
import type { ProjectsSearch, SearchChange } from "../search.model.ts";
import { isPeriod } from "../team-projects.model.ts";
import { projectHoursQuery } from "../team-projects.queries.ts";

import { HoursTable } from "./hours-table.tsx";
import { hoursPageOf } from "./hours.model.ts";
import classes from "./hours.module.css";

type HoursViewProps = {
  project: TeamProject;
  search: ProjectsSearch;
  today: string;
  onSearch: (change: SearchChange) => void;
};

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

/** Minutes by person in a period: clocked, on projects, and the gap (Rule PROJECTS-14). */
export function HoursView({ project, search, today, onSearch }: HoursViewProps) {
  const { t } = useTranslation("team-projects");
  const page = hoursPageOf(project.id, search, today);
  // The address follows the typed words: reading them back would lose letters.
  const [words, setWords] = useState(page.words);
  const look = useDebouncedCallback((text: string) => onSearch({ q: text || undefined }), pauseMs);
  const isRight = isPeriod(page.from, page.to);
  const query = useQuery({ ...projectHoursQuery(page), enabled: isRight });
  const { data, error, refetch } = query;
  return (
    <section className={classes.view} aria-label={t("hours.title")}>
      <SectionHead title={t("hours.title")}>
        <ExportButton project={project} from={page.from} to={page.to} today={today} />
      </SectionHead>
      <p className={classes.note}>{t("hours.text")}</p>
      <Filters label={t("hours.words")}>
        <WordsField
          label={t("hours.words")}
          placeholder={t("hours.placeholder")}
          value={words}
          onChange={(text) => {
            setWords(text);
            look(text);
          }}
        />
        <DateField
          label={t("filter.from")}
          value={page.from}
          onChange={(day) => day !== "" && onSearch({ desde: day })}
        />
        <DateField
          label={t("filter.to")}
          value={page.to}
          error={!isRight && t("hours.range")}
          onChange={(day) => day !== "" && onSearch({ hasta: day })}
        />
      </Filters>
      {data === undefined && query.isFetching && <BlockSkeleton height={360} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && (
        <EmptyState
          icon={<IconClockOff size={24} />}
          title={t("hours.empty")}
          text={t("hours.empty_text")}
        />
      )}
      {data !== undefined && data.data.length > 0 && (
        <HoursTable people={data.data} isBusy={query.isPlaceholderData} />
      )}
      {data !== undefined && (
        <Pager
          total={data.total}
          skip={page.skip}
          take={page.take}
          sizes={pageSizes}
          onChange={({ skip, take }) => onSearch({ pagina: skip / take + 1, filas: take })}
        />
      )}
    </section>
  );
}
