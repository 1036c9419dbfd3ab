import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { regionNames, spanishRegions } from "@atrio/contract/company/centres";
import type { Centre } from "@atrio/contract/company/centres";

import { DataTable } from "../../../ui/data-table.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import classes from "./centres.module.css";

type CentreTableProps = {
  centres: readonly Centre[];
  /** null for those who only read. */
  onEdit: ((centre: Centre) => void) | null;
  onUse: (centre: Centre) => void;
};

/** Work centres with their place, time zone, calendar and people. */
export function CentreTable({ centres, onEdit, onUse }: CentreTableProps) {
  const { t } = useTranslation("centres");
  return (
    <DataTable
      caption={t("caption")}
      columns={[
        { label: t("field.nombre") },
        { label: t("place") },
        { label: t("field.zona_horaria") },
        { label: t("field.calendario_festivo_id") },
        { label: t("people"), isNumeric: true },
        ...(onEdit === null ? [] : [{ label: "" }]),
      ]}
      stackBelow="tablet"
      hasHover
    >
      <tbody>
        {centres.map((centre) => (
          <Row key={centre.id} centre={centre} onEdit={onEdit} onUse={onUse} />
        ))}
      </tbody>
    </DataTable>
  );
}

type RowProps = Omit<CentreTableProps, "centres"> & { centre: Centre };

function Row({ centre, onEdit, onUse }: RowProps) {
  const { t } = useTranslation("centres");
  const { nombre, direccion, municipio, activo } = centre;
  const region = spanishRegions.find((one) => one === centre.region);
  const town = [municipio, region && regionNames[region]].filter(Boolean).join(", ");
  return (
    <tr>
      <th scope="row">
        <Name centre={centre} />
      </th>
      <td data-label={t("place")}>
        <span className={classes.texts}>
          {direccion ?? (town === "" ? "—" : null)}
          {town !== "" && <span className={classes.muted}>{town}</span>}
        </span>
      </td>
      <td data-label={t("field.zona_horaria")}>{centre.zona_horaria}</td>
      <td data-label={t("field.calendario_festivo_id")}>{centre.calendario ?? t("noCalendar")}</td>
      <td data-label={t("people")} data-numeric>
        {centre.personas}
      </td>
      {onEdit !== null && (
        <td className={classes.action}>
          <Button
            variant="default"
            size="sm"
            aria-label={t("editOf", { name: nombre })}
            onClick={() => onEdit(centre)}
          >
            {t("edit")}
          </Button>
          <Button
            variant="subtle"
            size="sm"
            aria-label={t(activo ? "stopOf" : "resumeOf", { name: nombre })}
            onClick={() => onUse(centre)}
          >
            {t(activo ? "stop" : "resume")}
          </Button>
        </td>
      )}
    </tr>
  );
}

/** Name and code of a centre, with a mark when it is not in use. */
function Name({ centre: { nombre, codigo, activo } }: { centre: Centre }) {
  const { t } = useTranslation("centres");
  return (
    <span className={classes.texts}>
      <span>
        <b>{nombre}</b> {!activo && <StatusBadge color="gray">{t("unused")}</StatusBadge>}
      </span>
      <span className={classes.muted}>{codigo}</span>
    </span>
  );
}
