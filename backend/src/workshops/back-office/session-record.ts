import type { LogEventName } from '../../../contract/activity-log/log-event-name.js';
import { formatSession } from '../../../contract/workshops/session.js';
import type { AdminChange } from '../../activity-log/admin-changes.service.js';
import type { WorkshopSession } from '../workshop-session.entity.js';

export function sessionChange(
  event: LogEventName,
  session: WorkshopSession,
  fields: Pick<AdminChange, 'before' | 'after'>,
): AdminChange {
  const label = `${session.title}, ${formatSession(session)}`;
  return {
    event,
    recordKind: 'workshop_session',
    recordId: session.id,
    label,
    ...fields,
  };
}
