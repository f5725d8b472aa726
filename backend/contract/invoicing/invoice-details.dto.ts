import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsNotEmpty, IsOptional, IsString, ValidateBy, ValidateIf } from 'class-validator';
import { nested } from '../common/nested.js';
import { isRequiredText } from '../common/required-text.rule.js';
import { rulesInOrder } from '../common/rules-in-order.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { PlaceDto } from '../orders/place.dto.js';
import { isIdentityNumber, isTaxNumber } from '../studio/tax-number.js';
import type { InvoiceDetails } from './invoice-details.js';

const INVOICE_KINDS: readonly InvoiceDetails['kind'][] = ['person', 'company'];

/** As long as the database keeps them. */
const INVOICE_LIMITS = { title: 200, taxOffice: 80, addressLine: 300 } as const;

/** Rules of a field that only this kind of buyer has. */
const onlyFor = (kind: InvoiceDetails['kind']): PropertyDecorator =>
  ValidateIf((details: InvoiceDetailsDto) => details.kind === kind);

/** Numbers are often written in groups. */
const withoutBlanks = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => {
    if (typeof value !== 'string') return value;
    const digits = value.replace(/\s/g, '');
    return digits === '' ? undefined : digits;
  });

const hasCheckDigits = (isRight: (text: string) => boolean, message: string): PropertyDecorator =>
  ValidateBy({
    name: 'hasCheckDigits',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isRight(value),
      defaultMessage: () => message,
    },
  });

export class InvoiceAddressDto extends PlaceDto {
  @isRequiredText('Fatura adresi gereklidir', { maxLength: INVOICE_LIMITS.addressLine, hasLines: true })
  addressLine: string;
}

/** To whom the documents of an order are made out: to the buyer in person, or to a company. */
export class InvoiceDetailsDto {
  @IsIn(INVOICE_KINDS, { message: 'Faturanın kime kesileceğini seçin.' })
  kind: InvoiceDetails['kind'];

  /** Nobody has to tell it. */
  @onlyFor('person')
  @mayBeAbsent()
  @withoutBlanks()
  @hasCheckDigits(
    isIdentityNumber,
    'T.C. kimlik numarası 11 hanelidir; yazdığınız numara geçerli değil. Boş da bırakabilirsiniz.',
  )
  identityNumber?: string;

  @onlyFor('company')
  @isRequiredText('Şirket unvanı gereklidir', { maxLength: INVOICE_LIMITS.title })
  title: string;

  @onlyFor('company')
  @isRequiredText('Vergi dairesi gereklidir', { maxLength: INVOICE_LIMITS.taxOffice })
  taxOffice: string;

  @onlyFor('company')
  @withoutBlanks()
  @rulesInOrder(
    IsNotEmpty({ message: 'Vergi numarası gereklidir' }),
    IsString({ message: 'Vergi numarası gereklidir' }),
    hasCheckDigits(
      isTaxNumber,
      'Vergi numarası 10, şahıs şirketinde T.C. kimlik numarası 11 hanelidir; yazdığınız numara geçerli değil.',
    ),
  )
  taxNumber: string;

  /** The documents go to the delivery address, and `address` is not looked at. */
  @onlyFor('company')
  @IsOptional()
  @IsBoolean({ message: 'Seçiminiz okunamadı.' })
  isDeliveryAddress?: boolean;

  @ValidateIf(
    (details: InvoiceDetailsDto) => details.kind === 'company' && details.isDeliveryAddress !== true,
  )
  @nested(() => InvoiceAddressDto, 'Fatura adresi gereklidir')
  @IsNotEmpty({ message: 'Fatura adresi gereklidir' })
  address?: InvoiceAddressDto;
}
