import { chakra } from '@chakra-ui/react';
import type { AccountBooking } from '@contract/people/account.views.js';
import { paths } from '../../lib/navigation/paths.js';
import { trpc } from '../../lib/server/trpc.js';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { BookingsSkeleton } from './bookings-skeleton.js';
import { ComingBooking, hasValidTicket } from './coming-booking.js';
import { PastBooking } from './past-booking.js';
import { useFeatures } from '../../lib/site/use-features.js';

export function BookingsTab() {
  useDocumentTitle('Rezervasyonlarım');
  const bookings = trpc.account.bookings.useQuery();
  if (bookings.isPending) return <BookingsSkeleton />;
  if (bookings.isLoadingError) {
    return (
      <chakra.div pt="8">
        <ErrorState
          title="Rezervasyonlarınızı gösteremiyoruz"
          text="Yerleriniz olduğu gibi duruyor. Bağlantınızı kontrol edip yeniden deneyin."
          onRetry={() => void bookings.refetch()}
          retrying={bookings.isFetching}
        />
      </chakra.div>
    );
  }
  return bookings.data.length === 0 ? <NoBookings /> : <Bookings bookings={bookings.data} />;
}

function Bookings({ bookings }: { readonly bookings: readonly AccountBooking[] }) {
  const coming = bookings.filter(hasValidTicket);
  const past = bookings.filter((booking) => !hasValidTicket(booking));
  return (
    <chakra.div display="grid" gap="10" pt="8">
      <chakra.section aria-labelledby="coming-bookings" display="grid" gap="4">
        <chakra.h2 id="coming-bookings" textStyle="h3">
          Yaklaşan
        </chakra.h2>
        {coming.length === 0 ? (
          <NothingComing />
        ) : (
          <chakra.ul display="grid" gap="8">
            {coming.map((booking) => (
              <ComingBooking key={booking.id} booking={booking} />
            ))}
          </chakra.ul>
        )}
      </chakra.section>
      {past.length > 0 && (
        <section aria-labelledby="past-bookings">
          <chakra.h2 id="past-bookings" textStyle="h3">
            {past.every(({ isPast }) => isPast) ? 'Geçmiş' : 'Geçmiş ve iptal edilenler'}
          </chakra.h2>
          <ul>
            {past.map((booking) => (
              <PastBooking key={booking.id} booking={booking} />
            ))}
          </ul>
        </section>
      )}
    </chakra.div>
  );
}

function NothingComing() {
  const { workshops } = useFeatures();
  return (
    <chakra.div display="flex" alignItems="center" justifyContent="space-between" flexWrap="wrap" gap="4">
      <chakra.p color="fg.muted">
        Şu anda ayrılmış bir yeriniz yok.{workshops && ' Tezgâhta size yer var.'}
      </chakra.p>
      {workshops && (
        <ButtonLink to={paths.workshops} variant="outline" size="sm">
          Takvime Bakın
        </ButtonLink>
      )}
    </chakra.div>
  );
}

function NoBookings() {
  const { workshops } = useFeatures();
  return (
    <EmptyState
      shape="vase"
      titleAs="h2"
      title="Henüz rezervasyonunuz yok"
      text={
        workshops
          ? 'Takvimden size uyan günü seçin; biletiniz burada sizi bekler.'
          : 'Biletleriniz burada görünür.'
      }
      action={
        workshops && (
          <ButtonLink to={paths.workshops} variant="outline">
            Workshopları İnceleyin
          </ButtonLink>
        )
      }
    />
  );
}
