import { Alert, Button, Checkbox, Radio, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { feedScopes } from "@atrio/contract/calendar/calendar-feeds";
import type { FeedPrivacy, FeedScope } from "@atrio/contract/calendar/calendar-feeds";

import { messageOf } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";

import classes from "./sync.module.css";
import { createFeedMutation } from "./sync.queries.ts";
import { useFocusHere } from "./use-focus-here.ts";

/** Maximum of characters, as on the server. */
const longest = 60;
const levels: readonly FeedPrivacy[] = ["ausente", "completo"];

type FeedFormProps = { onBack: () => void; onMade: (address: string) => void };

/** A new subscription: its name, its contents, and its detail of absences. */
export function FeedForm({ onBack, onMade }: FeedFormProps) {
  const { t } = useTranslation("calendar");
  const { id: workerId } = useCurrentUser();
  const first = useFocusHere<HTMLInputElement>();
  const make = useMutation(createFeedMutation(workerId));
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly FeedScope[]>(["ausencias", "turnos", "festivos"]);
  const [privacy, setPrivacy] = useState<FeedPrivacy>("ausente");
  const [isSent, setSent] = useState(false);
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    if (name.trim() === "" || scopes.length === 0) return;
    make.mutate(
      { nombre: name.trim(), alcances: [...scopes], privacidad: privacy },
      { onSuccess: ({ direccion }) => onMade(direccion) },
    );
  };
  return (
    <form className={classes.part} onSubmit={send} noValidate>
      <TextInput
        label={t("sync.name")}
        description={t("sync.name_hint")}
        maxLength={longest}
        required
        ref={first}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isSent && name.trim() === "" && t("sync.name_required")}
      />
      <Checkbox.Group
        label={t("sync.scopes")}
        value={[...scopes]}
        onChange={(values) => setScopes(feedScopes.filter((scope) => values.includes(scope)))}
        error={isSent && scopes.length === 0 && t("sync.scopes_required")}
      >
        <div className={classes.choices}>
          {feedScopes.map((scope) => (
            <Checkbox key={scope} value={scope} label={t(`sync.scope.${scope}`)} />
          ))}
        </div>
      </Checkbox.Group>
      {scopes.includes("ausencias") && (
        <Radio.Group
          label={t("sync.privacy")}
          value={privacy}
          onChange={(value) => setPrivacy(levels.find((level) => level === value) ?? "ausente")}
        >
          <div className={classes.choices}>
            {levels.map((level) => (
              <Radio
                key={level}
                value={level}
                label={t(`sync.level.${level}`)}
                description={t(`sync.level.${level}_text`)}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      {make.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(make.error)}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onBack}>
          {t("sync.back")}
        </Button>
        <Button type="submit" loading={make.isPending}>
          {t("sync.create")}
        </Button>
      </div>
    </form>
  );
}
