import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Check, Mail, Reply, X } from 'lucide-react';
import type { BulkOrderDecision } from '@contract/orders/bulk-orders/admin-bulk-orders.dto.js';
import type { AdminBulkOrderView } from '@contract/orders/bulk-orders/admin-bulk-orders.views.js';
import { formatDateTime } from '@contract/common/dates.js';
import { formatPhone } from '@contract/common/phone.js';
import { Badge } from '../../../ui/badge.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { Paragraphs } from '../../../ui/paragraphs.js';
import { TextAnchor } from '../../../ui/text-link.js';
import { OfferMails } from './offer-mails.js';
import { OverdueBadge } from '../../ui/overdue-badge.js';

interface BulkOrderCardProps {
  readonly order: AdminBulkOrderView;
  readonly now: Date;
  readonly isDeciding: boolean;
  readonly answerHref: string;
  readonly onDecide: (status: BulkOrderDecision) => void;
}

export function BulkOrderCard({ order, now, isDeciding, answerHref, onDecide }: BulkOrderCardProps) {
  const { name, email, phone, message, createdAt, isOverdue, offer } = order;
  return (
    <chakra.article
      aria-label={name}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="3"
      py="5"
      borderBottomWidth="1px"
      overflowWrap="anywhere"
    >
      <chakra.header display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <chakra.h2 textStyle="h4">{name}</chakra.h2>
        {isOverdue && <OverdueBadge since={createdAt} now={now} />}
        {offer && (
          <Badge tone="info">
            <Icon as={Mail} size="sm" />
            Teklif gönderildi · {formatDateTime(offer.sentAt)}
          </Badge>
        )}
        <chakra.span textStyle="sm" color="fg.subtle" ms={{ base: '0', md: 'auto' }}>
          {formatDateTime(createdAt)}
        </chakra.span>
      </chakra.header>
      <chakra.p display="flex" flexWrap="wrap" columnGap="5" rowGap="1">
        <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor>
        <TextAnchor href={`tel:${phone}`}>{formatPhone(phone)}</TextAnchor>
      </chakra.p>
      <chakra.div maxW="72ch">
        <Paragraphs text={message} />
      </chakra.div>
      {offer && <Offer id={order.id} {...offer} />}
      <Decision order={order} isDeciding={isDeciding} answerHref={answerHref} onDecide={onDecide} />
    </chakra.article>
  );
}

type OfferProps = NonNullable<AdminBulkOrderView['offer']> & { readonly id: string };

/** Its mails are read when it is unfolded. */
function Offer({ id, subject, text }: OfferProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <chakra.details maxW="72ch" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
      <chakra.summary minH="target" alignContent="center" cursor="pointer" fontWeight="600" color="brand.fg">
        Gönderdiğiniz teklif
      </chakra.summary>
      <chakra.div bg="bg.subtle" borderRadius="md" p="4">
        <chakra.p fontWeight="650" mb="2">
          {subject}
        </chakra.p>
        <Paragraphs text={text} />
      </chakra.div>
      {isUnfolded && (
        <chakra.div mt="4">
          <OfferMails requestId={id} />
        </chakra.div>
      )}
    </chakra.details>
  );
}

/** The answer button above, the two decisions side by side below. */
const TWO_ROWS_ON_PHONES = {
  '& > *': { flex: { base: '1 1 40%', md: 'initial' } },
  '& > :is(:first-child, :last-child)': { flex: { base: '1 1 100%', md: 'initial' } },
};

/** Specification 2, section 4: only pending requests are decided, and an offer comes before the decision. */
function Decision({ order, isDeciding, answerHref, onDecide }: Omit<BulkOrderCardProps, 'now'>) {
  const { status, dueAt, decidedAt, isOverdue, offer } = order;
  const isOpen = status === 'pending';
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="2"
      rowGap="3"
      {...(isOpen && { css: TWO_ROWS_ON_PHONES })}
    >
      <ButtonLink
        to={answerHref}
        preventScrollReset
        size="sm"
        variant={isOpen ? 'primary' : 'ghost'}
        icon={<Icon as={Reply} size="sm" />}
      >
        Yanıtla
      </ButtonLink>
      {isOpen && (
        <>
          <Button
            size="sm"
            variant="outline"
            icon={<Icon as={Check} size="sm" />}
            pending={isDeciding}
            onClick={() => onDecide('approved')}
          >
            Onayla
          </Button>
          <Button
            size="sm"
            variant="outline"
            icon={<Icon as={X} size="sm" />}
            disabled={isDeciding}
            onClick={() => onDecide('rejected')}
          >
            Reddet
          </Button>
        </>
      )}
      <chakra.span textStyle="sm" color="fg.subtle">
        {decidedAt !== null && `Karar: ${formatDateTime(decidedAt)}`}
        {decidedAt === null && offer === null && !isOverdue && `Söz verilen zaman: ${formatDateTime(dueAt)}`}
      </chakra.span>
    </chakra.div>
  );
}
