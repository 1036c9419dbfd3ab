import { Alert, Button, CloseButton, Select, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { dayPreferences } from "@atrio/contract/shifts/exchanges";
import type { DayPreference, MyShifts } from "@atrio/contract/shifts/exchanges";

import { messageOf } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import rows from "../../../ui/card-rows.module.css";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { DateField } from "../../../ui/typed-fields/date-field.tsx";

import { datesOf, dayText, runsOf } from "./mine.model.ts";
import classes from "./mine.module.css";
import { sendWish } from "./mine.queries.ts";

/** Availability and wishes of the worker for days to come. */
export function MyWishes({ shifts }: { shifts: MyShifts }) {
  const { t } = useTranslation("exchanges");
  const user = useCurrentUser();
  const { preferencias } = shifts;
  const remove = useMutation({
    mutationFn: sendWish,
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  return (
    <div className={classes.stack}>
      <Card title={t("wish.title")}>
        <WishForm today={shifts.hoy} last={shifts.hasta} />
      </Card>
      <Card title={t("wish.list")}>
        {preferencias.length === 0 && <p>{t("wish.none")}</p>}
        <ul className={classes.list}>
          {runsOf(preferencias).map(({ from, to, wish }) => {
            const fecha = from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;
            return (
              <li key={from}>
                <div className={`${rows.row} ${classes.line}`}>
                  <span className={rows.texts}>
                    <b>{fecha}</b>
                    <span>
                      {[t(`preference.${wish.preferencia}`), wish.comentario ?? ""]
                        .filter((text) => text !== "")
                        .join(" · ")}
                    </span>
                  </span>
                  <CloseButton
                    size={44}
                    iconSize={20}
                    aria-label={t("wish.remove", { fecha })}
                    disabled={remove.isPending}
                    onClick={() =>
                      remove.mutate({
                        workerId: user.id,
                        dates: datesOf(from, to) ?? [from],
                        preference: null,
                        comment: "",
                      })
                    }
                  />
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </div>
  );
}

type Draft = { from: string; to: string; preference: DayPreference; comment: string };

function WishForm({ today, last }: { today: string; last: string }) {
  const { t } = useTranslation("exchanges");
  const user = useCurrentUser();
  const [draft, setDraft] = useState<Draft>({
    from: today,
    to: today,
    preference: "no_disponible",
    comment: "",
  });
  const [tried, setTried] = useState(false);
  const save = useMutation({ mutationFn: sendWish });
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const { from, to, preference, comment } = draft;
  const dates = datesOf(from, to);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (dates === undefined || save.isPending) return;
    save.mutate(
      { workerId: user.id, dates, preference, comment: comment.trim() },
      { onSuccess: () => notify({ kind: "success", message: t("wish.saved") }) },
    );
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p>{t("wish.text")}</p>
      <div className={classes.dates}>
        <DateField
          label={t("wish.from")}
          required
          min={today}
          max={last}
          value={from}
          onChange={(value) => change({ from: value })}
        />
        <DateField
          label={t("wish.to")}
          required
          min={from === "" ? today : from}
          max={last}
          value={to}
          error={tried && dates === undefined ? t("wish.too_long") : null}
          onChange={(value) => change({ to: value })}
        />
      </div>
      <Select
        label={t("wish.preference")}
        required
        allowDeselect={false}
        data={dayPreferences.map((value) => ({ value, label: t(`preference.${value}`) }))}
        value={preference}
        onChange={(value) => {
          const chosen = dayPreferences.find((one) => one === value);
          if (chosen !== undefined) change({ preference: chosen });
        }}
      />
      <TextInput
        label={t("wish.comment")}
        maxLength={300}
        value={comment}
        onChange={(event) => change({ comment: event.currentTarget.value })}
      />
      {save.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(save.error)}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={save.isPending}>
          {t("wish.save")}
        </Button>
      </div>
    </form>
  );
}
