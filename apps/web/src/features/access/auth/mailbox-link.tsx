import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { getMailboxPolicy } from "@atrio/contract/complaints/mailbox";

import { addLanguage, currentLanguage } from "../../../lib/language.ts";
import { quietApi } from "../../../lib/quiet-api.ts";

import classes from "./auth.module.css";

/** Never a company's name in addresses: the mailbox asks for one. */
const nobody = "_";

/**
 * The way to the public complaints mailbox, a program of its own: of the company where it has an open
 * one; without a company (null) the mailbox asks for its name.
 */
export function MailboxLink({ slug }: { slug: string | null }) {
  const { t } = useTranslation("auth");
  const { data: policy } = useQuery({
    queryKey: ["auth", "mailbox", slug],
    queryFn: async ({ signal }) =>
      (await quietApi(getMailboxPolicy, { params: { slug: slug ?? "" }, signal })).data,
    enabled: slug !== null,
    staleTime: 5 * 60_000,
  });
  if (slug !== null && policy?.abierto !== true) return null;
  return (
    <a
      className={classes.policy}
      href={addLanguage(`/complaint/${slug ?? nobody}`, currentLanguage())}
    >
      {t("mailbox")}
    </a>
  );
}
