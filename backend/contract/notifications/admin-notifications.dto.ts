import { IsBoolean, IsIn } from 'class-validator';
import { isId } from '../common/id.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import {
  NOTIFICATION_SUBJECTS,
  NOTIFICATION_TYPES,
  type NotificationSubject,
  type NotificationType,
} from './notification.js';

const isNotificationId = (): PropertyDecorator => isRecordNumber('Bildirim bulunamadı.');

const isNotificationType = (): PropertyDecorator =>
  IsIn(NOTIFICATION_TYPES, { message: 'Bildirim türü geçersiz.' });

export class AdminNotificationsQuery {
  @mayBeAbsent()
  @isNotificationType()
  type?: NotificationType;

  @mayBeAbsent()
  @IsBoolean({ message: 'Süzgeç geçersiz.' })
  unreadOnly?: boolean;

  /** The `NotificationsPage.nextCursor` of the previous page. */
  @mayBeAbsent()
  @isNotificationId()
  cursor?: number;

  /** Sent by tRPC's infinite queries; it has only one value here. */
  @mayBeAbsent()
  @IsIn(['forward'], { message: 'Sayfa geçersiz.' })
  direction?: 'forward';
}

export class NotificationDto {
  @isNotificationId()
  id: number;
}

/** Selects all notifications of a type, or all. */
export class ReadNotificationsDto {
  @mayBeAbsent()
  @isNotificationType()
  type?: NotificationType;
}

/** Selects all notifications about one record. */
export class ReadNotificationsAboutDto {
  @IsIn(NOTIFICATION_SUBJECTS, { message: 'Bildirim konusu geçersiz.' })
  kind: NotificationSubject['kind'];

  @isId('Bildirim bulunamadı.')
  id: string;
}
