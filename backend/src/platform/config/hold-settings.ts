import { IsInt, Max, Min } from 'class-validator';
import { MediaSettings } from './media-settings.js';
import { toNumber } from './setting-values.js';

/** The settings of carts before they are paid: how long and how much they hold. */
export class HoldSettings extends MediaSettings {
  /** Minutes for which a new or renewed hold lasts. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(60)
  HOLD_MINUTES = 15;

  /** The number of pieces of large carts that orders of one network may have at the bank at a time. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(100000)
  PIECES_PER_NETWORK = 100;

  /** The same of workshop seats. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(100000)
  SEATS_PER_NETWORK = 40;

  /** The greatest part of a product's stock or a session's seats that unpaid carts of one network reserve, in percent. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(100)
  HOLD_SHARE_PERCENT = 50;

  /** The number of pieces of one product that unpaid carts of one network reserve. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(100000)
  PIECES_RESERVED_OF_PRODUCT = 4;

  /** The number of seats of one session that unpaid carts of one network reserve. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(100000)
  SEATS_RESERVED_OF_SESSION = 6;

  /** The number of pieces and seats that unpaid carts of one network reserve in all. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(100000)
  RESERVED_PER_NETWORK = 10;

  /** Reserved pieces and seats multiplied by minutes, for one network and day; then its unpaid carts reserve nothing more. */
  @toNumber()
  @IsInt()
  @Min(1)
  @Max(10000000)
  UNPAID_MINUTES_PER_NETWORK = 600;
}
