import { chakra } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { GuestChoiceQuery } from '@contract/booking-changes/call-off/call-off.dto.js';
import type { GuestChoiceView } from '@contract/booking-changes/call-off/call-off.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { describeError } from '../../../lib/server/describe-error.js';
import { trpc } from '../../../lib/server/trpc.js';
import { useDocumentTitle } from '../../../lib/navigation/use-document-title.js';
import { ConfirmViewport } from '../../../ui/confirm-dialog.js';
import { MailedAddressProblem } from '../../../ui/mailed-address-problem.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StudioPhone } from '../../../ui/studio-phone.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
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
    <chakra.div
      maxW="calc({sizes.result} + 2 * {spacing.gutter})"
      mx="auto"
      px="gutter"
      pt={{ base: '10', md: '16' }}
      pb="24"
    >
      {/* The address contains a key. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex, nofollow" />
      <ConfirmViewport />
      {choice.data !== undefined && <ShownChoice view={choice.data} link={link} />}
      {choice.data === undefined && isAddressWhole && choice.isPending && <Loading />}
      {choice.data === undefined && (!isAddressWhole || choice.isError) && (
        <MailedAddressProblem
          documentTitle={TITLE}
          unknownTitle="Bu sayfayı bulamadık"
          unreachable={{
            title: 'Seçeneklerinizi şu anda gösteremiyoruz',
            text: 'Bağlantı hatası. Rezervasyonunuz bundan etkilenmedi; yeniden deneyin.',
          }}
          isUnknown={!isAddressWhole || isUnknown(choice.error)}
          isRetrying={choice.isFetching}
          onRetry={() => void choice.refetch()}
        />
      )}
    </chakra.div>
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

function Loading() {
  return (
    <chakra.div display="grid" gap="5">
      <VisuallyHidden role="status">Seçenekleriniz yükleniyor</VisuallyHidden>
      <Skeleton h="14" w="60%" />
      <Skeleton h="6" w="86%" />
      <Skeleton h="56" />
    </chakra.div>
  );
}

function isUnknown(error: unknown): boolean {
  return ['choice_not_found', 'not_found', 'invalid_input'].includes(describeError(error).code);
}
