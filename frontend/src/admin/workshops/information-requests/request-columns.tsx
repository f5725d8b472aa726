import { Phone, Trash2 } from 'lucide-react';
import { formatDateTime } from '@contract/common/dates.js';
import { formatPhone } from '@contract/common/phone.js';
import type { AdminInformationRequestView } from '@contract/workshops/admin-information-requests.views.js';
import {
  type InformationRequestStatus,
  knownRequestStatus,
  WORKSHOP_TYPE_LABELS,
} from '@contract/workshops/information-request.js';
import type { ProgramSlot } from '@contract/workshops/program-slot.js';
import { chakra } from '@chakra-ui/react';
import { TextAnchor } from '../../../ui/text-link.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { IconButton } from '../../../ui/icon-button.js';
import { OverdueBadge } from '../../ui/overdue-badge.js';
import type { Column } from '../../ui/table-column.js';
import { MARK_LABELS, NEXT_STATUSES } from './request-marks.js';
import { RequestStatusBadge } from './request-status-badge.js';

interface RowActions {
  readonly now: Date;
  readonly titleOf: (program: ProgramSlot) => string | null;
  readonly onMark: (request: AdminInformationRequestView, status: InformationRequestStatus) => void;
  readonly onRemove: (request: AdminInformationRequestView) => void;
}

/** Specification 2, section 2.2: person, contact, workshop type, status, date, actions. */
export function requestColumns({
  now,
  titleOf,
  onMark,
  onRemove,
}: RowActions): Column<AdminInformationRequestView>[] {
  return [
    {
      key: 'person',
      title: 'Kişi',
      onCard: 'title',
      cell: ({ name, surname }) => <strong>{`${name} ${surname}`}</strong>,
    },
    {
      key: 'contact',
      title: 'İletişim',
      onCard: 'line',
      cell: ({ email, phone }) => (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="4">
          <chakra.span>
            <BreakableMail address={email} />
          </chakra.span>
          <TextAnchor
            display="inline-flex"
            alignItems="center"
            gap="1.5"
            minH="target"
            textStyle="sm"
            href={`tel:${phone}`}
          >
            <Icon as={Phone} size="sm" />
            {formatPhone(phone)}
          </TextAnchor>
        </chakra.div>
      ),
    },
    {
      key: 'type',
      title: 'Workshop türü',
      cell: ({ workshopType, program }) => (
        <>
          {WORKSHOP_TYPE_LABELS[workshopType]}
          {program !== null && <small>{titleOf(program)}</small>}
        </>
      ),
    },
    {
      key: 'status',
      title: 'Durum',
      onCard: 'badge',
      cell: ({ status, isOverdue, createdAt }) => (
        <chakra.div
          display="flex"
          flexDirection={{ base: 'row', lg: 'column' }}
          flexWrap="wrap"
          alignItems={{ base: 'center', lg: 'flex-start' }}
          gap="2"
        >
          <RequestStatusBadge status={status} />
          {isOverdue && <OverdueBadge since={createdAt} now={now} />}
        </chakra.div>
      ),
    },
    {
      key: 'date',
      title: 'Tarih',
      onCard: 'line',
      cell: ({ createdAt }) => <chakra.span whiteSpace="nowrap">{formatDateTime(createdAt)}</chakra.span>,
    },
    {
      key: 'actions',
      title: 'İşlemler',
      onCard: 'actions',
      cell: (request) => <RequestActions request={request} onMark={onMark} onRemove={onRemove} />,
    },
  ];
}

function RequestActions({
  request,
  onMark,
  onRemove,
}: Omit<RowActions, 'now' | 'titleOf'> & { readonly request: AdminInformationRequestView }) {
  const { name, surname, status } = request;
  const person = `${name} ${surname}`;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
      {NEXT_STATUSES[knownRequestStatus(status)].map((next) => (
        <Button
          key={next}
          size="sm"
          variant="outline"
          aria-label={`${MARK_LABELS[next]}: ${person}`}
          onClick={() => onMark(request, next)}
        >
          {MARK_LABELS[next]}
        </Button>
      ))}
      <chakra.span ms={{ base: 'auto', lg: '0' }}>
        <IconButton aria-label={`Talebi sil: ${person}`} title="Sil" onClick={() => onRemove(request)}>
          <Icon as={Trash2} />
        </IconButton>
      </chakra.span>
    </chakra.div>
  );
}

/** Breaks a long e-mail address at its @ instead of within a word. */
function BreakableMail({ address }: { readonly address: string }) {
  const [name = '', host = ''] = address.split('@');
  return (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}
