import { Select } from "@mantine/core";
import type { OptionsFilter } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";

import { NodeFace } from "./node-face.tsx";
import { matches, wordsOf } from "./org-chart.model.ts";
import type { Branch, Tree } from "./org-chart.model.ts";
import classes from "./org-chart.module.css";
import { useLabels } from "./use-labels.ts";

/** Maximum of search results. */
const mostShown = 30;

type NodeSearchProps = { tree: Tree; onFind: (branch: Branch) => void };

/** Finds somebody in a chart by name, occupation or department, with or without accents. */
export function NodeSearch({ tree, onFind }: NodeSearchProps) {
  const { t } = useTranslation("org-chart");
  const { nameOf } = useLabels();
  const [sought, setSought] = useState("");
  const { options, words } = useMemo(() => {
    const named = tree.all.filter(({ node }) => node.nombre !== null || node.puesto !== null);
    return {
      options: named.map(({ node }) => ({ value: String(node.id), label: nameOf(node) })),
      words: new Map(named.map(({ node }) => [String(node.id), wordsOf(node)])),
    };
  }, [tree, nameOf]);
  const filter: OptionsFilter = ({ options: all, search, limit }) =>
    all
      .filter((option) => "value" in option && matches(words.get(option.value) ?? "", search))
      .slice(0, limit);
  return (
    <Select
      className={classes.search ?? ""}
      aria-label={t("search.label")}
      placeholder={t("search.label")}
      leftSection={<IconSearch size={20} aria-hidden />}
      rightSection={<span />}
      searchable
      value={null}
      data={options}
      filter={filter}
      limit={mostShown}
      nothingFoundMessage={t("search.none")}
      selectFirstOptionOnChange
      searchValue={sought}
      onSearchChange={setSought}
      classNames={{ option: classes.option ?? "" }}
      comboboxProps={{ shadow: "md" }}
      renderOption={({ option }) => {
        const branch = tree.byId.get(Number(option.value));
        if (branch === undefined) return option.label;
        const { node } = branch;
        const details = [node.puesto, node.nombre_departamento_trabajador].filter(Boolean);
        return (
          <span className={classes.found}>
            <NodeFace node={node} size={32} />
            <span className={classes.foundTexts}>
              <span>{option.label}</span>
              <span className={classes.foundDetails}>{details.join(" · ")}</span>
            </span>
          </span>
        );
      }}
      onChange={(value) => {
        const branch = value === null ? undefined : tree.byId.get(Number(value));
        if (branch === undefined) return;
        setSought("");
        onFind(branch);
      }}
    />
  );
}
