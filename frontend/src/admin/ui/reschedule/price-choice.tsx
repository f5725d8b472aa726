import type { MovePrice } from '@contract/booking-changes/reschedule.dto.js';
import { formatTl } from '@contract/common/money.js';
import { Note } from '../../../ui/note.js';
import { useMay } from '../../lib/use-may.js';
import { RadioChoice } from '../radio-choice.js';

interface PriceChoiceProps {
  /** For all seats that move, in kuruş; below 0 when the new day is cheaper. */
  readonly differenceKurus: number;
  readonly price: MovePrice;
  readonly onChoose: (price: MovePrice) => void;
}

/** What becomes of the difference to the price of the new day; nothing where there is none. */
export function PriceChoice({ differenceKurus, price, onChoose }: PriceChoiceProps) {
  const mayRefund = useMay('money.refund');
  if (differenceKurus === 0) return null;
  const amount = formatTl(Math.abs(differenceKurus));
  const isDearer = differenceKurus > 0;
  return (
    <>
      <Note tone="info" role="status">
        Yeni gün toplam {amount} daha {isDearer ? 'pahalı' : 'ucuz'}.
      </Note>
      <RadioChoice
        legend="Fiyat farkı"
        options={isDearer ? dearer(amount) : cheaper(amount, mayRefund)}
        chosen={price}
        onChoose={onChoose}
      />
    </>
  );
}

const dearer = (amount: string) =>
  [
    { value: 'kept', label: 'Fiyat aynı kalsın', help: `${amount} fark alınmaz.` },
    {
      value: 'applied_by_link',
      label: 'Farkı ödeme bağlantısıyla iste',
      help: 'Bağlantı, yeni günü bildiren mesajla gider; misafir kartıyla öder.',
    },
    {
      value: 'applied',
      label: 'Farkı atölyede al',
      help: `Rezervasyonda ve Bugün’de “Kalan ${amount}” olarak görünür.`,
    },
  ] as const;

const cheaper = (amount: string, mayRefund: boolean) => [
  { value: 'kept', label: 'Fiyat aynı kalsın', help: 'Fark iade edilmez.' } as const,
  ...(mayRefund
    ? [
        {
          value: 'applied',
          label: 'Farkı uygula',
          help: `${amount} fiyattan düşer; fazla ödenmişse ödendiği yoldan geri döner.`,
        } as const,
      ]
    : []),
];
