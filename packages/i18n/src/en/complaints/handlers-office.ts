import type { Dictionary } from "../../dictionary.ts";
import type { handlersOffice as es } from "../../es/complaints/handlers-office.ts";

export const handlersOffice: Dictionary<typeof es> = {
  title: "Complaint handlers",
  subtitle:
    "Who looks after the complaints channel and whether they can read it. No complaint is shown here.",
  add: "Appoint a handler",
  name: "Appoint",
  addText:
    "They can enter the channel and create their key. They read nothing until another handler admits it, unless they are the first.",
  remove: "Remove",
  removeOf: "Remove {{name}}",
  removeText:
    "They lose access to the channel from now on. Complaints stay open to the other handlers.",
  saved: "Handlers saved",
  required: "Choose a person.",
  person: "Person",
  personHint: "Type a name",
  nobody: "Nobody matches",
  empty: "Nobody looks after the channel yet",
  emptyText: "Appoint at least two people: if one is away or involved, the other can go on.",
  notOpen: "The channel is not open yet: the first handler opens it by creating a key.",
  noKey: "No handler has a key in use: nobody can read complaints.",
  oneKey: "Only one person can read complaints. Appoint another in case they are away or involved.",
  key: { sin_clave: "No key", pendiente: "Waiting to be admitted", activa: "Key in use" },
  since: "Since {{date}}",
  secrecy:
    "Appointing someone opens no complaint: each one is encrypted for the keys of its handlers.",
};
