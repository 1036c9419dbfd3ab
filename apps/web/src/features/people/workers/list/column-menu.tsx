import { Button, Checkbox, Popover } from "@mantine/core";
import { IconColumns3 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { DirectoryColumn } from "@atrio/contract/people/directory-columns";

import classes from "./workers.module.css";

type ColumnMenuProps = {
  /** All columns visible to the reader. */
  columns: readonly DirectoryColumn[];
  hidden: readonly DirectoryColumn[];
  onHidden: (hidden: DirectoryColumn[]) => void;
};

/** Chooses the columns that are shown, and saved with a download; the name always is. */
export function ColumnMenu({ columns, hidden, onHidden }: ColumnMenuProps) {
  const { t } = useTranslation(["workers", "directory"]);
  return (
    <Popover position="bottom-end" shadow="md" radius="md" trapFocus withRoles={false}>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={20} aria-hidden />}>
          {t("columns.button")}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={classes.columns}>
          <legend>{t("columns.legend")}</legend>
          {columns
            .filter((column) => column !== "nombre_completo")
            .map((column) => (
              <Checkbox
                key={column}
                label={t(`directory:column.${column}`)}
                checked={!hidden.includes(column)}
                onChange={(event) =>
                  onHidden(
                    event.currentTarget.checked
                      ? hidden.filter((one) => one !== column)
                      : [...hidden, column],
                  )
                }
              />
            ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
