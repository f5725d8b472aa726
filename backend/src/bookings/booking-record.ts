import { shortId } from '../../contract/common/short-id.js';
import type { LogEventName } from '../../contract/activity-log/log-event-name.js';
import type { AdminChange } from '../activity-log/admin-changes.service.js';
import type { Booking } from './booking.entity.js';

/** The entry of the activity log about a change of a booking. */
export function bookingChange(
  event: LogEventName,
  booking: Booking,
  fields: Pick<AdminChange, 'before' | 'after'>,
): AdminChange {
  return {
    event,
    recordKind: 'booking',
    recordId: booking.id,
    label: `${shortId(booking.id)} · ${booking.name} ${booking.surname}`,
    ...fields,
  };
}
