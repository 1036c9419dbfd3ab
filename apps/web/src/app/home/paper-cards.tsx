import { PendingSignatures } from "../../features/papers/documents/home/pending-signatures.tsx";
import { LatestPayslipCard } from "../../features/papers/payslips/home/latest-payslip-card.tsx";

const cards = { payslip: LatestPayslipCard, signatures: PendingSignatures };

/** A card about papers of the home page, loaded after the page. */
export function PaperCard({ name }: { name: keyof typeof cards }) {
  const Card = cards[name];
  return <Card />;
}
