import { Button, Loader } from "@mantine/core";
import { IconInfoCircle } from "@tabler/icons-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { requestKinds, requestStates } from "@atrio/contract/kinds";
import type { RequestPreview } from "@atrio/contract/leave/absences";

import { formatDate, formatDayMonth, formatMoney } from "../../../../lib/format.ts";
import { FaceRow } from "../../../../ui/face-row.tsx";
import { useAmount } from "../../requests/use-amount.ts";
import { useKindName } from "../../requests/use-kind-name.ts";
import type { Preview } from "../use-preview.ts";

import { BalanceLines } from "./balance-lines.tsx";
import { DayLines } from "./day-lines.tsx";
import { datesText } from "./days/days.model.ts";
import { byRequest } from "./preview.model.ts";
import classes from "./preview.module.css";

type PreviewPanelProps = {
  kind: number;
  preview: Preview;
  /** Nobody knows the last day of the absence. */
  isOpen: boolean;
};

/** Preview of a request: its cost and its approvers, as far as it is filled in. */
export function PreviewPanel({ kind, preview, isOpen }: PreviewPanelProps) {
  const { t } = useTranslation("ask");
  const titleId = useId();
  const { data, isFresh, error } = preview;
  const isExpense = kind === requestKinds.expenses;
  return (
    <section className={classes.panel} aria-labelledby={titleId}>
      <header className={classes.header}>
        <h3 id={titleId} className={classes.title}>
          {t("preview.title")}
        </h3>
        <span role="status" className={classes.status}>
          {data !== null && !isFresh && error === null && (
            <>
              <Loader size={14} aria-hidden />
              {t("preview.updating")}
            </>
          )}
        </span>
      </header>
      {error !== null && (
        <div className={classes.part}>
          <p>{t("preview.failed")}</p>
          <Button variant="default" size="sm" onClick={preview.retry}>
            {t("action.retry")}
          </Button>
        </div>
      )}
      {data === null && error === null && (
        <p className={classes.muted}>
          {isExpense ? t("preview.empty_expense") : t("preview.empty")}
        </p>
      )}
      {data !== null && (
        <div className={classes.parts}>
          {isExpense ? <ExpenseCost data={data} /> : <AbsenceCost data={data} isOpen={isOpen} />}
          <Deciders data={data} />
          <Warnings data={data} />
        </div>
      )}
    </section>
  );
}

type PartProps = { data: RequestPreview };

function ExpenseCost({ data }: PartProps) {
  const { t } = useTranslation("ask");
  if (data.importe === null) return null;
  return (
    <p className={classes.cost}>
      <span>{t("preview.amount")}</span>
      <strong>{formatMoney(data.importe)}</strong>
    </p>
  );
}

function AbsenceCost({ data, isOpen }: PartProps & { isOpen: boolean }) {
  const { t } = useTranslation(["ask", "requests"]);
  const amount = useAmount();
  const { coste, limite, ocasion } = data;
  const unit = data.unidad ?? "naturales";
  const cost = amount(coste, unit);
  const known = isOpen ? t("requests:figures.so_far", { amount: cost }) : cost;
  const words = data.saldo === null ? "preview.takes" : "preview.costs";
  return (
    <>
      <p className={classes.cost}>
        <strong>{coste === 0 ? t("preview.nothing") : t(words, { amount: known })}</strong>
      </p>
      {data.saldo !== null && <BalanceLines balance={data.saldo} unit={unit} />}
      {limite !== null && (
        <p className={classes.muted}>
          {t(limitKey(limite, ocasion !== null), {
            total: amount(limite.total, unit),
            used: amount(limite.usado, unit),
            left: amount(limite.disponible, unit),
          })}
        </p>
      )}
      {ocasion !== null && ocasion.hasta !== null && (
        <p className={classes.muted}>
          {t("preview.deadline", { date: formatDate(ocasion.hasta) })}
        </p>
      )}
      <Part title={t("preview.days")}>
        <DayLines days={data.dias} unit={unit} />
      </Part>
      <Overlaps data={data} />
      <Team data={data} />
    </>
  );
}

/** Colleagues who are away, and the day with the fewest people if the request is approved. */
function Team({ data: { equipo, cobertura } }: PartProps) {
  const { t } = useTranslation("ask");
  return (
    <Part title={t("preview.team")}>
      {equipo.length === 0 ? (
        <p className={classes.muted}>{t("preview.team_none")}</p>
      ) : (
        <ul className={classes.lines}>
          {equipo.map(({ trabajador, fechas }) => (
            <li key={trabajador.id}>
              {t("preview.team_item", {
                name: trabajador.nombre_completo,
                dates: datesText(fechas),
              })}
            </li>
          ))}
        </ul>
      )}
      {cobertura !== null && cobertura.previstos > 1 && (
        <p className={classes.muted}>
          {t("preview.team_tightest", {
            date: formatDayMonth(cobertura.fecha),
            present: cobertura.previstos - cobertura.ausentes,
            scheduled: cobertura.previstos,
          })}
        </p>
      )}
    </Part>
  );
}

function limitKey({ por, usado }: NonNullable<RequestPreview["limite"]>, isOfFact: boolean) {
  if (por === "anyo") return "preview.limit.year";
  if (!isOfFact) return "preview.limit.once";
  return usado > 0 ? "preview.limit.fact" : "preview.limit.new_fact";
}

function Overlaps({ data }: PartProps) {
  const { t } = useTranslation("ask");
  const nameOf = useKindName();
  if (data.solapes.length === 0) return null;
  return (
    <Part title={t("preview.overlaps")}>
      <ul className={classes.lines}>
        {byRequest(data.solapes).map(({ request, days }) => (
          <li key={request.solicitud_id}>
            {t("preview.overlap", {
              dates: datesText(days),
              kind: nameOf(request.pe_solicitud_tipo_id),
              state:
                request.estado_id === requestStates.approved
                  ? t("preview.state.approved")
                  : t("preview.state.pending"),
            })}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Deciders({ data: { deciden } }: PartProps) {
  const { t } = useTranslation("ask");
  const faces = deciden.map(({ supervisor, ausente, delegado }) => {
    const absent = ausente ? t("preview.absent") : t("preview.must_decide");
    return {
      id: supervisor.id,
      name: supervisor.nombre_completo,
      photo: supervisor.link_foto,
      decision: "awaited" as const,
      note: delegado === null ? absent : t("preview.delegate", { name: delegado.nombre_completo }),
    };
  });
  return (
    <Part title={t("preview.deciders")}>
      {faces.length === 0 ? (
        <p className={classes.muted}>{t("preview.deciders_none")}</p>
      ) : (
        <FaceRow faces={faces} label={t("preview.deciders")} />
      )}
      {faces.length > 1 && <p className={classes.muted}>{t("preview.deciders_all")}</p>}
    </Part>
  );
}

/** Warnings shown in places of their own: absent colleagues, approvers, and files. */
const placedWarnings: ReadonlySet<string> = new Set([
  "team_away",
  "decider_absent",
  "no_deciders",
  "documents_later",
  "proof_later",
]);

function Warnings({ data }: PartProps) {
  const { t } = useTranslation("ask");
  const warnings = data.avisos.filter(({ code }) => !placedWarnings.has(code));
  if (warnings.length === 0) return null;
  return (
    <Part title={t("preview.warnings")}>
      <ul className={classes.warnings}>
        {warnings.map(({ code, message }) => (
          <li key={`${code} ${message}`}>
            <IconInfoCircle size={18} aria-hidden />
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h4 className={classes.heading}>{title}</h4>
      {children}
    </section>
  );
}
