import { chakra } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { GuestChoiceQuery } from '@contract/booking-changes/call-off/call-off.dto.js';
import type { GuestChoiceView } from '@contract/booking-changes/call-off/call-off.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { StudioPhone } from '../../../ui/studio-phone.js';
import { BookingLinkPage } from '../booking-link-page.js';
import { MadeChoice } from './made-choice.js';
import { OpenChoice } from './open-choice.js';

const KEY_PARAMETER = 'anahtar';
const TITLE = 'Seçiminiz';

/** Where the buyer of a date that does not take place chooses what becomes of the booking. Opening it changes nothing. */
export function ChoicePage() {
  const { bookingId = '' } = useParams();
  const [search] = useSearchParams();
  const link = { bookingId, choiceKey: search.get(KEY_PARAMETER) ?? '' };
  const isAddressWhole = link.choiceKey !== '';
  const choice = trpc.guestChoices.view.useQuery(link, { enabled: isAddressWhole, staleTime: 0 });
  return (
    <BookingLinkPage
      title={TITLE}
      read={choice}
      isAddressWhole={isAddressWhole}
      unknown="choice_not_found"
      unreachable={{
        title: 'Seçeneklerinizi şu anda gösteremiyoruz',
        text: 'Bağlantı hatası. Rezervasyonunuz bundan etkilenmedi; yeniden deneyin.',
      }}
      loading="Seçenekleriniz yükleniyor"
    >
      {(view) => <ShownChoice view={view} link={link} />}
    </BookingLinkPage>
  );
}

interface ShownChoiceProps {
  readonly view: GuestChoiceView;
  readonly link: GuestChoiceQuery;
}

function ShownChoice({ view, link }: ShownChoiceProps) {
  useDocumentTitle(TITLE);
  return (
    <chakra.div display="grid" gap="6">
      {view.outcome === null ? <OpenChoice view={view} link={link} /> : <MadeChoice view={view} />}
      <chakra.dl display="grid" gap="1" p="5" borderWidth="1px" borderRadius="lg" bg="bg.panel">
        <Fact name="Workshop">{view.title}</Fact>
        {view.formerly !== null && <Fact name="Önceki gün">{view.formerly}</Fact>}
        <Fact name={view.formerly === null ? 'Yapılamayan gün' : 'Yeni gün'}>
          {formatSession(view.session)}
        </Fact>
        <Fact name="Rezervasyon">{`${view.shortId} · ${view.seats} kişi`}</Fact>
      </chakra.dl>
      <chakra.p color="fg.muted">
        Takıldığınız yerde bizi arayın: <StudioPhone />
      </chakra.p>
    </chakra.div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <chakra.div display="grid" gridTemplateColumns="140px minmax(0, 1fr)" gap="3">
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{children}</chakra.dd>
    </chakra.div>
  );
}
