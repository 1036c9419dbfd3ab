import { IconMoodEmpty } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import type { Balance, RequestKind } from "@atrio/contract/leave/leave";

import { EmptyState } from "../../../../ui/state.tsx";
import { balancesQuery } from "../../leave.queries.ts";
import { KindIcon } from "../../requests/kind-icon.tsx";
import { useAmount } from "../../requests/use-amount.ts";

import classes from "./kinds.module.css";

type KindChipsProps = {
  workerId: number;
  year: number;
  kinds: readonly RequestKind[];
  chosen: number | null;
  onChoose: (kind: RequestKind) => void;
};

/** Kinds of request in one row, each with what is available of it (Rule LEAVE-109). */
export function KindChips({ workerId, year, kinds, chosen, onChoose }: KindChipsProps) {
  const { t } = useTranslation("ask");
  const group = useId();
  const { data: balances = [] } = useQuery(balancesQuery(workerId, year));
  const factOf = useKindFact(balances);
  if (kinds.length === 0) {
    return (
      <EmptyState
        icon={<IconMoodEmpty size={24} />}
        title={t("kinds.none_title")}
        text={t("kinds.none_text")}
      />
    );
  }
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.question}>{t("kinds.question")}</legend>
      {kinds.map((kind) => {
        const fact = factOf(kind);
        return (
          <label key={kind.id} className={classes.kind} data-chosen={kind.id === chosen}>
            <input
              type="radio"
              name={group}
              checked={kind.id === chosen}
              onChange={() => onChoose(kind)}
            />
            <KindIcon kind={kind.id} size={20} />
            <span className={classes.texts}>
              <b>{kind.nombre}</b> {fact !== null && <small>{fact}</small>}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Second line of a kind's chip: number of its rules, or the rest of its balance; null for neither. */
function useKindFact(balances: readonly Balance[]): (kind: RequestKind) => string | null {
  const { t } = useTranslation("ask");
  const amount = useAmount();
  return ({ subtipos }) => {
    if (subtipos.length > 1) return t("kinds.rules", { count: subtipos.length });
    const found = balances.find(
      ({ saldo, habilitado }) => habilitado && saldo === subtipos[0]?.saldo,
    );
    if (found === undefined) return null;
    return t("kinds.left", { amount: amount(found.dias_restantes, found.unidad) });
  };
}
