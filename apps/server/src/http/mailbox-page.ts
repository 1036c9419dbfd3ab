/** Folder of the built files of the complaints mailbox, a program of its own beside the portal. */
export const mailboxFolder = "mailbox";

/** Document of that program, in the folder. */
export const mailboxDocument = `${mailboxFolder}/mailbox.html`;

const page = /^(?:\/(?:en|fr|pt))?\/complaint\/[^/]+\/?$/;

/** True for an address of a company's complaints mailbox: `/complaint/demo`, `/en/complaint/demo`. */
export function isMailboxPage(path: string): boolean {
  return page.test(path);
}

/** True for a page or a file of the mailbox: opening it leaves no trace (Rule COMPLAINTS-26). */
export function isOfMailbox(url: string): boolean {
  const [path = "/"] = url.split("?");
  return isMailboxPage(path) || path.startsWith(`/${mailboxFolder}/`);
}
