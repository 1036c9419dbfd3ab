import { Button, MultiSelect, Popover, SegmentedControl, TextInput } from "@mantine/core";
import { IconFilter, IconSearch } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import { invitationStates } from "@atrio/contract/company/invitations";

import { messageOf } from "../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { DownloadMenu } from "../../../../ui/download-menu.tsx";
import { Choice } from "../../../../ui/filters.tsx";
import { notify } from "../../../../ui/notify.ts";
import { useWords } from "../../../../ui/use-words.ts";
import { shownStates } from "../search.model.ts";
import type { ShownState, StaffChange, StaffSearch } from "../search.model.ts";
import type { StaffAsked } from "../staff.model.ts";
import classes from "../staff.module.css";
import { exportMutation, optionsQuery } from "../staff.queries.ts";

type StaffFiltersProps = {
  search: StaffSearch;
  asked: StaffAsked;
  onChange: (change: StaffChange) => void;
};

/** Search, state, the other filters behind a button, and the list as a file. */
export function StaffFilters({ search, asked, onChange }: StaffFiltersProps) {
  const { t } = useTranslation("staff");
  const words = useWords(search.q ?? "", (text) => onChange({ q: text || undefined }));
  const user = useCurrentUser();
  return (
    <div className={classes.tools} role="search" aria-label={t("filter.label")}>
      <TextInput
        className={classes.words ?? ""}
        aria-label={t("filter.words")}
        placeholder={t("filter.words")}
        leftSection={<IconSearch size={18} aria-hidden />}
        type="search"
        maxLength={100}
        value={words.typed}
        onChange={(event) => words.type(event.currentTarget.value)}
      />
      <MoreFilters search={search} onChange={onChange} />
      {mayUseOffice(user, "personas") && <SaveList asked={asked} />}
    </div>
  );
}

/** Choice of the people shown: those who work here, who come later, who have left, everybody. */
export function StateChoice({ search, onChange }: Omit<StaffFiltersProps, "asked">) {
  const { t } = useTranslation("staff");
  return (
    <SegmentedControl<ShownState>
      className={classes.states}
      aria-label={t("filter.state")}
      value={search.estado ?? "activa"}
      onChange={(state) => onChange({ estado: state === "activa" ? undefined : state })}
      data={shownStates.map((value) => ({ value, label: t(`states.${value}`) }))}
    />
  );
}

function SaveList({ asked }: { asked: StaffAsked }) {
  const { t } = useTranslation("staff");
  const save = useMutation({
    ...exportMutation(asked),
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  return (
    <DownloadMenu
      isCompact
      label={t("export.label")}
      isSaving={save.isPending}
      choices={[
        { key: "xlsx", type: "xlsx", label: t("export.xlsx") },
        { key: "csv", type: "csv", label: t("export.csv") },
      ]}
      onChoose={(format) => save.mutate(format)}
    />
  );
}

/** Centre, department, supervisor and access, over the page. */
function MoreFilters({ search, onChange }: Omit<StaffFiltersProps, "asked">) {
  const { t } = useTranslation("staff");
  const { data: options } = useQuery(optionsQuery);
  const inside = { comboboxProps: { withinPortal: false }, size: "md", searchable: true } as const;
  return (
    <Popover position="bottom-end" shadow="md" radius="lg" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconFilter size={18} aria-hidden />}>
          {t("filter.button")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t("filter.button")} className={classes.dropdown ?? ""}>
        <MultiSelect
          {...inside}
          label={t("field.centre")}
          data={(options?.centros ?? []).map(({ id, nombre }) => ({
            value: String(id),
            label: nombre,
          }))}
          value={(search.centros ?? []).map(String)}
          onChange={(ids) => onChange({ centros: ids.length === 0 ? undefined : ids.map(Number) })}
        />
        <MultiSelect
          {...inside}
          label={t("field.department")}
          data={[...(options?.departamentos ?? [])]}
          value={[...(search.departamentos ?? [])]}
          onChange={(names) => onChange({ departamentos: names.length === 0 ? undefined : names })}
        />
        <Choice
          label={t("field.supervisor")}
          all={t("filter.anybody")}
          nothingFound={t("filter.nobody")}
          value={search.responsable ?? null}
          options={(options?.supervisores ?? []).map(({ id, nombre_completo }) => ({
            value: id,
            label: nombre_completo,
          }))}
          onChange={(id) => onChange({ responsable: id ?? undefined })}
        />
        <Choice
          label={t("field.access")}
          all={t("filter.any")}
          value={search.acceso ?? null}
          options={invitationStates.map((value) => ({ value, label: t(`access.${value}`) }))}
          onChange={(value) => onChange({ acceso: value ?? undefined })}
        />
      </Popover.Dropdown>
    </Popover>
  );
}
