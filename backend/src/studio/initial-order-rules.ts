import { USUAL_PREPARATION } from '../../contract/orders/preparation.js';
import type { OrderRules } from '../../contract/studio/order-rules.js';
import type { Settings } from '../platform/config/settings.js';

/** The rules until the studio saves its own: the defaults of the process's settings. */
export function initialOrderRules(settings: Settings): OrderRules {
  return {
    preparation: USUAL_PREPARATION,
    reminderHour: 10,
    unpaidHours: 24,
    offerHours: 12,
    holdMinutes: settings.HOLD_MINUTES,
    holdSharePercent: settings.HOLD_SHARE_PERCENT,
    piecesReservedOfProduct: settings.PIECES_RESERVED_OF_PRODUCT,
    seatsReservedOfSession: settings.SEATS_RESERVED_OF_SESSION,
    reservedPerNetwork: settings.RESERVED_PER_NETWORK,
    unpaidMinutesPerNetwork: settings.UNPAID_MINUTES_PER_NETWORK,
    piecesPerNetwork: settings.PIECES_PER_NETWORK,
    seatsPerNetwork: settings.SEATS_PER_NETWORK,
  };
}
