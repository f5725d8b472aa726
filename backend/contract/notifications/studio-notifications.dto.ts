import { IsBoolean, IsIn } from 'class-validator';
import { isId } from '../common/id.js';
import { isRecordNumber } from '../common/record-number.rule.js';
import { mayBeAbsent } from '../common/text-rules.js';
import {
  STUDIO_NOTIFICATION_SUBJECTS,
  STUDIO_NOTIFICATION_TYPES,
  type StudioNotificationSubject,
  type StudioNotificationType,
} from './studio-notification.js';

const isNotificationId = (): PropertyDecorator => isRecordNumber('Bildirim bulunamadı.');

const isNotificationType = (): PropertyDecorator =>
  IsIn(STUDIO_NOTIFICATION_TYPES, { message: 'Bildirim türü geçersiz.' });

export class StudioNotificationsQuery {
  @mayBeAbsent()
  @isNotificationType()
  type?: StudioNotificationType;

  @mayBeAbsent()
  @IsBoolean({ message: 'Süzgeç geçersiz.' })
  unreadOnly?: boolean;

  /** The `StudioNotificationsPage.nextCursor` of the previous page. */
  @mayBeAbsent()
  @isNotificationId()
  cursor?: number;

  /** Sent by tRPC's infinite queries; it has only one value here. */
  @mayBeAbsent()
  @IsIn(['forward'], { message: 'Sayfa geçersiz.' })
  direction?: 'forward';
}

export class StudioNotificationDto {
  @isNotificationId()
  id: number;
}

/** Selects all notifications of a type, or all. */
export class ReadStudioNotificationsDto {
  @mayBeAbsent()
  @isNotificationType()
  type?: StudioNotificationType;
}

/** Selects all notifications about one record. */
export class ReadStudioNotificationsAboutDto {
  @IsIn(STUDIO_NOTIFICATION_SUBJECTS, { message: 'Bildirim konusu geçersiz.' })
  kind: StudioNotificationSubject['kind'];

  @isId('Bildirim bulunamadı.')
  id: string;
}
