import { formatDate } from '@contract/common/dates.js';
import { formatTl } from '@contract/common/money.js';
import { formatPhone } from '@contract/common/phone.js';
import { shortId } from '@contract/common/short-id.js';
import { searchForm } from '@contract/common/turkish-text.js';
import type { AdminBookingRow } from '@contract/bookings/admin-bookings.views.js';
import type { AdminProductRow } from '@contract/catalog/admin-catalog.views.js';
import type { AdminOrderRow } from '@contract/orders/admin-orders.views.js';
import type { AdminUserView } from '@contract/people/admin-users.views.js';
import type { SessionChoice } from '@contract/workshops/admin-sessions.views.js';
import { adminPaths } from '../../lib/admin-paths.js';

/** Something that the command palette leads to. */
export interface PaletteEntry {
  /** The address, which is unique within a group. */
  readonly to: string;
  readonly group: string;
  readonly label: string;
  /** What tells it from others of the same name. */
  readonly detail: string;
}

/** So many entries of each kind are offered; the lists show the others. */
const MOST = 5;

/** Every typed word must occur somewhere in the text. */
export function matches(text: string, typed: string): boolean {
  const written = searchForm(text);
  return searchForm(typed)
    .split(/\s+/)
    .every((word) => written.includes(word));
}

export const orderEntries = (orders: readonly AdminOrderRow[] = []): PaletteEntry[] =>
  orders.slice(0, MOST).map(({ id, customerName, totalKurus }) => ({
    to: adminPaths.order(id),
    group: 'Siparişler',
    label: `${shortId(id)} · ${customerName}`,
    detail: formatTl(totalKurus),
  }));

export const bookingEntries = (bookings: readonly AdminBookingRow[] = []): PaletteEntry[] =>
  bookings.slice(0, MOST).map(({ id, name, surname, date }) => ({
    to: adminPaths.booking(id),
    group: 'Rezervasyonlar',
    label: `${name} ${surname}`.trim(),
    detail: formatDate(date),
  }));

export const customerEntries = (customers: readonly AdminUserView[] = []): PaletteEntry[] =>
  customers.slice(0, MOST).map(({ id, firstName, lastName, email, phone }) => ({
    to: adminPaths.customer(id),
    group: 'Müşteriler',
    label: `${firstName} ${lastName}`,
    detail: phone === null ? email : `${email} · ${formatPhone(phone)}`,
  }));

export const productEntries = (products: readonly AdminProductRow[] = []): PaletteEntry[] =>
  products.slice(0, MOST).map(({ id, name, priceKurus }) => ({
    to: adminPaths.product(id),
    group: 'Ürünler',
    label: name,
    detail: formatTl(priceKurus),
  }));

export const sessionEntries = (sessions: readonly SessionChoice[] = [], typed: string): PaletteEntry[] =>
  sessions
    .map(({ id, title, date, startTime }) => ({
      to: `${adminPaths.workshops}?ay=${date.slice(0, 7)}&gun=${date}&workshop=${id}`,
      group: 'Seanslar',
      label: title,
      detail: `${formatDate(date)} ${startTime}`,
    }))
    .filter(({ label, detail }) => matches(`${label} ${detail}`, typed))
    .slice(0, MOST);
