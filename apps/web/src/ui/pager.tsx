import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import classes from "./pager.module.css";

type PagerProps<Size extends number> = {
  total: number;
  skip: number;
  take: Size;
  /** The page sizes on offer. */
  sizes: readonly Size[];
  onChange: (page: { skip: number; take: Size }) => void;
};

/** Pagination of a list; nothing when the smallest page holds it all. */
export function Pager<Size extends number>(props: PagerProps<Size>) {
  const { total, skip, take, sizes, onChange } = props;
  const { t } = useTranslation("common");
  const id = useId();
  if (total <= Math.min(...sizes) && skip === 0) return null;
  const from = Math.min(skip + 1, total);
  const to = Math.min(skip + take, total);
  return (
    <nav className={classes.pager} aria-label={t("pager.label")}>
      <label className={classes.size} htmlFor={id}>
        {t("pager.size")}
        <select
          id={id}
          value={take}
          onChange={(event) => {
            const size = sizes.find((one) => String(one) === event.currentTarget.value);
            if (size !== undefined) onChange({ skip: 0, take: size });
          }}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <span aria-live="polite">{t("pager.range", { from, to, total })}</span>
      <span className={classes.steps}>
        <button
          type="button"
          aria-label={t("pager.previous")}
          disabled={skip === 0}
          onClick={() => onChange({ skip: Math.max(0, skip - take), take })}
        >
          <IconChevronLeft size={20} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t("pager.next")}
          disabled={skip + take >= total}
          onClick={() => onChange({ skip: skip + take, take })}
        >
          <IconChevronRight size={20} aria-hidden />
        </button>
      </span>
    </nav>
  );
}
