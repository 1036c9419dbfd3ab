import { Button, Group, Modal } from "@mantine/core";
import { useBlocker } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { getSession } from "../lib/session.ts";

type Place = { routeId: string; search: object };

/** A page and its shown part by these search parameters: other words of an address leave nothing. */
function placeOf({ routeId, search }: Place, parts: readonly string[]): string {
  const shown = Object.entries(search).filter(([name]) => parts.includes(name));
  return `${routeId} ${JSON.stringify(shown)}`;
}

const usualParts = ["vista"];

type UnsavedGuardProps = {
  isUnsaved: boolean;
  /** Description of the unsaved input, if it is not changes. */
  text?: string;
  /** Search parameters that show another part of the page. */
  parts?: readonly string[];
};

/**
 * Prompt before somebody leaves a page, a part of it or the portal with unsaved input. Needs the
 * texts `leaving`; skipped once the session has ended, because nothing could be saved.
 */
export function UnsavedGuard({ isUnsaved, text, parts = usualParts }: UnsavedGuardProps) {
  const isKept = () => isUnsaved && getSession() !== null;
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isKept() && placeOf(current, parts) !== placeOf(next, parts),
    enableBeforeUnload: isKept,
    disabled: !isUnsaved,
    withResolver: true,
  });
  return status === "blocked" ? (
    <LeaveQuestion text={text} onLeave={proceed} onStay={reset} />
  ) : null;
}

type LeaveQuestionProps = { text?: string | undefined; onLeave: () => void; onStay: () => void };

/** Asks before unsaved input is lost. Needs the texts `leaving`. */
export function LeaveQuestion({ text, onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation(["leaving", "common"]);
  return (
    <Modal
      opened
      onClose={onStay}
      title={t("leaving:title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <p>{text ?? t("leaving:text")}</p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onLeave}>
          {t("leaving:leave")}
        </Button>
        <Button data-autofocus onClick={onStay}>
          {t("leaving:stay")}
        </Button>
      </Group>
    </Modal>
  );
}
