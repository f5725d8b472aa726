import type { BookingStatus } from '../../../contract/bookings/booking.js';
import type { LocalDate } from '../../../contract/common/dates.js';
import type {
  Audience,
  DirectAudience,
  RecipientType,
} from '../../../contract/messaging/messages/audience.js';
import type { MessageCategory } from '../../../contract/messaging/messages/message.js';
import { agreesToCommercialMail } from '../../people/consents/commercial-consent.js';

const CANCELLED: BookingStatus = 'cancelled';
/**
 * Newsletter subscribers may have no account, so only mails can be sent to them, not messages. Everybody are they and
 * all others.
 */
export type StoredAudience = Audience | DirectAudience | 'newsletter_subscribers' | 'everybody';

export interface AudienceChoice {
  readonly audience: StoredAudience;
  readonly day: LocalDate | null;
  /** The session, account or order of a direct message. */
  readonly targetId?: string | null;
  readonly category: MessageCategory;
}

/** The beginning of the chosen day in Istanbul time. */
const FROM_DAY = `($1::date)::timestamp AT TIME ZONE 'Europe/Istanbul'`;
const since = (column: string) => `($1::date IS NULL OR ${column} >= ${FROM_DAY})`;

/**
 * An order's address counts as an account's only when the account has verified it, because anybody may type
 * somebody else's.
 */
const ACCOUNT_OF = (email: string) =>
  `LEFT JOIN customer account ON lower(account.email) = lower(${email}) AND account.email_verified_at IS NOT NULL`;

/** Guests of cancelled bookings are not participants. */
const IS_PARTICIPANT = `booking.status <> '${CANCELLED}'`;

const COLUMNS = 'customer_id, email, first_name, last_name, is_verified, type, source_id';

const OF_ACCOUNT = (type: RecipientType) =>
  `customer.id AS customer_id, customer.email, customer.first_name, customer.last_name,
   customer.email_verified_at IS NOT NULL AS is_verified, '${type}' AS type, customer.id AS source_id`;

const OF_BUYER = (row: string, type: RecipientType) =>
  `account.id AS customer_id, ${row}.email, ${row}.name AS first_name, ${row}.surname AS last_name,
   true AS is_verified, '${type}' AS type, ${row}.id AS source_id`;

const REGISTERED = `
  SELECT ${OF_ACCOUNT('registered')} FROM customer WHERE ${since('customer.created_at')}`;

const CUSTOMERS = `
  SELECT ${OF_ACCOUNT('customer')} FROM customer WHERE customer.id IN (
    SELECT bought.customer_id FROM "order" bought
    WHERE bought.customer_id IS NOT NULL AND bought.paid_at IS NOT NULL AND ${since('bought.created_at')})`;

/** Without orders of deleted accounts, which can no longer be claimed. */
const GUESTS = `
  SELECT * FROM (
    SELECT DISTINCT ON (lower(guest.email) COLLATE "C") ${OF_BUYER('guest', 'guest')}
    FROM "order" guest ${ACCOUNT_OF('guest.email')}
    WHERE guest.customer_id IS NULL AND guest.is_claimable AND guest.paid_at IS NOT NULL
      AND ${since('guest.created_at')}
    ORDER BY lower(guest.email) COLLATE "C", guest.created_at DESC) guests`;

/** A booking or an order is written to at its own address, also when its buyer has an account. */
const ofBuyers = (row: string, bought: string, type: RecipientType) => `
  SELECT DISTINCT ON (lower(${row}.email) COLLATE "C") coalesce(bought.customer_id, account.id) AS customer_id,
    ${row}.email, ${row}.name AS first_name, ${row}.surname AS last_name, true AS is_verified, '${type}' AS type,
    ${row}.id AS source_id
  FROM ${bought} ${ACCOUNT_OF(`${row}.email`)}
  WHERE bought.erased_at IS NULL`;

const SESSION_GUESTS = `
  ${ofBuyers('booking', 'booking JOIN "order" bought ON bought.id = booking.order_id', 'workshop_participant')}
    AND ${IS_PARTICIPANT} AND booking.session_id = $1::uuid`;

