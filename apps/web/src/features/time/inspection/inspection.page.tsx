import { useState } from "react";

import { takeSecret } from "../../../lib/address.ts";

import { DeadInspection } from "./dead-inspection.tsx";
import { InspectionRecords } from "./inspection-records.tsx";

/** An inspector's page behind an expiring link: no account, nothing to change, one file to take. */
export function InspectionPage() {
  const [token] = useState(() => takeSecret("token"));
  return token === null ? <DeadInspection /> : <InspectionRecords token={token} />;
}
