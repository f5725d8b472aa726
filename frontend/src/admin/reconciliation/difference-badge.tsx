import { formatTl } from '@contract/common/money.js';
import { Badge } from '../../ui/badge.js';

/** How far what was counted is from what should be there, in words; nothing before something was typed. */
export function DifferenceBadge({ kurus }: { readonly kurus: number | null }) {
  if (kurus === null) return null;
  if (kurus === 0) return <Badge tone="success">Tutuyor</Badge>;
  return <Badge tone="danger">{`${formatTl(Math.abs(kurus))} ${kurus > 0 ? 'fazla' : 'eksik'}`}</Badge>;
}
