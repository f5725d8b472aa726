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

  /** `NotificationsPage.nextCursor` of the page before. */
  @mayBeAbsent()
  @isNotificationId()
  cursor?: number;

  /** Said by tRPC's endless lists; there is only one. */
  @mayBeAbsent()
  @IsIn(['forward'], { message: 'Sayfa geçersiz.' })
  direction?: 'forward';
}

export class NotificationDto {
  @isNotificationId()
  id: number;
}

/** All of a type, or all of them. */
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
