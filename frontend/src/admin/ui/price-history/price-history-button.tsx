import { chakra } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useState } from 'react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { explainPriorPrice } from '@contract/prices/explain-prior-price.js';
import type { PriceHistoryView } from '@contract/prices/price-history.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { Icon } from '../../../ui/icon.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { LoadError } from '../load-error.js';

type Priced = { readonly productId: string } | { readonly sessionId: string };

/** Opens what a product or a session cost since when, and why visitors see a crossed-out price or none. */
export function PriceHistoryButton(priced: Priced) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={History} size="sm" />}
        onClick={() => setOpen(true)}
      >
        Fiyat Geçmişi
      </Button>
      {isOpen &&
        ('productId' in priced ? (
          <OfProduct id={priced.productId} onClose={close} />
        ) : (
          <OfSession sessionId={priced.sessionId} onClose={close} />
        ))}
    </>
  );
}

interface Closable {
  readonly onClose: () => void;
}

const FRESH = { staleTime: 0, gcTime: 0 };

function OfProduct({ id, onClose }: Closable & { readonly id: string }) {
  return <HistoryDialog history={trpc.admin.prices.product.useQuery({ id }, FRESH)} onClose={onClose} />;
}

function OfSession({ sessionId, onClose }: Closable & { readonly sessionId: string }) {
  const history = trpc.admin.prices.session.useQuery({ sessionId }, FRESH);
  return <HistoryDialog history={history} onClose={onClose} />;
}

interface HistoryDialogProps extends Closable {
  readonly history: {
    readonly data: PriceHistoryView | undefined;
    readonly error: unknown;
    readonly isError: boolean;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

function HistoryDialog({ history, onClose }: HistoryDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Fiyat geçmişi">
      {history.isError && <LoadError query={history} what="Fiyat geçmişi yüklenirken hata oluştu" />}
      {history.isPending && <Skeleton h="160px" borderRadius="md" />}
      {history.data && <Changes history={history.data} />}
    </Dialog>
  );
}

function Changes({ history }: { readonly history: PriceHistoryView }) {
  return (
    <>
      <p>{explainPriorPrice(history)}</p>
      <chakra.p textStyle="sm" color="fg.subtle" mt="2" mb="5">
        Üstü çizili fiyatı siz yazmazsınız; yasa gereği bu geçmişten hesaplanır. Günler atölyenin saatiyle
        sayılır.
      </chakra.p>
      <chakra.ol borderTopWidth="1px">
        {history.changes.map(({ since, priceKurus }) => (
          <chakra.li
            key={since}
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            columnGap="4"
            py="3"
            borderBottomWidth="1px"
          >
            <chakra.span color="fg.muted">{formatDateTime(since)}</chakra.span>
            <chakra.strong fontWeight="650">
              {priceKurus === null ? 'Satışta değil' : formatTl(priceKurus)}
            </chakra.strong>
          </chakra.li>
        ))}
      </chakra.ol>
    </>
  );
}
