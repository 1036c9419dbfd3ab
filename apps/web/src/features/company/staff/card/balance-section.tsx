import { IconBeach } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { StaffCard } from "@atrio/contract/company/staff";

import { dayIn, formatMinutes, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";

import { CardSection, Fact } from "./card-section.tsx";
import classes from "./person-card.module.css";

type Balances = NonNullable<StaffCard["saldos"]>;

/** This year's balances of leave: what is left of what was given. */
export function BalanceSection({ balances }: { balances: Balances }) {
  const { t } = useTranslation("staff");
  const year = dayIn(useCurrentUser().zona_horaria).slice(0, 4);
  return (
    <CardSection icon={IconBeach} title={t("card.balances", { year })}>
      {balances.map((one) => (
        <div key={one.saldo}>
          <Fact label={t(`balance.${one.saldo}`)}>
            <Amount balance={one} />
          </Fact>
          {one.total > 0 && (
            <div className={classes.bar}>
              <i
                style={{
                  width: `${Math.min(100, Math.max(0, (one.disponible / one.total) * 100))}%`,
                }}
              />
            </div>
          )}
        </div>
      ))}
    </CardSection>
  );
}

function Amount({ balance }: { balance: Balances[number] }) {
  const { t } = useTranslation("staff");
  const { unidad, disponible, total } = balance;
  if (unidad === "horas") {
    return t("card.leftHours", { left: formatMinutes(disponible), total: formatMinutes(total) });
  }
  return t("card.leftDays", {
    count: total,
    left: formatNumber(disponible),
    total: formatNumber(total),
  });
}
