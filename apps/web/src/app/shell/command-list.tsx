import "@mantine/spotlight/styles.layer.css";

import { createSpotlight, Spotlight } from "@mantine/spotlight";
import type { SpotlightActionGroupData, SpotlightFilterFunction } from "@mantine/spotlight";
import { IconSearch } from "@tabler/icons-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import { searchWords } from "@atrio/contract/company/search-words";

import type { CommandGroup } from "./commands.model.ts";
import { fitting } from "./search/matching.model.ts";

type CommandListProps = {
  groups: readonly CommandGroup[];
  placeholder: string;
  /** Tells what is typed, where the server is asked too. */
  onType?: (text: string) => void;
  /** The server is being asked. */
  isSearching?: boolean;
  onClose: () => void;
};

/**
 * Keeps the commands that fit the typed words, and those that the server has found; first the group of the
 * command whose whole name was typed.
 */
function filterOf(
  groups: readonly CommandGroup[],
  skipped: ReadonlySet<string>,
): SpotlightFilterFunction {
  const found = new Set(groups.filter(({ isFound }) => isFound === true).map(({ group }) => group));
  const onlyTyped = new Set(
    groups.filter(({ isTyped }) => isTyped === true).map(({ group }) => group),
  );
  return (typed, all) => {
    const text = typed.trim();
    const named = searchWords(text).join(" ");
    const isNamed = ({ actions }: SpotlightActionGroupData): boolean =>
      actions.some(({ label = "" }) => searchWords(label).join(" ") === named);
    const fit = all.flatMap((item) => {
      if (!("actions" in item)) return [];
      if (found.has(item.group)) return text === "" || item.actions.length === 0 ? [] : [item];
      if (onlyTyped.has(item.group) && text.length < 2) return [];
      const commands = item.actions.map(({ label = "", keywords, ...action }) => ({
        ...action,
        label,
        keywords: typeof keywords === "string" ? keywords : undefined,
      }));
      const actions = fitting(commands, text, skipped);
      return actions.length === 0 ? [] : [{ ...item, actions }];
    });
    const first = fit.filter(isNamed);
    return [...first, ...fit.filter((item) => !first.includes(item))];
  };
}

const [store, spotlight] = createSpotlight();

/**
 * Keeps the highlighted command when found ones arrive above it, and highlights the first when it is gone: the
 * library only counts its place.
 */
function keepHighlight(): void {
  const { listId, query } = store.getState();
  const list = listId === "" ? null : document.querySelector(`#${listId}`);
  const options = [...(list?.querySelectorAll("[data-action]") ?? [])];
  if (query.trim() === "" || options.length === 0) return;
  const place = options.findIndex((option) => option.hasAttribute("data-selected"));
  if (place === -1) options[0]?.setAttribute("data-selected", "true");
  store.updateState((state) => ({ ...state, selected: Math.max(place, 0) }));
}

/** Field and list of the command palette; open until closed. */
export function CommandList(props: CommandListProps) {
  const { groups, placeholder, onType, isSearching = false, onClose } = props;
  const { t } = useTranslation(["shell", "search"]);
  const skipped = new Set(searchWords(t("search:skip")));
  const actions: SpotlightActionGroupData[] = groups.map(({ group, commands }) => ({
    group,
    actions: commands.map(
      ({ id, label, description, icon: CommandIcon, picture, keywords, run }) => ({
        id,
        label,
        ...(description !== undefined && { description }),
        ...(keywords !== undefined && { keywords }),
        leftSection:
          picture ??
          (CommandIcon !== undefined && <CommandIcon size={20} stroke={1.6} aria-hidden />),
        onClick: run,
      }),
    ),
  }));
  useEffect(() => spotlight.open(), []);
  useEffect(keepHighlight, [groups]);
  return (
    <Spotlight
      store={store}
      actions={actions}
      filter={filterOf(groups, skipped)}
      {...(onType !== undefined && { onQueryChange: onType })}
      onSpotlightClose={onClose}
      shortcut={null}
      nothingFound={isSearching ? t("search:searching") : t("shell:palette.nothing")}
      scrollable
      maxHeight={420}
      radius="lg"
      styles={{ content: { background: "var(--atrio-surface)" } }}
      attributes={{ content: { "aria-label": t("shell:palette.label") } }}
      searchProps={{
        leftSection: <IconSearch size={20} stroke={1.6} aria-hidden />,
        placeholder,
        "aria-label": t("shell:palette.label"),
      }}
    />
  );
}
