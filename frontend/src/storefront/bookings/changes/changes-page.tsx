import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type {
  GuestChangesState,
  GuestChangesView,
} from '@contract/booking-changes/guest/guest-changes.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { StudioPhone } from '../../../ui/studio-phone.js';
import { BookingLinkPage } from '../booking-link-page.js';
import { ChangeDone, type DoneChange } from './change-done.js';
import { OpenChanges } from './open-changes.js';
import { SeatRules } from './seat-rules.js';

const KEY_PARAMETER = 'anahtar';
const TITLE = 'Gün değişikliği ve iptal';

const LEADS: Record<GuestChangesState, string> = {
  open: 'Gelemeyecekseniz yerinizi buradan başka bir güne alabilir, başkasına bırakabilir, devredebilir ya da iptal edebilirsiniz.',
  begun: 'Bu workshop başladı ya da geride kaldı; yeriniz artık buradan değiştirilemiyor.',
  cancelled: 'Bu rezervasyon iptal edildi. Bir yanlışlık olduğunu düşünüyorsanız bizi arayın.',
  not_offered: 'Bu rezervasyon buradan değiştirilemiyor. Bizi arayın, birlikte bakalım.',
};

/** The page on which a buyer moves, resells or cancels seats. Opening it changes nothing. */
export function ChangesPage() {
  const { bookingId = '' } = useParams();
  const [search] = useSearchParams();
  const address = { bookingId, formKey: search.get(KEY_PARAMETER) ?? '' };
  const isAddressWhole = address.formKey !== '';
  const view = trpc.guestChanges.view.useQuery(address, { enabled: isAddressWhole, gcTime: 0 });
  const [done, setDone] = useState<DoneChange | null>(null);
  return (
    <BookingLinkPage
      title={TITLE}
      read={view}
      isAddressWhole={isAddressWhole}
      unknown="guest_changes_not_found"
      unreachable={{
        title: 'Rezervasyonunuzu şu anda gösteremiyoruz',
        text: 'Bağlantı hatası. Yeriniz bundan etkilenmedi; yeniden deneyin.',
      }}
      loading="Rezervasyonunuz yükleniyor"
    >
      {(shown) => <ShownChanges view={shown} formKey={address.formKey} done={done} onDone={setDone} />}
    </BookingLinkPage>
  );
}

interface ShownChangesProps {
  readonly view: GuestChangesView;
  readonly formKey: string;
  /** What was changed on this page a moment ago. */
  readonly done: DoneChange | null;
  readonly onDone: (done: DoneChange) => void;
}

function ShownChanges({ view, formKey, done, onDone }: ShownChangesProps) {
  useDocumentTitle(TITLE);
  return (
    <chakra.div display="grid" gap="8">
      {done !== null && <ChangeDone done={done} />}
      <chakra.div display="grid" gap="3">
        <chakra.h1 textStyle="h1">{TITLE}</chakra.h1>
        <chakra.p fontWeight="650" overflowWrap="anywhere">
          {view.title} · {formatSession(view)}
        </chakra.p>
        <chakra.p color="fg.muted">{LEADS[view.state]}</chakra.p>
      </chakra.div>
      {view.state === 'open' && (
        <OpenChanges
          key={`${view.bookingId}:${view.version}`}
          view={view}
          formKey={formKey}
          onDone={onDone}
        />
      )}
      <SeatRules rules={view.rules} />
      <chakra.p color="fg.muted">
        Takıldığınız yerde bizi arayın: <StudioPhone />
      </chakra.p>
    </chakra.div>
  );
}
