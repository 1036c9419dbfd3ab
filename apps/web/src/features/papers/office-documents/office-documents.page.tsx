import { useSearch } from "@tanstack/react-router";

import { mayUseOffice } from "@atrio/contract/access/office-roles";

import { useCurrentUser } from "../../../lib/identity.ts";

import { CopiesView } from "./copies-view.tsx";
import { KindsView } from "./kinds/kinds-view.tsx";
import { ListView } from "./list-view.tsx";
import { openingsKeyOf } from "./office-documents.model.ts";
import { OpeningsView } from "./openings/openings-view.tsx";
import { PublishView } from "./upload/publish-view.tsx";

/** Page of the company's documents: list, copies of a document for many, publication, kinds. */
export function OfficeDocumentsPage() {
  const search = useSearch({ from: "/portal/admin/documents" });
  const { vista, envio } = search;
  const canAct = mayUseOffice(useCurrentUser(), "documentos");
  if (vista === "nuevo" && canAct) return <PublishView />;
  if (vista === "tipos") return <KindsView canAct={canAct} />;
  const opened = openingsKeyOf(search);
  if (opened !== null) return <OpeningsView named={opened} canAct={canAct} />;
  if (envio !== undefined) return <CopiesView key={envio} id={envio} canAct={canAct} />;
  return <ListView canAct={canAct} />;
}