const PARTICIPANTS = `
  SELECT ${OF_ACCOUNT('workshop_participant')} FROM customer WHERE customer.id IN (
    SELECT bought.customer_id FROM booking JOIN "order" bought ON bought.id = booking.order_id
    WHERE bought.customer_id IS NOT NULL AND ${IS_PARTICIPANT}
      AND ($1::date IS NULL OR booking.date = $1::date))
  UNION ALL
  SELECT * FROM (
    SELECT DISTINCT ON (lower(booking.email) COLLATE "C") ${OF_BUYER('booking', 'workshop_participant')}
    FROM booking JOIN "order" bought ON bought.id = booking.order_id ${ACCOUNT_OF('booking.email')}
    WHERE bought.customer_id IS NULL AND bought.is_claimable AND ${IS_PARTICIPANT}
      AND ($1::date IS NULL OR booking.date = $1::date)
    ORDER BY lower(booking.email) COLLATE "C", booking.created_at DESC) participants`;

/** Subscribers have only an address; the name is that of an account which has verified it. */
const SUBSCRIBERS = `
  SELECT NULL::uuid AS customer_id, subscriber.address AS email, coalesce(account.first_name, '') AS first_name,
    coalesce(account.last_name, '') AS last_name, true AS is_verified, 'subscriber' AS type, NULL::uuid AS source_id
  FROM newsletter_subscriber subscriber ${ACCOUNT_OF('subscriber.address')} WHERE ${since('subscriber.confirmed_at')}`;

const SOURCES: Record<Exclude<StoredAudience, 'all' | 'everybody'>, string> = {
  registered: REGISTERED,
  customers: CUSTOMERS,
  workshop_participants: PARTICIPANTS,
  guest_orders: GUESTS,
  newsletter_subscribers: SUBSCRIBERS,
  session_guests: SESSION_GUESTS,
  session_paid_guests: `${SESSION_GUESTS} AND booking.payment_status IN ('paid', 'partly_paid')`,
  one_customer: `SELECT ${OF_ACCOUNT('registered')} FROM customer WHERE customer.id = $1::uuid`,
  order_buyer: `${ofBuyers('bought', '"order" bought', 'customer')} AND bought.id = $1::uuid`,
};

/** Without a day, everybody who bought or booked is already among the registered or the guests. */
function sourcesOf({ audience, day }: AudienceChoice): readonly string[] {
  if (audience === 'everybody') return [REGISTERED, GUESTS, SUBSCRIBERS];
  if (audience !== 'all') return [SOURCES[audience]];
  return day === null ? [REGISTERED, GUESTS] : [PARTICIPANTS, CUSTOMERS, REGISTERED, GUESTS];
}

/** The value of $1 in `audienceSql`. */
export function audienceValue({
  targetId = null,
  day,
}: Pick<AudienceChoice, 'targetId' | 'day'>): string | null {
  return targetId ?? day;
}

/**
 * The people in an audience, each address once; $1 is the target of a direct message, else the chosen day or null. A person found in several
 * sources gets the type of the first. People with an account also get the message there. Mail goes to
 * addresses that one of the sources knows as verified or as typed at the checkout, and advertisements only to
 * those who consented.
 */
export function audienceSql(choice: AudienceChoice): string {
  const sources = sourcesOf(choice).map(
    (source, priority) => `SELECT ${COLUMNS}, ${priority} AS priority FROM (${source}) source`,
  );
  const isMailed =
    choice.category === 'promosyon'
      ? `is_verified AND ${agreesToCommercialMail('person.email')}`
      : 'is_verified';
  return `
    SELECT customer_id, email, first_name, last_name, type, source_id, ${isMailed} AS is_mailed FROM (
      SELECT DISTINCT ON (lower(email) COLLATE "C") customer_id, email, first_name, last_name, type, source_id,
        bool_or(is_verified) OVER (PARTITION BY lower(email) COLLATE "C") AS is_verified
      FROM (${sources.join(' UNION ALL ')}) found
      ORDER BY lower(email) COLLATE "C", (customer_id IS NULL), priority) person`;
}
