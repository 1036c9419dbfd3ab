import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { PrivacyPolicy } from "@atrio/contract/company/privacy-policy";

import { ApiError } from "../../../lib/errors.ts";
import { currentUserQuery } from "../../../lib/identity.ts";
import type { CurrentUser } from "../../../lib/identity.ts";
import { currentLanguage } from "../../../lib/language.ts";
import { getSession } from "../../../lib/session.ts";

import { policyQuery } from "./privacy-policy.queries.ts";

type ShownPolicy =
  | { kind: "pending" }
  /** The company has no such version, or not yet. */
  | { kind: "missing" }
  | { kind: "failed"; error: Error; retry: () => void }
  /** Without a policy the product's text stands; a signed-in reader sees the contact. */
  | { kind: "shown"; policy: PrivacyPolicy | null; reader: CurrentUser | null };

/**
 * Policy of the company in the address, else of the open portal's company. For a visitor of
 * neither, or of an unknown company, the product's.
 */
export function usePolicy(): ShownPolicy {
  useTranslation("privacy-policy"); // drawn again in another language
  const { empresa, version } = useSearch({ from: "/policyPrivacy" });
  const isSignedIn = getSession() !== null;
  const reader = useQuery({ ...currentUserQuery, enabled: isSignedIn });
  const company =
    empresa ?? (reader.data === undefined ? undefined : String(reader.data.empresa_id));
  const asked = { company: company ?? "", language: currentLanguage(), version };
  const policy = useQuery({ ...policyQuery(asked), enabled: company !== undefined });
  const isReaderAwaited = isSignedIn && reader.isPending;
  if (isReaderAwaited || (company !== undefined && policy.isPending)) return { kind: "pending" };
  const { error } = policy;
  const isUnknown = error instanceof ApiError && error.code === "company.not_found";
  if (error instanceof ApiError && error.code === "privacy_policy.not_found") {
    return { kind: "missing" };
  }
  if (error !== null && !isUnknown) {
    return { kind: "failed", error, retry: () => void policy.refetch() };
  }
  const shown = policy.data ?? null;
  const isOwn = reader.data !== undefined && reader.data.empresa_id === shown?.empresa_id;
  return { kind: "shown", policy: shown, reader: isOwn ? reader.data : null };
}
