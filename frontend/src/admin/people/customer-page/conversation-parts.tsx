import { formatDateTime } from '@contract/common/dates.js';
import { BULK_ORDER_STATUS_LABELS } from '@contract/orders/bulk-orders/bulk-order.js';
import type { CustomerPage, CustomerRequest } from '@contract/people/customer-page.views.js';
import { ENTRY_STATUS_LABELS } from '@contract/waiting-list/entry-status.js';
import {
  INFORMATION_REQUEST_STATUS_LABELS,
  WORKSHOP_TYPE_LABELS,
} from '@contract/workshops/information-request.js';
import { formatSession } from '@contract/workshops/session.js';
import { Badge } from '../../../ui/badge.js';
import { adminPaths } from '../../lib/admin-paths.js';
import { Part, Row } from './part.js';

/** What a person asked the studio for, and what the studio wrote into their account. */
export function ConversationParts({ customer }: { readonly customer: CustomerPage }) {
  const { requests, waits, messages, account } = customer;
  return (
    <>
      <Part title="Talepler ve teklifler" list={requests} none="Bilgi ya da teklif istemedi.">
        {(request) => <RequestRow key={request.id} request={request} />}
      </Part>
      {waits.total > 0 && (
        <Part title="Bekleme listeleri" list={waits} none="Bekleme listesinde değil.">
          {(wait) => (
            <Row
              key={wait.id}
              to={`${adminPaths.workshops}?ay=${wait.date.slice(0, 7)}&gun=${wait.date}&bekleyenler=${wait.sessionId}`}
              title={wait.title}
              facts={`${formatSession(wait)} · ${wait.seats} yer`}
              states={<Badge tone="neutral">{ENTRY_STATUS_LABELS[wait.status]}</Badge>}
            />
          )}
        </Part>
      )}
      {account && (
        <Part title="Hesabına yazılan mesajlar" list={messages} none="Henüz mesaj yazılmadı.">
          {({ id, subject, createdAt, readAt }) => (
            <Row
              key={id}
              title={subject}
              facts={formatDateTime(createdAt)}
              states={<Badge tone="neutral">{readAt === null ? 'Okunmadı' : 'Okundu'}</Badge>}
            />
          )}
        </Part>
      )}
    </>
  );
}

function RequestRow({ request }: { readonly request: CustomerRequest }) {
  const { id, createdAt, message } = request;
  const facts = `${formatDateTime(createdAt)} · ${firstWords(message)}`;
  if (request.kind === 'information') {
    return (
      <Row
        to={`${adminPaths.informationRequests}?talep=${id}`}
        title={`Bilgi talebi: ${WORKSHOP_TYPE_LABELS[request.workshopType]}`}
        facts={facts}
        states={<Badge tone="neutral">{INFORMATION_REQUEST_STATUS_LABELS[request.status]}</Badge>}
      />
    );
  }
  return (
    <Row
      to={`${adminPaths.bulkOrders}?yanit=${id}`}
      title="Toplu sipariş talebi"
      facts={facts}
      states={
        <>
          {request.isOffered && <Badge tone="info">Teklif gönderildi</Badge>}
          <Badge tone="neutral">{BULK_ORDER_STATUS_LABELS[request.status]}</Badge>
        </>
      }
    />
  );
}

const MOST_LETTERS = 120;

function firstWords(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  return line.length <= MOST_LETTERS ? line : `${line.slice(0, MOST_LETTERS).trimEnd()}…`;
}
