import type { Settings } from '../../platform/config/settings.js';
import type { HoldAllowance } from './hold-allowance.js';

export function holdAllowance(settings: Settings): HoldAllowance {
  return {
    sharePercent: settings.HOLD_SHARE_PERCENT,
    piecesOfProduct: settings.PIECES_RESERVED_OF_PRODUCT,
    seatsOfSession: settings.SEATS_RESERVED_OF_SESSION,
    ofNetwork: settings.RESERVED_PER_NETWORK,
    minutesOfNetwork: settings.UNPAID_MINUTES_PER_NETWORK,
    holdMinutes: settings.HOLD_MINUTES,
  };
}
