import { chakra } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { EntryKeyDto } from '@contract/waiting-list/waiting-list.dto.js';
import type { WaitingListEntryView } from '@contract/waiting-list/waiting-list.views.js';
import { formatSession } from '@contract/workshops/session.js';
import { describeError } from '../../lib/server/describe-error.js';
import { paths } from '../../lib/navigation/paths.js';
import { trpc } from '../../lib/server/trpc.js';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';
import { ConfirmViewport } from '../../ui/confirm-dialog.js';
import { ButtonLink } from '../../ui/button.js';
import { MailedAddressProblem } from '../../ui/mailed-address-problem.js';
import { NarrowPage } from '../../ui/narrow-page.js';
import { Note } from '../../ui/note.js';
import { Skeleton } from '../../ui/skeleton.js';
import { StudioPhone } from '../../ui/studio-phone.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { EntryActions } from './entry-actions.js';
import { describePassedOver, ENTRY_TEXTS, MOVED_TEXT } from './entry-texts.js';
import { FreeDates } from './free-dates.js';
import { OfferTerm } from './offer-term.js';

const KEY_PARAMETER = 'anahtar';
const REFETCH_MS = 30_000;

/** The page of somebody who waits for seats. Opening it changes nothing. */
export function WaitingListPage() {
  const { entryId = '' } = useParams();
  const [search] = useSearchParams();
  const address = { entryId, entryKey: search.get(KEY_PARAMETER) ?? '' };
  const isAddressWhole = address.entryKey !== '';
  const entry = trpc.waitingList.entry.useQuery(address, {
    enabled: isAddressWhole,
    gcTime: 0,
    refetchInterval: REFETCH_MS,
  });
  return (
    <>
      {/* The address contains a key. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex, nofollow" />
      {entry.data !== undefined && <ShownEntry entry={entry.data} address={address} />}
      {entry.data === undefined && isAddressWhole && entry.isPending && <Loading />}
      {entry.data === undefined && (!isAddressWhole || entry.isError) && (
        <chakra.div maxW="calc({sizes.result} + 2 * {spacing.gutter})" mx="auto" px="gutter" py="16">
          <MailedAddressProblem
            documentTitle="Bekleme listesi"
            unknownTitle="Bu bekleme kaydını bulamadık"
            unreachable={{
              title: 'Sıranızı şu anda gösteremiyoruz',
              text: 'Bağlantı hatası. Sıranız bundan etkilenmedi; yeniden deneyin.',
            }}
            isUnknown={!isAddressWhole || isUnknown(entry.error)}
            isRetrying={entry.isFetching}
            onRetry={() => void entry.refetch()}
          />
        </chakra.div>
      )}
    </>
  );
}

interface ShownEntryProps {
  readonly entry: WaitingListEntryView;
  readonly address: EntryKeyDto;
}

function ShownEntry({ entry, address }: ShownEntryProps) {
  const { status, offer, place, passedOverFree, seats } = entry;
  const { title, lead } = entry.mayStay ? MOVED_TEXT : ENTRY_TEXTS[status];
  useDocumentTitle(title);
  return (
    <NarrowPage title={title} lead={lead}>
      <Facts entry={entry} />
      {place !== null && (
        <Note role="status">
          Sıranız: <strong>{place}</strong>
          {place === 1 && ' · ilk sıradasınız'}
        </Note>
      )}
      {place !== null && passedOverFree !== null && (
        <Note tone="info">{describePassedOver(seats, passedOverFree)}</Note>
      )}
      {offer !== null && <OfferTerm offer={offer} />}
      <EntryActions entry={entry} address={address} />
      <FreeDates dates={entry.otherDates} />
      {place === null && offer === null && status !== 'taken' && (
        <ButtonLink to={paths.workshops} variant="outline">
          Takvime Bakın
        </ButtonLink>
      )}
      <chakra.p color="fg.muted">
        Sorunuz varsa bizi arayın: <StudioPhone />
      </chakra.p>
      <ConfirmViewport />
    </NarrowPage>
  );
}

/** The offered date, or the one for which the entry waits. */
function Facts({ entry }: Pick<ShownEntryProps, 'entry'>) {
  const { offer, seats, takesFewer, takesAnyDate, status } = entry;
  const session = offer?.session ?? entry.session;
  const wishes = [takesFewer && 'daha azı da olur', takesAnyDate && 'başka tarih de olur'].filter(Boolean);
  return (
    <chakra.section
      aria-label="Beklediğiniz workshop"
      display="grid"
      gap="1"
      p="5"
      borderWidth="1px"
      borderRadius="lg"
      overflowWrap="anywhere"
    >
      <chakra.p textStyle="h4">{session.title}</chakra.p>
      <p>{formatSession(session)}</p>
      <chakra.p color="fg.muted">
        {offer === null ? `${seats} yer` : `${offer.seats} yer ayrıldı`}
        {offer === null && status === 'waiting' && wishes.length > 0 && ` · ${wishes.join(', ')}`}
        {offer !== null && offer.seats < seats && ` (${seats} yer bekliyordunuz)`}
      </chakra.p>
    </chakra.section>
  );
}

function Loading() {
  return (
    <NarrowPage title="Bekleme listesi">
      <VisuallyHidden role="status">Sıranız açılıyor...</VisuallyHidden>
      <Skeleton h="160px" />
    </NarrowPage>
  );
}

function isUnknown(error: unknown): boolean {
  return ['waiting_list_entry_not_found', 'not_found', 'invalid_input'].includes(describeError(error).code);
}
