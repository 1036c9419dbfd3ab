import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { formatTime } from "../../../../lib/format.ts";
import { useLabels } from "../../use-labels.ts";
import classes from "../changes.module.css";
import { KindField } from "../kind-field.tsx";
import { SigningTimes } from "../times/signing-times.tsx";
import { draftOf } from "../times/times.model.ts";
import type { ReadTimes } from "../times/times.model.ts";

import type { CorrectionLine } from "./correction.model.ts";

type CorrectionItemProps = {
  line: CorrectionLine;
  day: Workday;
  read: ReadTimes | undefined;
  tried: boolean;
  onChange: (line: CorrectionLine) => void;
  /** Removes a new line again. */
  onDrop: () => void;
};

/** Line of a correction, unchanged or in edit mode. */
export function CorrectionItem(props: CorrectionItemProps) {
  const { line, day, read, tried, onChange, onDrop } = props;
  const { t } = useTranslation("changes");
  const isEdited = line.action === "change" || line.action === "add";
  return (
    <li className={classes.item} data-gone={line.action === "remove"}>
      <div className={classes.row}>
        <span className={classes.span}>
          {line.signing === null ? (
            t("correction.added")
          ) : (
            <SigningText signing={line.signing} day={day} />
          )}
        </span>
        {line.action === "remove" && <span>{t("correction.will_remove")}</span>}
        <span className={classes.actions}>
          {line.action === "keep" && (
            <>
              <SmallButton onClick={() => onChange({ ...line, action: "change" })}>
                {t("correction.change")}
              </SmallButton>
              <SmallButton onClick={() => onChange({ ...line, action: "remove" })}>
                {t("correction.remove")}
              </SmallButton>
            </>
          )}
          {line.action === "add" && (
            <SmallButton onClick={onDrop}>{t("correction.remove")}</SmallButton>
          )}
          {(line.action === "change" || line.action === "remove") && (
            <SmallButton
              onClick={() =>
                onChange({
                  ...line,
                  action: "keep",
                  draft: line.signing === null ? line.draft : draftOf(line.signing, day),
                })
              }
            >
              {t("correction.restore")}
            </SmallButton>
          )}
        </span>
      </div>
      {isEdited && read !== undefined && (
        <>
          <SigningTimes
            day={day.dia}
            zone={day.zona_horaria}
            draft={line.draft}
            read={read}
            tried={tried}
            onChange={(draft) => onChange({ ...line, draft })}
          />
          <KindField
            value={line.choice}
            error={tried && line.choice === null ? t("fields.type") : null}
            onChange={(choice) => onChange({ ...line, choice })}
          />
        </>
      )}
    </li>
  );
}

type SigningTextProps = { signing: NonNullable<CorrectionLine["signing"]>; day: Workday };

function SigningText({ signing, day }: SigningTextProps) {
  const { t } = useTranslation("changes");
  const { name } = useLabels().signing(signing);
  const { zona_horaria } = day;
  const end =
    signing.hora_fin === null ? t("history.open") : formatTime(signing.hora_fin, zona_horaria);
  return `${formatTime(signing.hora_inicio, zona_horaria)} – ${end} · ${name}`;
}

function SmallButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="default" size="sm" onClick={onClick}>
      {children}
    </Button>
  );
}
