import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsLatitude,
  IsLongitude,
  IsNumber,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { isEmailAddress } from '../common/email.rule.js';
import { isLocalDate } from '../common/local-date.rule.js';
import { nested, nestedList } from '../common/nested.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import type { WeeklyHours } from './opening-hours.js';
import { weekProblem } from './week-problem.js';
import { isReadVersion } from './read-version.rule.js';
import { completeAddress, isAddressOf, SOCIAL_NETWORKS, type SocialNetwork } from './social-profile.js';
import { isStudioPhone } from './studio-phone.js';

const MOST_CLOSED_DAYS = 40;
const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;
const SOCIAL_WRONG =
  'Sosyal medya adresi seçtiğiniz ağa ait olmalıdır. Yalnızca kullanıcı adınızı da yazabilirsiniz: @atolyem.';
const PHONE_WRONG =
  'Telefon numarası eksik ya da geçersiz. Alan koduyla yazın, örneğin 0312 444 11 22; yurt dışı numarası + ile başlar.';
const POINT_WRONG = 'Haritadaki yer geçersiz. Örnek: 41.0345, 29.0290';

const isNotNull = () => ValidateIf((_dto: unknown, value: unknown) => value !== null);

/** The closing time or last day must not come before the first. */
const isNotBefore = (first: string, message: string): PropertyDecorator =>
  ValidateBy({
    name: 'isNotBefore',
    validator: {
      validate: (value: unknown, args) => typeof value === 'string' && value >= String(fieldOf(args, first)),
      defaultMessage: () => message,
    },
  });

class ClosedDaysDto {
  @isLocalDate('Kapalı olduğunuz ilk günü seçin.')
  from: string;

  @rulesInOrder(
    isLocalDate('Kapalı olduğunuz son günü seçin.'),
    isNotBefore('from', 'Son gün, ilk günden önce olamaz.'),
  )
  to: string;

  @isOptionalText({ maxLength: 60 })
  reason: string;
}

class MapPointDto {
  @rulesInOrder(IsNumber({}, { message: POINT_WRONG }), IsLatitude({ message: POINT_WRONG }))
  latitude: number;

  @rulesInOrder(IsNumber({}, { message: POINT_WRONG }), IsLongitude({ message: POINT_WRONG }))
  longitude: number;
}

class StudioProfileDto {
  @isRequiredText('Atölyenin adını yazın.', { maxLength: 40 })
  name: string;

  @isOptionalText({ maxLength: 60 })
  tagline: string;

  @isOptionalText({ maxLength: 300 })
  description: string;

  @isOptionalText({ maxLength: 300, hasLines: true })
  address: string;

  @rulesInOrder(isNotNull(), nested(() => MapPointDto, POINT_WRONG))
  mapPoint: MapPointDto | null;

  @rulesInOrder(
    isOptionalText({ maxLength: 100 }),
    ValidateBy({
      name: 'isStudioPhone',
      validator: {
        validate: (value: unknown) => value === '' || (typeof value === 'string' && isStudioPhone(value)),
        defaultMessage: () => PHONE_WRONG,
      },
    }),
  )
  phone: string;

  @rulesInOrder(
    ValidateIf((_dto: unknown, value: unknown) => value !== ''),
    isEmailAddress({ whenMissing: 'E-posta adresi geçersiz.', whenWrong: 'E-posta adresi geçersiz.' }),
  )
  email: string;

  @ValidateBy({
    name: 'isWeek',
    validator: {
      validate: (value: unknown) => weekProblem(value) === null,
      defaultMessage: (args) => weekProblem(args?.value) ?? '',
    },
  })
  week: WeeklyHours;

  @rulesInOrder(
    nestedList(() => ClosedDaysDto, 'Kapalı günler okunamadı.'),
    IsArray({ message: 'Kapalı günler okunamadı.' }),
    ArrayMaxSize(MOST_CLOSED_DAYS, { message: `En fazla ${MOST_CLOSED_DAYS} kapalı gün yazabilirsiniz.` }),
  )
  closedDays: readonly ClosedDaysDto[];

  /** A name becomes the address of its profile; networks without an address are left out. */
  @rulesInOrder(
    Transform(({ value }: { value: unknown }) => completed(value)),
    ValidateBy({
      name: 'areSocialProfiles',
      validator: { validate: areSocialProfiles, defaultMessage: () => SOCIAL_WRONG },
    }),
  )
  social: Partial<Record<SocialNetwork, string>>;

  @isOptionalText({ maxLength: 80 })
  guarantee: string;

  @rulesInOrder(
    IsInt({ message: 'Yılı yazın.' }),
    Min(FIRST_YEAR, { message: 'Yıl geçersiz.' }),
    Max(LAST_YEAR, { message: 'Yıl geçersiz.' }),
  )
  copyrightYear: number;

  @isOptionalText({ maxLength: 80 })
  credit: string;
}

export class SaveStudioProfileDto extends StudioProfileDto {
  @isReadVersion()
  version: number;
}

function fieldOf(args: ValidationArguments | undefined, field: string): unknown {
  return (args?.object as Record<string, unknown> | undefined)?.[field];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function completed(value: unknown): unknown {
  if (!isObject(value)) return value;
  const addresses = Object.entries(value).map(
    ([network, address]) =>
      [
        network,
        isNetwork(network) && typeof address === 'string' ? completeAddress(network, address) : address,
      ] as const,
  );
  return Object.fromEntries(addresses.filter(([, address]) => address !== ''));
}

function isNetwork(network: string): network is SocialNetwork {
  return Object.hasOwn(SOCIAL_NETWORKS, network);
}

function areSocialProfiles(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.entries(value).every(([network, address]) => isNetwork(network) && isAddressOf(network, address))
  );
}
