import type { AdminBookingRow } from '@contract/bookings/admin-bookings.views.js';
import { formatDate, formatTimeRange } from '@contract/common/dates.js';
import { shortId } from '@contract/common/short-id.js';

/** Specification 2, section 2.8: the label of a session without a name. */
const DEFAULT_TITLE = 'Seramik Workshop';

export const workshopTitle = ({ title }: Pick<AdminBookingRow, 'title'>): string =>
  title.trim() === '' ? DEFAULT_TITLE : title;

export const customerName = ({ name, surname }: Pick<AdminBookingRow, 'name' | 'surname'>): string =>
  `${name} ${surname}`.trim() || 'Belirtilmemiş';

export const workshopTime = ({
  startTime,
  endTime,
}: Pick<AdminBookingRow, 'startTime' | 'endTime'>): string =>
  formatTimeRange(startTime.slice(0, 5), endTime.slice(0, 5));

export const workshopDay = ({ date }: Pick<AdminBookingRow, 'date'>): string => formatDate(date);

/** A booking in one line: 'Ayşe Demir, 12.12.2026'. */
export const bookingLabel = (booking: AdminBookingRow): string =>
  `${shortId(booking.id)}, ${customerName(booking)}`;
