import { formatSession } from '../../contract/workshops/session.js';
import type { AdminChange } from '../activity-log/admin-changes.service.js';
import type { RecordFields } from '../activity-log/changed-fields.js';
import type { WorkshopSession } from './workshop-session.entity.js';

/** What the activity log keeps of a session. */
export function sessionFields(session: WorkshopSession): RecordFields {
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
  event: string,
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
