import { Transform } from 'class-transformer';
import { IsBoolean, IsIn } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { asSentNumber } from '../common/sent-number.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { STUDIO_NOTIFICATION_TYPES, type StudioNotificationType } from './studio-notification.js';

const UNREADABLE = 'Bildirim okunamadı.';

/** Older clients send '' or 'all' for every type and for an unticked box. */
const saysNothing = (value: unknown): boolean => value === '' || value === 'all';

/** GET /api/notifications.php for admins (specification 2, section 7). */
export class RestNotificationsQuery {
  @rulesInOrder(
    Transform(({ value }: { value: unknown }) => (saysNothing(value) ? undefined : value)),
    mayBeAbsent(),
    IsIn(STUDIO_NOTIFICATION_TYPES, { message: 'Bildirim türü geçersiz.' }),
  )
  type?: StudioNotificationType;

  @rulesInOrder(
    Transform(({ value }: { value: unknown }) =>
      value === 'true' || value === '1'
        ? true
        : value === 'false' || value === '0' || value === ''
          ? false
          : value,
    ),
    mayBeAbsent(),
    IsBoolean({ message: 'Süzgeç geçersiz.' }),
  )
  unread_only?: boolean;
}

/** PUT: one notification, all of a type, or all when both are absent. */
export class RestReadDto {
  @rulesInOrder(asSentNumber(), mayBeAbsent(), isRecordNumber(UNREADABLE))
  id?: number;

  @rulesInOrder(mayBeAbsent(), IsIn(STUDIO_NOTIFICATION_TYPES, { message: 'Bildirim türü geçersiz.' }))
  type?: StudioNotificationType;
}

/** DELETE ?id= */
export class RestNotificationDto {
  @rulesInOrder(asSentNumber(), isRecordNumber(UNREADABLE))
  id: number;
}
