import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatPhone } from '@contract/common/phone.js';
import { ENTRY_STATUS_LABELS } from '@contract/waiting-list/entry-status.js';
import type { QueueEntry } from '@contract/waiting-list/admin-waiting-list.views.js';
import { Badge } from '../../../ui/badge.js';
import { Button } from '../../../ui/button.js';

interface QueueRowProps {
  readonly entry: QueueEntry;
  readonly mayOffer: boolean;
  readonly mayRemove: boolean;
  readonly isBusy: boolean;
  readonly onOffer: () => void;
  readonly onRemove: () => void;
}

export function QueueRow({ entry, mayOffer, mayRemove, isBusy, onOffer, onRemove }: QueueRowProps) {
  const { status, name, email, phone, note } = entry;
  const isOpen = status === 'waiting' || status === 'offered';
  const action = (label: string, onPress: () => void) => (
    <Button variant="ghost" size="sm" disabled={isBusy} aria-label={`${label}: ${name}`} onClick={onPress}>
      {label}
    </Button>
  );
  return (
    <chakra.li display="grid" gap="1" py="3" borderBottomWidth="1px" overflowWrap="anywhere">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <chakra.span fontWeight="650">{name}</chakra.span>
        <span>{entry.seats} yer</span>
        <Badge tone={status === 'offered' ? 'success' : 'neutral'}>{ENTRY_STATUS_LABELS[status]}</Badge>
      </chakra.div>
      <chakra.p textStyle="sm" color="fg.muted">
        {[email, phone !== '' && formatPhone(phone)].filter(Boolean).join(' · ')}
      </chakra.p>
      {isOpen && (
        <chakra.p textStyle="sm" color="fg.subtle">
          {factsOf(entry).join(' · ')}
        </chakra.p>
      )}
      {note !== '' && <chakra.p textStyle="sm">“{note}”</chakra.p>}
      <chakra.div display="flex" flexWrap="wrap" ms="-3">
        {status === 'waiting' && mayOffer && action('Bu Kişiye Öner', onOffer)}
        {isOpen && mayRemove && action('Listeden Çıkar', onRemove)}
      </chakra.div>
    </chakra.li>
  );
}

function factsOf(entry: QueueEntry): string[] {
  const { takesFewer, takesAnyDate, isOfOtherDate, isStudent, passedOverFree, offer, joinedAt } = entry;
  const facts = [
    `${formatDateTime(joinedAt)} girdi`,
    takesFewer && 'daha azı olur',
    isOfOtherDate ? 'asıl beklediği başka bir tarih' : takesAnyDate && 'başka tarih olur',
    isStudent && 'öğrenci',
    passedOverFree !== null && `${passedOverFree} yer açıldı, ona yetmedi`,
    offer !== null && `${offer.seats} yer ${formatDateTime(offer.endsAt)} saatine kadar ayrıldı`,
    offer?.isInCart === true && 'ödeme ekranı açık',
  ];
  return facts.filter((fact) => fact !== false);
}
