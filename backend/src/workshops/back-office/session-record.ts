import type { LogEventName } from '../../../contract/logs/log-event-name.js';
import { formatSession } from '../../../contract/workshops/session.js';
import type { AdminChange } from '../../activity-log/admin-changes.service.js';
import type { SessionDto } from '../../../contract/workshops/session.dto.js';
import type { WorkshopSession } from '../workshop-session.entity.js';

/** What the studio writes of a session, and the activity log keeps: field by field, whoever calls may have more. */
export function sessionFields(session: SessionDto) {
  const { title, description, date, startTime, endTime } = session;
  const { priceKurus, studentPriceKurus, capacity, program } = session;
  return {
    title,
    description,
    date,
    startTime,
    endTime,
    priceKurus,
    studentPriceKurus,
    capacity,
    program,
  };
}

export function sessionChange(
  event: LogEventName,
  session: WorkshopSession,
  fields: Pick<AdminChange, 'before' | 'after'>,
): AdminChange {
  const label = `${session.title}, ${formatSession(session)}`;
  return {
    type: 'admin_change',
    event,
    recordKind: 'workshop_session',
    recordId: session.id,
    label,
    ...fields,
  };
}
