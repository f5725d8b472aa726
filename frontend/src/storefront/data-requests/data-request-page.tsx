import { chakra } from '@chakra-ui/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { formatDate, formatDateTime, studioDate } from '@contract/common/dates.js';
import { DATA_REQUEST_KIND_NAMES } from '@contract/data-requests/data-request.js';
import type { DataRequestKeyDto } from '@contract/data-requests/data-requests.dto.js';
import type { DataRequestView } from '@contract/data-requests/data-requests.views.js';
import { useDocumentTitle } from '../../lib/navigation/use-document-title.js';
import { describeError } from '../../lib/server/describe-error.js';
import { trpc } from '../../lib/server/trpc.js';
import { Button } from '../../ui/button.js';
import { MailedAddressProblem } from '../../ui/mailed-address-problem.js';
import { NarrowPage } from '../../ui/narrow-page.js';
import { Note } from '../../ui/note.js';
import { Paragraphs } from '../../ui/paragraphs.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { DownloadOwnData } from './download-own-data.js';
import { REQUEST_PAGE, STATE_TEXTS } from './data-request.texts.js';

const KEY_PARAMETER = 'anahtar';
const UNKNOWN = ['data_request_not_found', 'not_found', 'invalid_input'];

/** The page of a request, which mails link to. Mail scanners follow links too, so only its button confirms. */
export function DataRequestPage() {
  const { requestId = '' } = useParams();
  const [search] = useSearchParams();
  const address = { requestId, requestSecret: search.get(KEY_PARAMETER) ?? '' };
  const isAddressWhole = address.requestSecret !== '';
  const request = trpc.dataRequests.view.useQuery(address, { enabled: isAddressWhole, gcTime: 0 });
  return (
    <>
      {/* The address contains a key. */}
      <meta name="referrer" content="no-referrer" />
      <meta name="robots" content="noindex, nofollow" />
      {request.data !== undefined && <ShownRequest request={request.data} address={address} />}
      {request.data === undefined && isAddressWhole && request.isPending && (
        <NarrowPage title={REQUEST_PAGE.documentTitle}>
          <VisuallyHidden role="status">{REQUEST_PAGE.loading}</VisuallyHidden>
          <Skeleton h="160px" />
        </NarrowPage>
      )}
      {request.data === undefined && (!isAddressWhole || request.isError) && (
        <chakra.div maxW="calc({sizes.result} + 2 * {spacing.gutter})" mx="auto" px="gutter" py="16">
          <MailedAddressProblem
            documentTitle={REQUEST_PAGE.documentTitle}
            unknownTitle={REQUEST_PAGE.unknown}
            unreachable={REQUEST_PAGE.unreachable}
            isUnknown={!isAddressWhole || UNKNOWN.includes(describeError(request.error).code)}
            isRetrying={request.isFetching}
            onRetry={() => void request.refetch()}
          />
        </chakra.div>
      )}
    </>
  );
}

interface ShownRequestProps {
  readonly request: DataRequestView;
  readonly address: DataRequestKeyDto;
}

function ShownRequest({ request, address }: ShownRequestProps) {
  const { kind, state, confirmedAt, answerBy, answer, exportUntil } = request;
  const { title, lead } = STATE_TEXTS[state];
  useDocumentTitle(title);
  return (
    <NarrowPage title={title} lead={lead}>
      <p>
        Konusu: <strong>{DATA_REQUEST_KIND_NAMES[kind]}</strong>
        {confirmedAt !== null && ` · ${formatDateTime(confirmedAt)} itibarıyla alındı`}
      </p>
      {state === 'unconfirmed' && <Confirm address={address} />}
      {state === 'open' && answerBy !== null && (
        <Note role="status">
          En geç <strong>{formatDate(studioDate(new Date(answerBy)))}</strong> gününe kadar yanıtlıyoruz.
        </Note>
      )}
      {answer !== null && (
        <chakra.section aria-label="Yanıtımız" bg="bg.subtle" borderRadius="md" p="5" overflowWrap="anywhere">
          <Paragraphs text={answer.text} />
        </chakra.section>
      )}
      {exportUntil !== null && <DownloadOwnData address={address} until={exportUntil} />}
      {answer !== null && <chakra.p color="fg.muted">{REQUEST_PAGE.complaint}</chakra.p>}
    </NarrowPage>
  );
}

function Confirm({ address }: Pick<ShownRequestProps, 'address'>) {
  const { dataRequests } = trpc.useUtils();
  const confirming = trpc.dataRequests.confirm.useMutation({
    onSettled: () => dataRequests.view.invalidate(),
  });
  return (
    <>
      {confirming.isError && (
        <Note tone="danger" role="alert">
          {describeError(confirming.error).message}
        </Note>
      )}
      <Button
        size="lg"
        block
        pending={confirming.isPending}
        pendingLabel={REQUEST_PAGE.confirming}
        onClick={() => confirming.mutate(address)}
      >
        {REQUEST_PAGE.confirm}
      </Button>
    </>
  );
}
