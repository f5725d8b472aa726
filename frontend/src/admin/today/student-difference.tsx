import { Banknote, CreditCard, Link2 } from 'lucide-react';
import type { ExpectedGuest } from '@contract/attendance/attendance.views.js';
import { formatTl } from '@contract/common/money.js';
import { Button } from '../../ui/button.js';
import { confirm } from '../../ui/confirm-dialog.js';
import { Icon } from '../../ui/icon.js';
import { ShareButton } from '../../ui/share-button.js';
import { useMay } from '../lib/use-may.js';
import { useStudentDifference } from './use-student-difference.js';

const WAYS = [
  { method: 'cash', word: 'Nakit', noted: 'nakit', icon: Banknote },
  { method: 'pos', word: 'POS', noted: 'POS', icon: CreditCard },
  { method: 'link', word: 'Bağlantı', noted: 'bağlantı', icon: Link2 },
] as const;

interface StudentDifferenceProps {
  readonly guest: ExpectedGuest;
  readonly name: string;
}

/** Takes the difference to the regular price from a student without a student card, or makes a page to pay it. */
export function StudentDifference({ guest, name }: StudentDifferenceProps) {
  const mayTake = useMay('today.takeDifference');
  const { take, isPending, paymentUrl } = useStudentDifference(guest);
  const { isStudent, studentProof, studentDifferenceKurus } = guest;
  if (paymentUrl !== null) {
    const { pathname, search } = new URL(paymentUrl);
    return (
      <ShareButton
        name="Ödeme bağlantısı"
        label="Bağlantıyı Kopyala"
        path={pathname + search}
        variant="outline"
      />
    );
  }
  if (!mayTake || !isStudent || studentProof !== 'none' || studentDifferenceKurus === 0) return null;
  const amount = formatTl(studentDifferenceKurus);
  const ask = async ({ method, noted }: (typeof WAYS)[number]) => {
    const isSure = await confirm({
      title: `${amount} öğrenci farkını alalım mı?`,
      text:
        method === 'link'
          ? `${name} tam fiyatı öder: fark için bir ödeme bağlantısı oluşturulur.`
          : `${name} tam fiyatı öder: ${amount} ${noted} olarak kaydedilir.`,
      confirmLabel: method === 'link' ? 'Bağlantı Oluştur' : 'Farkı Al',
      destructive: false,
    });
    if (isSure) take(method);
  };
  const words = ({ word }: (typeof WAYS)[number]) => `Fark ${amount} · ${word}`;
  return WAYS.map((way) => (
    <Button
      key={way.method}
      variant="outline"
      size="sm"
      icon={<Icon as={way.icon} size="sm" />}
      aria-label={`${name}: ${words(way)}`}
      pending={isPending}
      onClick={() => void ask(way)}
    >
      {words(way)}
    </Button>
  ));
}
