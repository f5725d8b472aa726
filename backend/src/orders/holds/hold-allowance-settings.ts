import type { OrderRules } from '../../../contract/studio/order-rules.js';
import type { HoldAllowance } from './hold-allowance.js';

export function holdAllowance(rules: OrderRules): HoldAllowance {
  return {
    sharePercent: rules.holdSharePercent,
    piecesOfProduct: rules.piecesReservedOfProduct,
    seatsOfSession: rules.seatsReservedOfSession,
    ofNetwork: rules.reservedPerNetwork,
    minutesOfNetwork: rules.unpaidMinutesPerNetwork,
    holdMinutes: rules.holdMinutes,
  };
}
