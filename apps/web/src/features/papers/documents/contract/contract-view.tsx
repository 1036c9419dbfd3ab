import { useState } from "react";

import { dayIn, serverNow } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { FileViewer } from "../files/file-viewer.tsx";

import { CalendarCards } from "./calendar-cards.tsx";
import { ContractCard } from "./contract-card.tsx";
import classes from "./contract.module.css";
import type { OpenFile } from "./file-buttons.tsx";

/** The contract, the agreements that changed it and the calendars, with their files. */
export function ContractView() {
  const { zona_horaria } = useCurrentUser();
  const [open, setOpen] = useState<OpenFile | null>(null);
  return (
    <div className={classes.view}>
      <ContractCard today={dayIn(zona_horaria, serverNow())} onOpen={setOpen} />
      <CalendarCards onOpen={setOpen} />
      {open !== null && (
        <FileViewer source={open.source} title={open.title} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
