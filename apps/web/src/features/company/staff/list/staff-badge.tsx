import { useTranslation } from "react-i18next";

import type { StaffMember } from "@atrio/contract/company/staff";

import { formatDate } from "../../../../lib/format.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";

type StaffBadgeProps = {
  person: Pick<StaffMember, "estado" | "acceso" | "fecha_alta" | "fecha_baja">;
};

/** Works here and has an account, or none yet; comes or has left on a day. */
export function StaffBadge({ person }: StaffBadgeProps) {
  const { t } = useTranslation("staff");
  const { estado, acceso, fecha_alta, fecha_baja } = person;
  if (estado === "futura") {
    return (
      <StatusBadge color="blue">{t("badge.from", { date: formatDate(fecha_alta) })}</StatusBadge>
    );
  }
  if (estado === "anterior") {
    return (
      <StatusBadge color="gray">
        {t("badge.until", { date: formatDate(fecha_baja ?? "") })}
      </StatusBadge>
    );
  }
  if (acceso !== "activado") return <StatusBadge color="yellow">{t("badge.inactive")}</StatusBadge>;
  return fecha_baja === null ? (
    <StatusBadge color="green">{t("badge.active")}</StatusBadge>
  ) : (
    <StatusBadge color="blue">{t("badge.until", { date: formatDate(fecha_baja) })}</StatusBadge>
  );
}
