import { Alert, Button, MultiSelect, TextInput } from "@mantine/core";
import { IconPlus, IconSparkles } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { countHolidays, holidayLimits } from "@atrio/contract/company/holiday-limits";
import type { Holiday, HolidayYear } from "@atrio/contract/company/holidays";

import { ApiError, messageOf } from "../../../lib/errors.ts";
import { Card } from "../../../ui/card.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";

import { DayRows } from "./day-rows.tsx";
import { dayOf, regionOf } from "./holidays.model.ts";
import type { CalendarForm as Form, DayRow } from "./holidays.model.ts";
import classes from "./holidays.module.css";
import { ProposeDialog } from "./propose-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { useCalendarForm } from "./use-calendar-form.ts";

const pageParts = ["vista", "calendario", "anyo"];

/** A work centre that may follow the calendar. */
export type CentreChoice = {
  id: number;
  nombre: string;
  region: string | null;
  calendario_festivo_id: number | null;
};

type CalendarFormProps = {
  /** null for a new calendar. */
  year: HolidayYear | null;
  anyo: number;
  centres: readonly CentreChoice[];
  canChange: boolean;
};

/** Form of a calendar: its name, its centres, and all days of a year, which are saved together. */
export function CalendarForm({ year, anyo, centres, canChange }: CalendarFormProps) {
  const { t } = useTranslation("holidays");
  const { form, faults, isChanged, isProposed, tried, save, put, add, take, submit } =
    useCalendarForm(year, anyo);
  const [open, setOpen] = useState<"propose" | "remove" | null>(null);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submit();
  };
  const accept = (days: readonly Holiday[]) => {
    setOpen(null);
    take(days);
  };
  const chosen = centres.filter(({ id }) => form.centros.includes(id));
  return (
    <form className={classes.form} onSubmit={send} noValidate>
      <UnsavedGuard isUnsaved={isChanged} parts={pageParts} />
      <Card>
        <div className={classes.form}>
          <NameAndCentres
            form={form}
            centres={centres}
            own={year?.id ?? null}
            canChange={canChange}
            error={nameErrorOf(save.error) ?? (tried && faults.name ? t("required") : undefined)}
            onChange={put}
          />
          <Head form={form} anyo={anyo} isWrong={faults.year !== null}>
            {canChange && (
              <Button
                variant="default"
                leftSection={<IconSparkles size={18} aria-hidden />}
                onClick={() => setOpen("propose")}
              >
                {t("propose.button")}
              </Button>
            )}
          </Head>
          {isProposed && <Alert color="yellow">{t("propose.check")}</Alert>}
          {form.dias.length === 0 && (
            <p className={classes.muted}>{t("noneYet", { year: anyo })}</p>
          )}
          <DayRows
            rows={form.dias}
            anyo={anyo}
            faults={tried ? faults.rows : new Map()}
            canChange={canChange}
            onChange={(dias: readonly DayRow[]) => put({ dias })}
          />
          {faults.year !== null && (
            <Alert color="red" role="alert">
              {t(`year.${faults.year}`)}
            </Alert>
          )}
          {save.error !== null && (
            <Alert color="red" role="alert">
              {messageOf(save.error)}
            </Alert>
          )}
          {canChange && (
            <Buttons
              canSave={isChanged}
              isSaving={save.isPending}
              onAdd={add}
              onRemove={year === null ? null : () => setOpen("remove")}
            />
          )}
        </div>
      </Card>
      {open === "propose" && (
        <ProposeDialog
          calendar={year?.id ?? null}
          anyo={anyo}
          region={regionOf(chosen)}
          replaces={form.dias.length > 0}
          onTake={accept}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "remove" && year !== null && (
        <RemoveDialog calendar={year} onClose={() => setOpen(null)} />
      )}
    </form>
  );
}

type ButtonsProps = {
  canSave: boolean;
  isSaving: boolean;
  onAdd: () => void;
  /** null for a new calendar. */
  onRemove: (() => void) | null;
};

function Buttons({ canSave, isSaving, onAdd, onRemove }: ButtonsProps) {
  const { t } = useTranslation("holidays");
  return (
    <div className={classes.buttons}>
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
        {t("addDay")}
      </Button>
      <Button type="submit" loading={isSaving} disabled={!canSave}>
        {t("save")}
      </Button>
      {onRemove !== null && (
        <Button variant="subtle" color="red" data-last onClick={onRemove}>
          {t("remove.button")}
        </Button>
      )}
    </div>
  );
}

function nameErrorOf(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fields["nombre"]?.join("\n") : undefined;
}

type NameAndCentresProps = {
  form: Form;
  centres: readonly CentreChoice[];
  /** Id of the calendar; null for a new one. */
  own: number | null;
  canChange: boolean;
  error: string | undefined;
  onChange: (change: Partial<Form>) => void;
};

function NameAndCentres(props: NameAndCentresProps) {
  const { form, centres, own, canChange, error, onChange } = props;
  const { t } = useTranslation("holidays");
  const taken = centres.filter(
    ({ id, calendario_festivo_id }) =>
      form.centros.includes(id) && calendario_festivo_id !== null && calendario_festivo_id !== own,
  );
  return (
    <div className={classes.pair}>
      <TextInput
        label={t("name")}
        value={form.nombre}
        maxLength={80}
        required
        readOnly={!canChange}
        error={error}
        onChange={(event) => onChange({ nombre: event.currentTarget.value })}
      />
      <MultiSelect
        label={t("centres")}
        placeholder={form.centros.length === 0 ? t("noCentre") : ""}
        data={centres.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
        value={form.centros.map(String)}
        searchable
        readOnly={!canChange}
        description={
          taken.length > 0
            ? t("moves", { names: taken.map((centre) => centre.nombre).join(", ") })
            : t("effect")
        }
        inputWrapperOrder={["label", "input", "description", "error"]}
        onChange={(ids) => onChange({ centros: ids.map(Number) })}
      />
    </div>
  );
}

type HeadProps = { form: Form; anyo: number; isWrong: boolean; children: ReactNode };

/** Heading of the year with its public holidays against the limits (Rule COMPANY-71). */
function Head({ form, anyo, isWrong, children }: HeadProps) {
  const { t } = useTranslation("holidays");
  const { all, local } = countHolidays(form.dias.map(dayOf));
  const counts = { all, local, most: holidayLimits.all, mostLocal: holidayLimits.local };
  return (
    <div className={classes.head}>
      <span className={classes.buttons}>
        <b>{t("daysOf", { year: anyo })}</b>
        <span aria-live="polite">
          <StatusBadge color={isWrong ? "red" : "gray"}>{t("counts", counts)}</StatusBadge>
        </span>
      </span>
      {children}
    </div>
  );
}
