import { Transform } from 'class-transformer';
import { IsIn } from 'class-validator';
import type { LocalDate } from '../../common/dates.js';
import { rulesInOrder } from '../../common/rules-in-order.js';
import { isLocalDate } from '../../common/local-date.rule.js';
import { mayBeAbsent } from '../../common/text-rules.js';
import { EMPTY_MESSAGE } from './admin-messaging.dto.js';
import { type Audience, AUDIENCES } from './audience.js';
import { isStudioText, isSubject } from './studio-message.rule.js';
import { MESSAGE_CATEGORIES, type MessageCategory } from './message.js';

/** The documented names of the categories. */
export const DOCUMENTED_CATEGORIES: Record<MessageCategory, string> = {
  onemli: 'important',
  hatirlatma: 'reminder',
  bilgilendirme: 'information',
  promosyon: 'promotion',
  sistem: 'system',
  genel: 'general',
};

const AUDIENCE = { message: 'Alıcı grubu geçersiz.' };
const BY_DOCUMENTED_NAME = new Map<unknown, MessageCategory>(
  MESSAGE_CATEGORIES.map((category) => [DOCUMENTED_CATEGORIES[category], category]),
);

/** Treats null and '' as absent. */
const mayBeEmpty = (): PropertyDecorator =>
  rulesInOrder(
    Transform(({ value }: { value: unknown }) => (value === null || value === '' ? undefined : value)),
    mayBeAbsent(),
  );

export class RestMessagingQuery {
  @mayBeEmpty()
  @IsIn(['true', 'false'], { message: 'İstek okunamadı.' })
  recipients?: 'true' | 'false';

  @mayBeEmpty()
  @IsIn(AUDIENCES, AUDIENCE)
  filter?: Audience;

  @mayBeEmpty()
  @isLocalDate('Tarih geçersiz.')
  date?: LocalDate;
}

/** `recipients`, a number computed by the client, is ignored. */
export class RestSendMessageDto {
  @isSubject(EMPTY_MESSAGE)
  subject: string;

  @isStudioText(EMPTY_MESSAGE)
  message: string;

  /** Accepts the documented name or our own. */
  @mayBeEmpty()
  @Transform(({ value }: { value: unknown }) => BY_DOCUMENTED_NAME.get(value) ?? value)
  @IsIn(MESSAGE_CATEGORIES, { message: 'Kategori geçersiz.' })
  category?: MessageCategory;

  @mayBeEmpty()
  @IsIn(AUDIENCES, AUDIENCE)
  filter_type?: Audience;

  @mayBeEmpty()
  @isLocalDate('Tarih geçersiz.')
  date_filter?: LocalDate;
}
