import { useState } from "react";

import { takeSecret } from "../../../lib/address.ts";

import { DeadLink } from "./dead-link.tsx";
import { ResetForm } from "./reset-form.tsx";

/** Sets a password with the one-time link of a mail, to reset it or to activate the account. */
export function ResetPasswordPage() {
  const [token] = useState(() => takeSecret("token"));
  return token === null ? <DeadLink /> : <ResetForm token={token} />;
}
