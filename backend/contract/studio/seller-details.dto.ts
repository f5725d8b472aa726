import { Transform } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsIBAN,
  IsIn,
  IsUrl,
  Matches,
  MaxLength,
  ValidateBy,
  ValidateIf,
  type ValidationArguments,
} from 'class-validator';
import { isEmailAddress } from '../common/email.rule.js';
import { isOptionalText } from '../common/optional-text.rule.js';
import { mersisProblem } from './mersis.js';
import { isReadVersion } from './read-version.rule.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { isRequiredPhone } from '../people/person.rules.js';
import { SELLER_KINDS, type SellerKind } from './seller-identity.js';
import { isTaxNumber } from './tax-number.js';

const MOST_IBANS = 5;
const KEP_WRONG = 'KEP adresi .kep.tr ile biter, örneğin atolye@hs01.kep.tr.';
const IBANS_WRONG = 'IBAN geçersiz. TR ile başlayan 26 haneyi kontrol edin.';

const withoutBlanks = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\s+/gu, '').toUpperCase() : value;

/** A number of the state: blanks in it are left out. */
const compact = () => Transform(({ value }: { value: unknown }) => withoutBlanks(value));

const mayBeEmpty = () => ValidateIf((_dto: unknown, value: unknown) => value !== '');

class SellerDetailsDto {
  @IsIn(SELLER_KINDS, { message: 'İşletmenin türünü seçin.' })
  kind: SellerKind;

  @isRequiredText('Unvanınızı yazın.', { maxLength: 160 })
  title: string;

  @isRequiredText('Vergi dairenizi yazın.', { maxLength: 80 })
  taxOffice: string;

  @rulesInOrder(
    compact(),
    ValidateBy({
      name: 'isTaxNumber',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isTaxNumber(value),
        defaultMessage: (context) =>
          context?.value === ''
            ? 'Vergi ya da kimlik numaranızı yazın.'
            : 'Vergi numarası geçersiz. 10 haneli vergi ya da 11 haneli kimlik numaranızı kontrol edin.',
      },
    }),
  )
  taxNumber: string;

  @rulesInOrder(
    compact(),
    mayBeEmpty(),
    ValidateBy({
      name: 'isMersis',
      validator: {
        validate: (_value: unknown, context) => problemOfMersis(context) === null,
        defaultMessage: (context) => problemOfMersis(context) ?? '',
      },
    }),
  )
  mersis: string;

  @isOptionalText({ maxLength: 120 })
  chamber: string;

  @rulesInOrder(
    mayBeEmpty(),
    IsUrl(
      { protocols: ['https'], require_protocol: true },
      { message: 'Meslek kurallarının adresi https:// ile başlayan bir sayfa olmalıdır.' },
    ),
    MaxLength(300, { message: 'Adres en fazla 300 karakter olabilir.' }),
  )
  professionRules: string;

  @rulesInOrder(
    mayBeEmpty(),
    isEmailAddress({ whenMissing: KEP_WRONG, whenWrong: KEP_WRONG }),
    Matches(/\.kep\.tr$/i, { message: KEP_WRONG }),
  )
  kep: string;

  @rulesInOrder(
    mayBeEmpty(),
    Matches(/^https:\/\/(?:(?:www\.)?(?:etbis|eticaret)|etbis\.eticaret)\.gov\.tr\/\S{0,200}$/, {
      message: 'ETBİS adresi https://etbis.eticaret.gov.tr/ ile başlar.',
    }),
  )
  etbis: string;

  @isRequiredText('Adresinizi yazın.', { maxLength: 300 })
  address: string;

  @isRequiredPhone('Telefon numaranızı yazın.')
  phone: string;

  @isEmailAddress({ whenMissing: 'E-posta adresinizi yazın.', whenWrong: 'E-posta adresi geçersiz.' })
  email: string;

  @rulesInOrder(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(withoutBlanks) : value)),
    IsArray({ message: IBANS_WRONG }),
    ArrayMaxSize(MOST_IBANS, { message: `En fazla ${MOST_IBANS} IBAN yazabilirsiniz.` }),
    ArrayUnique({ message: 'Aynı IBAN iki kez yazılmış.' }),
    Matches(/^TR/, { each: true, message: IBANS_WRONG }),
    IsIBAN({}, { each: true, message: IBANS_WRONG }),
  )
  ibans: readonly string[];

  @isOptionalText({ maxLength: 300 })
  returnAddress: string;

  @isOptionalText({ maxLength: 60 })
  returnCarrier: string;
}

export class SaveSellerDto extends SellerDetailsDto {
  /** The version that the client read; 0 before the first save. */
  @isReadVersion()
  version: number;
}

function problemOfMersis(context: ValidationArguments | undefined): string | null {
  const { mersis, taxNumber } = (context?.object ?? {}) as Partial<Record<keyof SellerDetailsDto, unknown>>;
  return mersisProblem(String(mersis), String(taxNumber));
}
