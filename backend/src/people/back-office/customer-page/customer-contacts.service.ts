import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type {
  CustomerMessageRow,
  CustomerPage,
  CustomerRequest,
  CustomerWait,
  FirstOf,
} from '../../../../contract/people/customer-page.views.js';
import { type BulkOrderStatus } from '../../../../contract/orders/bulk-orders/bulk-order.js';
import { knownRequestStatus, type WorkshopType } from '../../../../contract/workshops/information-request.js';
import { ConsentsService } from '../../consents/consents.service.js';
import { type Counted, firstOf } from './first-of.js';

const MOST_REQUESTS = 5;
const MOST_WAITS = 5;
const MOST_MESSAGES = 5;

type RequestRow = Counted<{
  readonly kind: 'information' | 'bulk_order';
  readonly id: string;
  readonly createdAt: Date;
  readonly message: string;
  readonly status: string;
  readonly workshopType: WorkshopType;
  readonly isOffered: boolean;
}>;

/** Reads what a person and the studio said to each other, and what the person consented to. */
@Injectable()
export class CustomerContactsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly ledger: ConsentsService,
  ) {}

  /** The latest word for each channel, the newest first. */
  async consents(email: string): Promise<CustomerPage['consents']> {
    if (email === '') return [];
    const entries = await this.ledger.latest(this.dataSource.manager, email);
    return entries.map(({ channel, isGiven, recordedAt }) => ({
      ...{ channel, isGiven, at: recordedAt.toISOString() },
    }));
  }

  /** The newest first, of both kinds. */
  async requests(email: string): Promise<FirstOf<CustomerRequest>> {
    if (email === '') return { items: [], total: 0 };
    const rows = await this.dataSource.query<RequestRow[]>(
      `SELECT *, count(*) OVER ()::int AS total FROM (
         SELECT 'information' AS kind, id, created_at AS "createdAt", message, status, workshop_type AS "workshopType",
           false AS "isOffered" FROM information_request WHERE lower(email) = lower($1)
         UNION ALL
         SELECT 'bulk_order', id, created_at, message, status, NULL, offer_sent_at IS NOT NULL
         FROM bulk_order_request WHERE lower(email) = lower($1)) requests
       ORDER BY "createdAt" DESC, id DESC LIMIT ${MOST_REQUESTS}`,
      [email],
    );
    return firstOf(rows, requestOf);
  }

  /** On which waiting lists they stand, the open ones first; an entry is known by its address. */
  async waits(email: string): Promise<FirstOf<CustomerWait>> {
    if (email === '') return { items: [], total: 0 };
    const rows = await this.dataSource.query<Counted<CustomerWait>[]>(
      `SELECT entry.id, entry.session_id AS "sessionId", session.title, session.date::text,
         to_char(session.start_time, 'HH24:MI') AS "startTime", to_char(session.end_time, 'HH24:MI') AS "endTime",
         entry.seats, entry.status, count(*) OVER ()::int AS total
       FROM waiting_list_entry entry JOIN workshop_session session ON session.id = entry.session_id
       WHERE lower(entry.email) = lower($1)
       ORDER BY entry.ended_at IS NULL DESC, entry.created_at DESC, entry.id LIMIT ${MOST_WAITS}`,
      [email],
    );
    return firstOf(rows, (wait) => wait);
  }

  /** The newest first; a guest has no account in which to read any. */
  async messages(customerId: string | null): Promise<FirstOf<CustomerMessageRow>> {
    type Row = Counted<
      Record<'id' | 'subject', string> & { readonly createdAt: Date; readonly readAt: Date | null }
    >;
    if (customerId === null) return { items: [], total: 0 };
    const rows = await this.dataSource.query<Row[]>(
      `SELECT id, subject, created_at AS "createdAt", read_at AS "readAt", count(*) OVER ()::int AS total
       FROM customer_message WHERE customer_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${MOST_MESSAGES}`,
      [customerId],
    );
    return firstOf(rows, ({ createdAt, readAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
      readAt: readAt?.toISOString() ?? null,
    }));
  }
}

function requestOf({
  kind,
  status,
  workshopType,
  isOffered,
  ...request
}: Omit<RequestRow, 'total'>): CustomerRequest {
  const { id, message } = request;
  const facts = { id, message, createdAt: request.createdAt.toISOString() };
  if (kind === 'bulk_order') return { ...facts, kind, status: status as BulkOrderStatus, isOffered };
  return { ...facts, kind, status: knownRequestStatus(status), workshopType };
}
