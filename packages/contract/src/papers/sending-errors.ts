/** Errors of documents that are sent to people, with their HTTP status. */
export const sendingErrorStatus = {
  "document.expired": 422,
  "document.kept_too_short": 422,
  "signature.date": 422,
  "signature.encrypted": 422,
  "signature.content": 422,
  "signature.choice": 422,
  "audience.list": 422,
  "audience.nobody": 422,
  "template.not_found": 404,
  "template.field": 422,
  "template.name_taken": 409,
  "template.too_many": 409,
} as const;
