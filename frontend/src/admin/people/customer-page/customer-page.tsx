import { chakra } from '@chakra-ui/react';
import { Navigate } from 'react-router-dom';
import { formatTl } from '@contract/common/money.js';
import type { CustomerPage as Customer, Person } from '@contract/people/customer-page.views.js';
import { formatShortDate } from '../../../lib/time/format-short-date.js';
import { trpc } from '../../../lib/server/trpc.js';
import { Badge } from '../../../ui/badge.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { TextLink } from '../../../ui/text-link.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { RecordNotLoaded } from '../../ui/record-not-loaded.js';
import { SectionHead } from '../../ui/section-head.js';
import { StatTiles } from '../../ui/stat-tiles.js';
import { AccountActions } from './account-actions.js';
import { ContactPart } from './contact-part.js';
import { ConversationParts } from './conversation-parts.js';
import { AccountMails, GuestMails } from './customer-mails.js';
import { NotesPart } from './notes-part.js';
import { PurchaseParts } from './purchase-parts.js';

const GONE = { code: 'not_found', title: 'Aradığınız kayıt bulunamadı.' } as const;
const BACK = { to: adminPaths.users, label: 'Kullanıcılara Dönün' };

/** Everything about one person: an account, or a guest by the address or number of their orders. */
export function CustomerPage({ person }: { readonly person: Person }) {
  const customer = trpc.admin.customers.view.useQuery(person);
  const account = customer.data?.account ?? null;
  if (account !== null && !('customerId' in person)) {
    return <Navigate to={adminPaths.customer(account.id)} replace />;
  }
  if (customer.data) return <Shown customer={customer.data} person={person} />;
  return (
    <>
      <SectionHead title="Müşteri" />
      {customer.isPending ? (
        <Loading />
      ) : (
        <RecordNotLoaded
          error={customer.error}
          onRetry={() => void customer.refetch()}
          failed="Müşteri yüklenemedi"
          gone={GONE}
          back={BACK}
        />
      )}
    </>
  );
}

function Loading() {
  return (
    <chakra.div display="grid" gap="5">
      <VisuallyHidden role="status">Müşteri yükleniyor</VisuallyHidden>
      <Skeleton h="24" />
      <Skeleton h="64" />
    </chakra.div>
  );
}

interface ShownProps {
  readonly customer: Customer;
  readonly person: Person;
}

function Shown({ customer, person }: ShownProps) {
  const { name, account, email } = customer;
  return (
    <>
      <SectionHead
        title={name === '' ? 'Misafir' : name}
        lead={<Lead customer={customer} />}
        actions={account && <AccountActions account={account} />}
      />
      <StatTiles tiles={tilesOf(customer)} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' }}
        gap={{ base: '6', lg: '8' }}
        alignItems="start"
      >
        <Side>
          <ContactPart customer={customer} />
          <NotesPart person={person} />
        </Side>
        <chakra.div minW="0" gridRow={{ lg: '1 / span 2' }} gridColumn={{ lg: '1' }}>
          <PurchaseParts customer={customer} person={person} />
          <ConversationParts customer={customer} />
        </chakra.div>
        <Side>
          {account && <AccountMails userId={account.id} />}
          {account === null && email !== '' && <GuestMails email={email} />}
        </Side>
      </chakra.div>
    </>
  );
}

const Side = chakra('div', {
  base: {
    minW: '0',
    p: '5',
    bg: 'bg.subtle',
    borderRadius: 'lg',
    gridColumn: { lg: '2' },
    '&:empty': { display: 'none' },
  },
});

function Lead({ customer: { account, otherAccountId, since } }: { readonly customer: Customer }) {
  const day = formatShortDate(since);
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <Badge tone={account ? 'success' : 'neutral'}>{account ? 'Üye' : 'Misafir'}</Badge>
      {account ? `${day} tarihinde kaydoldu` : `İlk siparişi ${day}`}
      {otherAccountId !== null && (
        <TextLink to={adminPaths.customer(otherAccountId)}>Bu adresle bir üyelik var</TextLink>
      )}
    </chakra.span>
  );
}

function tilesOf({ sums, visits }: Customer) {
  const expected = [
    ...(visits.coming > 0 ? [`${visits.coming} yer bekleniyor`] : []),
    ...(visits.noShow > 0 ? [`${visits.noShow} gelmedi`] : []),
  ].join(' · ');
  return [
    { label: 'Sipariş', value: String(sums.orders), note: `${formatTl(sums.boughtKurus)} tutarında` },
    {
      label: 'Ödedi',
      value: formatTl(sums.paidKurus),
      ...(sums.openKurus > 0 && { note: `Kalan ${formatTl(sums.openKurus)}` }),
    },
    { label: 'İade edildi', value: formatTl(sums.refundedKurus) },
    {
      label: 'Atölyeye geldi',
      value: `${visits.came} kez`,
      ...(expected !== '' && { note: expected }),
    },
  ];
}
