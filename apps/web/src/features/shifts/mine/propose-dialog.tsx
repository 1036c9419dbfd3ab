import { SegmentedControl, Select, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { AreaShift, MyShifts } from "@atrio/contract/shifts/exchanges";

import { randomKey } from "../../../lib/random.ts";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";

import { shiftText } from "./mine.model.ts";
import { sendExchange } from "./mine.queries.ts";

type ProposeDialogProps = {
  shift: AreaShift;
  colleagues: MyShifts["companeros"];
  onClose: () => void;
};

type Draft = {
  kind: "cesion" | "cambio";
  colleagueId: number | null;
  theirShiftId: number | null;
  comment: string;
};

/** Offers an own shift to a colleague, as a gift or for one of theirs. */
export function ProposeDialog({ shift, colleagues, onClose }: ProposeDialogProps) {
  const { t } = useTranslation(["exchanges", "common"]);
  const [draft, setDraft] = useState<Draft>({
    kind: "cesion",
    colleagueId: null,
    theirShiftId: null,
    comment: "",
  });
  const [key, setKey] = useState(randomKey);
  const [tried, setTried] = useState(false);
  const send = useMutation({ mutationFn: sendExchange });
  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    // New content needs a new idempotency key.
    setKey(randomKey());
  };
  const { kind, colleagueId, theirShiftId, comment } = draft;
  const isMissing = colleagueId === null || (kind === "cambio" && theirShiftId === null);
  const submit = () => {
    setTried(true);
    if (isMissing) return;
    send.mutate(
      {
        kind,
        shiftId: shift.id,
        colleagueId,
        ...(kind === "cambio" && theirShiftId !== null && { theirShiftId }),
        comment: comment.trim(),
        key,
      },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("exchanges:propose.sent") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={t("exchanges:propose.title")}
      submit={t("exchanges:propose.send")}
      pending={send.isPending}
      error={send.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <b>{shiftText(shift)}</b>
      <SegmentedControl
        aria-label={t("exchanges:propose.kind")}
        value={kind}
        onChange={(next) => change({ kind: next, theirShiftId: null })}
        data={[
          { value: "cesion" as const, label: t("exchanges:propose.cesion") },
          { value: "cambio" as const, label: t("exchanges:propose.cambio") },
        ]}
      />
      <Colleague {...{ draft, colleagues, tried }} onChange={change} />
      <Textarea
        label={t("exchanges:propose.comment")}
        description={t("exchanges:propose.comment_hint")}
        autosize
        minRows={2}
        maxLength={300}
        value={comment}
        onChange={(event) => change({ comment: event.currentTarget.value })}
      />
      <p>{t("exchanges:propose.text")}</p>
    </FormDialog>
  );
}

type ColleagueProps = {
  draft: Draft;
  colleagues: MyShifts["companeros"];
  tried: boolean;
  onChange: (part: Partial<Draft>) => void;
};

/** The colleague, and for a swap one of their shifts. */
function Colleague({ draft, colleagues, tried, onChange }: ColleagueProps) {
  const { t } = useTranslation("exchanges");
  const { kind, colleagueId, theirShiftId } = draft;
  const theirs = colleagues.find(({ trabajador }) => trabajador.id === colleagueId)?.turnos ?? [];
  const missing = (value: number | null) =>
    tried && value === null ? t("propose.required") : null;
  return (
    <>
      <Select
        label={t("propose.colleague")}
        required
        searchable
        nothingFoundMessage={t("propose.nobody")}
        data={colleagues.map(({ trabajador }) => ({
          value: String(trabajador.id),
          label: trabajador.nombre_completo,
        }))}
        value={colleagueId === null ? null : String(colleagueId)}
        error={missing(colleagueId)}
        onChange={(id) =>
          onChange({ colleagueId: id === null ? null : Number(id), theirShiftId: null })
        }
      />
      {kind === "cambio" && colleagueId !== null && (
        <Select
          label={t("propose.their_shift")}
          required
          nothingFoundMessage={t("propose.no_shifts")}
          data={theirs.map((one) => ({ value: String(one.id), label: shiftText(one) }))}
          value={theirShiftId === null ? null : String(theirShiftId)}
          error={theirs.length === 0 ? t("propose.no_shifts") : missing(theirShiftId)}
          onChange={(id) => onChange({ theirShiftId: id === null ? null : Number(id) })}
        />
      )}
    </>
  );
}
