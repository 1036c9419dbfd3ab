import { Select } from "@mantine/core";
import { IconArrowsSort } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { ListOrder } from "../../approvals/approvals.queries.ts";

const orders = {
  newest: { orden: "creada_en", sentido: "desc" },
  oldest: { orden: "creada_en", sentido: "asc" },
  first: { orden: "fecha_inicio", sentido: "asc" },
  last: { orden: "fecha_inicio", sentido: "desc" },
} as const satisfies Record<string, ListOrder>;

const names = ["newest", "oldest", "first", "last"] as const;

type OrderFieldProps = { order: ListOrder | undefined; onOrder: (order: ListOrder) => void };

/** Order of the list: by the sending or by the date of the absence. */
export function OrderField({ order = orders.newest, onOrder }: OrderFieldProps) {
  const { t } = useTranslation("team-absences");
  const isShown = (name: keyof typeof orders): boolean =>
    orders[name].orden === order.orden && orders[name].sentido === order.sentido;
  return (
    <Select
      miw={310}
      label={t("decide.order.label")}
      leftSection={<IconArrowsSort size={18} aria-hidden />}
      data={names.map((value) => ({ value, label: t(`decide.order.${value}`) }))}
      value={names.find(isShown) ?? "newest"}
      onChange={(value) => onOrder(orders[names.find((name) => name === value) ?? "newest"])}
    />
  );
}
