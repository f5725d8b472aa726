import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsEmail, Matches } from 'class-validator';
import { rulesInOrder } from '../common/rules-in-order.js';
import type { NoticeAddresses } from './notice-addresses.js';
import { isReadVersion } from './read-version.rule.js';

const MOST_ADDRESSES = 10;
const WRONG = 'E-posta adreslerinden biri geçersiz. Her satıra bir adres yazın.';

const withoutBlanks = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** A list of e-mail addresses; blanks around them are left out. */
const areAddresses = () =>
  rulesInOrder(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(withoutBlanks) : value)),
    IsArray({ message: WRONG }),
    ArrayMaxSize(MOST_ADDRESSES, { message: `En fazla ${MOST_ADDRESSES} adres yazabilirsiniz.` }),
    ArrayUnique((address: unknown) => String(address).toLowerCase(), {
      message: 'Aynı adres iki kez yazılmış.',
    }),
    IsEmail({ allow_utf8_local_part: false }, { each: true, message: WRONG }),
    Matches(/^[\x21-\x7e]{1,254}$/, { each: true, message: WRONG }),
  );

export class SaveNoticeAddressesDto implements NoticeAddresses {
  @rulesInOrder(areAddresses(), ArrayNotEmpty({ message: 'En az bir adres yazın.' }))
  usual: readonly string[];

  @areAddresses()
  orders: readonly string[];

  @areAddresses()
  bookings: readonly string[];

  @areAddresses()
  bulkOrders: readonly string[];

  @areAddresses()
  informationRequests: readonly string[];

  @areAddresses()
  stock: readonly string[];

  @areAddresses()
  system: readonly string[];

  /** The version that the client read; 0 before the first save. */
  @isReadVersion()
  version: number;
}
