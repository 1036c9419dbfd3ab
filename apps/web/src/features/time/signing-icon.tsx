import { IconBuilding, IconCoffee, IconHome, IconMapPin } from "@tabler/icons-react";

import type { SigningKind } from "./time.model.ts";

const icons: Record<SigningKind, typeof IconHome> = {
  onSite: IconBuilding,
  telework: IconHome,
  place: IconMapPin,
  pause: IconCoffee,
};

/** Icon of a signing's kind; its name stands beside it. */
export function SigningIcon({ kind, size = 16 }: { kind: SigningKind; size?: number }) {
  const Icon = icons[kind];
  return <Icon size={size} aria-hidden />;
}
