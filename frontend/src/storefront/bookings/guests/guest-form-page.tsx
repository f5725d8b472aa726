import { chakra } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { GuestFormKeyDto } from '@contract/bookings/seat-guests/seat-guests.dto.js';
import type { GuestFormState, GuestFormView } from '@contract/bookings/seat-guests/seat-guests.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { StudioPhone } from '../../../ui/studio-phone.js';
import { BookingLinkPage } from '../booking-link-page.js';
import { OtherSeats } from './other-seats.js';
import { GuestForm } from './guest-form.js';

const KEY_PARAMETER = 'anahtar';
const TITLE = 'Kimler geliyor?';

const LEADS: Record<GuestFormState, string> = {
  open: 'Gelecek kişileri yazın, atölyede sizi adınızla karşılayalım. Hepsini şimdi bilmiyorsanız sonra dönüp tamamlayabilirsiniz.',
  cancelled:
    'Bu rezervasyon iptal edildi, misafirler artık değiştirilemiyor. Bir yanlışlık olduğunu düşünüyorsanız bizi arayın.',
  past: 'Bu workshop geride kaldı, misafirler artık değiştirilemiyor. Yeni bir tarihte yine bekleriz.',
};

/** The page on which a buyer names the guests of a booking. Nothing of it is asked before paying. */
export function GuestFormPage() {
  const { bookingId = '' } = useParams();
  const [search] = useSearchParams();
  const address = { bookingId, formKey: search.get(KEY_PARAMETER) ?? '' };
  const isAddressWhole = address.formKey !== '';
  // Read again only when a change was refused, because typed values are compared with what was read.
  const form = trpc.guestForm.view.useQuery(address, {
    enabled: isAddressWhole,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return (
    <BookingLinkPage
      title={TITLE}
      read={form}
      isAddressWhole={isAddressWhole}
      unknown="guest_form_not_found"
      unreachable={{
        title: 'Misafirlerinizi şu anda gösteremiyoruz',
        text: 'Bağlantı hatası. Rezervasyonunuz bundan etkilenmedi; yeniden deneyin.',
      }}
      loading="Misafirleriniz yükleniyor"
    >
      {(view) => <ShownForm view={view} address={address} />}
    </BookingLinkPage>
  );
}

interface ShownFormProps {
  readonly view: GuestFormView;
  readonly address: GuestFormKeyDto;
}

function ShownForm({ view, address }: ShownFormProps) {
  useDocumentTitle(TITLE);
  return (
    <chakra.div display="grid" gap="8">
      <chakra.div display="grid" gap="3">
        <chakra.h1 textStyle="h1">{TITLE}</chakra.h1>
        <chakra.p fontWeight="650" overflowWrap="anywhere">
          {view.title} · {formatSession(view)}
        </chakra.p>
        <chakra.p color="fg.muted">{LEADS[view.state]}</chakra.p>
        {view.isForChildren && view.state === 'open' && (
          <chakra.p color="fg.muted">
            Bu bir çocuk atölyesi: her çocuk için sorumlu bir yetişkin yazın. Siz de katılıyorsanız kendi
            yaşınızı seçin.
          </chakra.p>
        )}
      </chakra.div>
      <GuestForm view={view} address={address} />
      <OtherSeats others={view.others} />
      <chakra.p color="fg.muted">
        Takıldığınız yerde bizi arayın: <StudioPhone />
      </chakra.p>
    </chakra.div>
  );
}
