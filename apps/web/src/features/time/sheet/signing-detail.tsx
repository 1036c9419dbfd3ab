import { IconAlertTriangle, IconCloudOff, IconInfoCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Signing, Workday } from "@atrio/contract/time/time";

import { formatMinutes } from "../../../lib/format.ts";
import { ReceiptLine } from "../receipt-line.tsx";
import { SigningIcon } from "../signing-icon.tsx";
import { coordinatesOf, ipFlagOf, offlineMarkOf, signingMinutes } from "../time.model.ts";
import { useLabels } from "../use-labels.ts";

import classes from "./signing-detail.module.css";
import { TimeSpan } from "./time-span.tsx";

type SigningDetailProps = {
  signing: Signing;
  day: Workday;
  now: string;
  /** Places, address and receipts too. */
  hasEvidence: boolean;
  /** Actions and notes below the facts. */
  children?: ReactNode;
};

/** A signing with its times and remarks; its evidence, which is all other stored facts, where asked for. */
export function SigningDetail(props: SigningDetailProps) {
  const { signing, day, now, hasEvidence, children } = props;
  const { t } = useTranslation("time");
  const { kind, name } = useLabels().signing(signing);
  const counts = signing.cuenta_como_trabajo ? t("pause.counts") : t("pause.counts_not");
  return (
    <article className={classes.signing} data-kind={kind}>
      <header className={classes.head}>
        <span className={classes.icon}>
          <SigningIcon kind={kind} size={20} />
        </span>
        <span className={classes.name}>
          {name}
          {kind === "pause" && <small>{counts}</small>}
        </span>
        <span className={classes.times}>
          <TimeSpan signing={signing} day={day} />
          <small>{formatMinutes(signingMinutes(signing, now))}</small>
        </span>
      </header>
      <Warnings signing={signing} />
      {signing.observaciones !== null && (
        <dl className={classes.facts}>
          <Fact name={t("detail.remarks")}>{signing.observaciones}</Fact>
        </dl>
      )}
      {hasEvidence && <Evidence signing={signing} />}
      {children}
    </article>
  );
}

function Evidence({ signing }: { signing: Signing }) {
  const { t } = useTranslation("time");
  return (
    <>
      <dl className={classes.facts}>
        <Fact name={t("detail.location_start")}>
          <Location
            state={signing.geolocalizacion_inicio}
            latitude={signing.latitud_inicio}
            longitude={signing.longitud_inicio}
          />
        </Fact>
        {signing.hora_fin !== null && (
          <Fact name={t("detail.location_end")}>
            <Location
              state={signing.geolocalizacion_fin}
              latitude={signing.latitud_fin}
              longitude={signing.longitud_fin}
            />
          </Fact>
        )}
        {signing.account_user_ip !== null && (
          <Fact name={t("ip.address")}>{signing.account_user_ip}</Fact>
        )}
      </dl>
      <div className={classes.receipts}>
        <ReceiptLine receipt={signing.recibo_inicio} label={t("receipt.start")} />
        {signing.recibo_fin !== null && (
          <ReceiptLine receipt={signing.recibo_fin} label={t("receipt.end")} />
        )}
      </div>
    </>
  );
}

function Warnings({ signing }: { signing: Signing }) {
  const { t } = useTranslation("time");
  const flag = ipFlagOf(signing);
  const offline = offlineMarkOf(signing);
  return (
    <>
      {flag !== null && (
        <p className={classes.warning}>
          <IconAlertTriangle size={18} aria-hidden />
          {t(flag)}
        </p>
      )}
      {signing.abierto_mas_de_un_dia && (
        <p className={classes.warning}>
          <IconAlertTriangle size={18} aria-hidden />
          {t("detail.long")}
        </p>
      )}
      {offline !== null && (
        <p className={classes.notice}>
          <IconCloudOff size={18} aria-hidden />
          {t(offline)}
        </p>
      )}
      {signing.fin_declarado && (
        <p className={classes.notice}>
          <IconInfoCircle size={18} aria-hidden />
          {t("detail.stated")}
        </p>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type LocationProps = {
  state: Signing["geolocalizacion_inicio"];
  latitude: number | null;
  longitude: number | null;
};

function Location({ state, latitude, longitude }: LocationProps) {
  const { t } = useTranslation("time");
  if (state === null) return t("location.none");
  if (latitude === null || longitude === null) return t(`location.${state}`);
  return (
    <>
      {t(`location.${state}`)}
      <br />
      <span className={classes.coordinates}>{coordinatesOf(latitude, longitude)}</span>
    </>
  );
}
