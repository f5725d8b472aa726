import { chakra } from '@chakra-ui/react';
import { formatTl } from '@contract/common/money.js';
import type { CounterSale } from '@contract/desk/counter.views.js';
import { Button } from '../../../ui/button.js';
import { confirm } from '../../../ui/confirm-dialog.js';
import { Note } from '../../../ui/note.js';
import { describeSaveFailure } from '../../lib/describe-load-failure.js';
import { describePayments } from '../describe-payments.js';
import { NOT_SOLD } from '../counter.texts.js';
import { UndoButton } from '../undo-button.js';
import type { useSale } from './use-sale.js';

interface SaleNewsProps {
  readonly sale: ReturnType<typeof useSale>;
}

/** What became of the sale that was sent. */
export function SaleNews({ sale }: SaleNewsProps) {
  if (sale.state === 'sending') return <Note role="status">Satış kaydediliyor...</Note>;
  if (sale.state === 'checking') {
    return (
      <Note tone="warning" role="status">
        Satış kaydedildi mi bilmiyoruz, kontrol ediyoruz...
      </Note>
    );
  }
  if (sale.state === 'unknown') return <Unknown sale={sale} />;
  if (sale.state === 'refused') {
    return (
      <Note tone="danger" role="alert">
        {describeSaveFailure(sale.error, NOT_SOLD)}
      </Note>
    );
  }
  return sale.sold && <Sold sold={sale.sold} onUndone={sale.setSold} />;
}

function Unknown({ sale }: SaleNewsProps) {
  const giveUp = async () => {
    const isSure = await confirm({
      title: 'Bu satışı bırakalım mı?',
      text: 'Satış kaydedilmiş olabilir. Yeniden satmadan önce Bugünün Satışları’na bakın.',
      confirmLabel: 'Bırak',
    });
    if (isSure) sale.giveUp();
  };
  return (
    <Note tone="warning" role="alert">
      <p>
        Bağlantı kurulamadı; satış kaydedildi mi bilmiyoruz. Bağlantı gelince kendiliğinden kontrol ederiz.
        Satış iki kez kaydedilmez.
      </p>
      <chakra.div display="flex" gap="2" mt="3">
        <Button size="sm" onClick={sale.again}>
          Yeniden Dene
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void giveUp()}>
          Vazgeç
        </Button>
      </chakra.div>
    </Note>
  );
}

interface SoldProps {
  readonly sold: CounterSale;
  readonly onUndone: (sale: CounterSale) => void;
}

function Sold({ sold, onUndone }: SoldProps) {
  const { totalKurus, payments, isUndone, pieces } = sold;
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0);
  const what = `${count} parça, ${formatTl(totalKurus)}`;
  if (isUndone) return <Note role="status">Satış geri alındı: {what}.</Note>;
  return (
    <Note tone="success" role="status">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <span>
          Satıldı: {what}
          {payments.length > 0 && ` (${describePayments(payments)})`}.
        </span>
        <UndoButton sale={sold} onUndone={onUndone} />
      </chakra.div>
    </Note>
  );
}
