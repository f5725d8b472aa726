import { chakra } from '@chakra-ui/react';
import { formatDateTime } from '@contract/common/dates.js';
import { DATA_REQUEST_KIND_NAMES } from '@contract/data-requests/data-request.js';
import type { AdminDataRequestView } from '@contract/data-requests/admin-data-requests.views.js';
import type { Column } from '../ui/table-column.js';
import { DataRequestState } from './data-request-state.js';

export const DATA_REQUEST_COLUMNS: Column<AdminDataRequestView>[] = [
  {
    key: 'person',
    title: 'Kişi',
    onCard: 'title',
    cell: ({ name, email }) => (
      <>
        <strong>{name}</strong>
        <chakra.small display="block" overflowWrap="anywhere">
          {email}
        </chakra.small>
      </>
    ),
  },
  { key: 'kind', title: 'Konu', cell: ({ kind }) => DATA_REQUEST_KIND_NAMES[kind] },
  {
    key: 'state',
    title: 'Durum',
    onCard: 'badge',
    cell: (request) => <DataRequestState request={request} />,
  },
  {
    key: 'date',
    title: 'Geldi',
    onCard: 'line',
    cell: ({ confirmedAt }) => <chakra.span whiteSpace="nowrap">{formatDateTime(confirmedAt)}</chakra.span>,
  },
];
