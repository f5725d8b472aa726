import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { formatDate, formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { shortId } from '@contract/common/short-id.js';
import { DIFFERENCE_LABELS } from '@contract/reconciliation/card-money.js';
import type { DifferenceView } from '@contract/reconciliation/reconciliation.views.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';
import { ExplainDialog } from './explain-dialog.js';

/** The payments about which both sides disagree, the open ones first; nothing when there are none. */
export function CardDifferences({ differences }: { readonly differences: readonly DifferenceView[] }) {
  const [explained, setExplained] = useState<DifferenceView>();
  if (differences.length === 0) return null;
  return (
    <>
      <chakra.ul listStyleType="none" aria-label="Farklar" display="grid" gap="3">
        {differences.map((difference) => (
          <Item key={difference.id} difference={difference} onExplain={() => setExplained(difference)} />
        ))}
      </chakra.ul>
      {explained && <ExplainDialog difference={explained} onClose={() => setExplained(undefined)} />}
    </>
  );
}

interface ItemProps {
  readonly difference: DifferenceView;
  readonly onExplain: () => void;
}

function Item({ difference, onExplain }: ItemProps) {
  const { kind, day, orderId, oursKurus, theirsKurus, providerPaymentId } = difference;
  const { explanation, explainedBy, explainedAt } = difference;
  const isOpen = explainedAt === null;
  return (
    <chakra.li
      p="4"
      borderWidth="1px"
      borderRadius="md"
      overflowWrap="anywhere"
      {...(isOpen && { borderColor: 'danger.fg', bg: 'danger.subtle' })}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
        <strong>{DIFFERENCE_LABELS[kind]}</strong>
        <Badge tone={isOpen ? 'danger' : 'neutral'}>{isOpen ? 'Açık' : 'Açıklandı'}</Badge>
      </chakra.div>
      <chakra.p mt="1">
        Dükkân {formatTl(oursKurus)}, iyzico {formatTl(theirsKurus)}. {formatDate(day)}, iyzico ödeme no{' '}
        {providerPaymentId}
        {orderId !== null && (
          <>
            , <TextLink to={adminPaths.order(orderId)}>sipariş {shortId(orderId)}</TextLink>
          </>
        )}
      </chakra.p>
      <chakra.p mt="1" textStyle="sm" color="fg.muted">
        {isOpen ? WAYS[kind] : `${explanation ?? ''} (${explainedBy ?? ''}, ${formatDateTime(explainedAt)})`}
      </chakra.p>
      <chakra.div mt="3">
        <Button variant="outline" size="sm" onClick={onExplain}>
          {isOpen ? 'Açıkla ve Kapat' : 'Açıklamayı Değiştir'}
        </Button>
      </chakra.div>
    </chakra.li>
  );
}

/** What the studio can do about each kind. */
const WAYS: Readonly<Record<DifferenceView['kind'], string>> = {
  unknown_here:
    'Bu para dükkânın bilmediği bir ödemeden geliyor: iyzico panelinde ödeme numarasıyla bakın. Panelden aldığınız bir ödemeyse açıklayın; değilse panelden iade edin.',
  unknown_there:
    'iyzico bu ödemeyi tanımıyor: başka bir hesaba gitmiş olabilir. Panelde ödeme numarasıyla bakın, siparişi ondan sonra gönderin.',
  paid: 'iyzico panelinde ödemeye bakın. Tutar gerçekten farklıysa siparişteki ödemeyi düzeltin ya da nedenini yazın.',
  returned:
    'Büyük olasılıkla iyzico panelinden iade yapıldı ya da bir iade elden verildi. Siparişte aynı tutarı iade edildi olarak kaydederseniz fark bir sonraki okumada kapanır.',
};
