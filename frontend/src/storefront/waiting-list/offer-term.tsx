import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import type { OfferView } from '@contract/waiting-list/waiting-list.views.js';
import { Note } from '../../ui/note.js';

/** Until when the seats are kept, and what they cost. */
export function OfferTerm({ offer }: { readonly offer: OfferView }) {
  const { endsAt, seats, session, isBeingPaid } = offer;
  if (isBeingPaid) {
    return (
      <Note tone="info" role="status">
        Ödemeniz bankanızda sürüyor. Sonucu siparişinizin sayfasında görürsünüz; yeniden ödeme yapmayın.
      </Note>
    );
  }
  return (
    <Note tone="success" role="status">
      <strong>{formatDateTime(endsAt)}</strong> saatine kadar sizin.
      <chakra.span display="block">
        {formatTl(seats * session.priceKurus)}
        {session.studentPriceKurus < session.priceKurus &&
          ` · öğrenci ${formatTl(seats * session.studentPriceKurus)}`}
      </chakra.span>
    </Note>
  );
}
