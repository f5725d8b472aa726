import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { paths } from '../../lib/navigation/paths.js';
import { trpc } from '../../lib/server/trpc.js';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';
import { useSession } from '../../lib/account/use-session.js';
import { Button, ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { Note } from '../../ui/note.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { OwnCredits } from './own-credits.js';
import { AccountOrderEntry } from './account-order-entry.js';
import { OrdersSkeleton } from './orders-skeleton.js';
import { useFeatures } from '../../lib/site/use-features.js';

export function OrdersTab() {
  useDocumentTitle('Siparişlerim');
  const pages = trpc.account.orders.useInfiniteQuery({}, { getNextPageParam: (page) => page.nextCursor });
  const [focusedIndex, setFocusedIndex] = useState<number | null>(null);
  const orders = pages.data?.pages.flatMap((page) => page.orders) ?? [];
  if (pages.isPending) return <OrdersSkeleton />;
  if (pages.isLoadingError) {
    return (
      <chakra.div pt="8">
        <ErrorState
          title="Siparişlerinizi gösteremiyoruz"
          text="Siparişleriniz olduğu gibi duruyor. Bağlantınızı kontrol edip yeniden deneyin."
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      </chakra.div>
    );
  }
  if (orders.length === 0) return <NoOrders />;
  return (
    <section aria-label="Siparişleriniz">
      <OwnCredits />
      <VisuallyHidden role="status">{orders.length} sipariş gösteriliyor</VisuallyHidden>
      <ul>
        {orders.map((order, index) => (
          <AccountOrderEntry key={order.id} order={order} takesFocus={index === focusedIndex} />
        ))}
      </ul>
      {pages.isFetchNextPageError && (
        <chakra.div pt="6">
          <Note tone="danger" role="alert">
            Devamını yükleyemedik. Bağlantınızı kontrol edip yeniden deneyin.
          </Note>
        </chakra.div>
      )}
      {pages.hasNextPage && (
        <chakra.div display="grid" justifyItems="center" pt="8">
          <Button
            variant="outline"
            pending={pages.isFetchingNextPage}
            pendingLabel="Yükleniyor..."
            onClick={() => {
              setFocusedIndex(orders.length);
              void pages.fetchNextPage();
            }}
          >
            Daha Fazla Göster
          </Button>
        </chakra.div>
      )}
    </section>
  );
}

function NoOrders() {
  const { customer } = useSession();
  const { shop } = useFeatures();
  if (customer?.isEmailVerified === false) return <OrdersBehindVerification />;
  return (
    <EmptyState
      shape="mug"
      titleAs="h2"
      title="Henüz siparişiniz yok"
      text={
        shop
          ? 'Rafta sizi bekleyen parçalara göz atın; verdiğiniz siparişleri buradan izlersiniz.'
          : 'Verdiğiniz siparişleri buradan izlersiniz.'
      }
      action={
        shop && (
          <ButtonLink to={paths.shelf} variant="outline">
            Ürünleri İnceleyin
          </ButtonLink>
        )
      }
    />
  );
}

/** Orders that were placed with the address before it was proved are shown only afterwards. */
function OrdersBehindVerification() {
  return (
    <EmptyState
      shape="mug"
      titleAs="h2"
      title="Burada henüz sipariş görünmüyor"
      text="Bu e-posta adresiyle üye olmadan sipariş verdiyseniz, adresinizi doğruladığınızda siparişiniz ve biletleriniz burada görünür."
      action={
        <ButtonLink to={paths.accountProfile} variant="outline">
          E-postanızı Doğrulayın
        </ButtonLink>
      }
    />
  );
}
