import { useSearch } from "@tanstack/react-router";

import { mayUseOffice } from "@atrio/contract/access/office-roles";

import { useCurrentUser } from "../../../lib/identity.ts";

import { AskView } from "./ask/ask-view.tsx";
import { PeopleView } from "./people-view.tsx";
import { RoundList } from "./round-list.tsx";
import { RoundView } from "./round/round-view.tsx";
import { TextsView } from "./texts/texts-view.tsx";

/** Documents sent for signature: the sendings, one of them, asking for signatures, or texts with fields. */
export function SigningPage() {
  const { vista, envio } = useSearch({ from: "/portal/admin/signatures" });
  const canAct = mayUseOffice(useCurrentUser(), "documentos");
  if (vista === "nuevo" && canAct) return <AskView />;
  if (vista === "textos" && canAct) return <TextsView />;
  if (envio !== undefined) return <RoundView key={envio} id={envio} canAct={canAct} />;
  if (vista === "personas") return <PeopleView canAct={canAct} />;
  return <RoundList canAct={canAct} />;
}
