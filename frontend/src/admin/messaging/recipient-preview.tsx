import { chakra } from '@chakra-ui/react';
import type { RecipientsView, RecipientView } from '@contract/messages/admin-messaging.views.js';
import { RECIPIENT_TYPE_LABELS } from '@contract/messages/audience.js';
import { Badge } from '../../ui/badge.js';
import { Button } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';
import { Skeleton } from '../../ui/skeleton.js';
import { VisuallyHidden } from '../../ui/visually-hidden.js';
import { peopleText, reachText } from './reach-text.js';

interface RecipientPreviewProps {
  readonly recipients: RecipientsView | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  /** What stands here is of another group, and being read anew. */
  readonly isStale: boolean;
  readonly onRetry: () => void;
  readonly onPage: (page: number) => void;
}

/** Who gets it, before it is sent. */
export function RecipientPreview(props: RecipientPreviewProps) {
  const { recipients, hasFailed, isFetching, isStale, onRetry, onPage } = props;
  return (
    <chakra.section
      aria-labelledby="alicilar"
      aria-busy={isFetching}
      bg="bg.subtle"
      borderRadius="lg"
      p={{ base: '4', md: '5' }}
      minW="0"
    >
      <chakra.h2 id="alicilar" textStyle="h4" mb="1">
        Kimlere gidecek?
      </chakra.h2>
      {hasFailed && (
        <ErrorState title="Alıcılar yüklenirken hata oluştu" onRetry={onRetry} retrying={isFetching} />
      )}
      {recipients === undefined && !hasFailed && <PreviewSkeleton />}
      {recipients && (
        <chakra.div opacity={isStale ? '0.6' : '1'}>
          <Reached recipients={recipients} onPage={onPage} />
        </chakra.div>
      )}
    </chakra.section>
  );
}

function Reached({
  recipients: { items, pagination, reach },
  onPage,
}: Pick<RecipientPreviewProps, 'onPage'> & { readonly recipients: RecipientsView }) {
  const { page, totalPages, hasNext, hasPrevious } = pagination;
  return (
    <>
      <chakra.p role="status" color="fg.muted" mb="3">
        {reach.recipientCount === 0 ? 'Bu filtre için alıcı bulunamadı.' : reachText(reach)}
      </chakra.p>
      <ul aria-label={`Alıcılar, ${peopleText(reach.recipientCount)}`}>
        {items.map((recipient) => (
          <Recipient key={recipient.email} {...recipient} />
        ))}
      </ul>
      {totalPages > 1 && (
        <chakra.nav
          aria-label="Alıcı sayfaları"
          display="flex"
          justifyContent="space-between"
          alignItems="center"
          gap="2"
          mt="3"
        >
          <Button size="sm" variant="ghost" disabled={!hasPrevious} onClick={() => onPage(page - 1)}>
            Önceki
          </Button>
          <chakra.span textStyle="sm" color="fg.muted">
            {page} / {totalPages}
          </chakra.span>
          <Button size="sm" variant="ghost" disabled={!hasNext} onClick={() => onPage(page + 1)}>
            Sonraki
          </Button>
        </chakra.nav>
      )}
    </>
  );
}

function Recipient({ firstName, lastName, email, type, hasAccount, isMailed }: RecipientView) {
  const way = [hasAccount && 'hesap', isMailed && 'e-posta'].filter((each) => each !== false).join(' + ');
  return (
    <chakra.li
      display="flex"
      justifyContent="space-between"
      alignItems="center"
      gap="3"
      py="2"
      borderTopWidth="1px"
      overflowWrap="anywhere"
    >
      <chakra.div minW="0">
        <chakra.p fontWeight="600">{`${firstName} ${lastName}`}</chakra.p>
        <chakra.p textStyle="sm" color="fg.subtle">
          {email} · {way}
        </chakra.p>
      </chakra.div>
      <Badge tone="neutral">{RECIPIENT_TYPE_LABELS[type]}</Badge>
    </chakra.li>
  );
}

function PreviewSkeleton() {
  return (
    <chakra.div display="grid" gap="3">
      <VisuallyHidden role="status">Alıcılar yükleniyor</VisuallyHidden>
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} h="44px" />
      ))}
    </chakra.div>
  );
}
