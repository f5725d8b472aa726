import { ORDER_STATUSES, type OrderPaymentStatus, type OrderStatus } from './order-status.js';

/** The facts of an order on which the effects of a transition depend. */
export interface TransitionFacts {
  readonly paymentStatus: OrderPaymentStatus;
  /** The order has its pieces and seats, instead of only holding them. */
  readonly hasGoods: boolean;
  /** The order contains something to deliver. */
  readonly hasPieces: boolean;
  /** The buyer collects the pieces at the studio. */
  readonly isPickedUp: boolean;
  readonly totalKurus: number;
  /** The part of the charge that has not gone back and is not on its way, in kuruş. */
  readonly refundableKurus: number;
}

/** The mails that a change of status sends to the customer. */
export type TransitionMail =
  | 'confirmed'
  | 'shipped'
  | 'ready'
  | 'in_transit'
  | 'delivered'
  | 'cancelled'
  | 'reinstated';

export interface OrderTransition {
  /** 'release': items that are only held for an unpaid payment are released. */
  readonly goods: 'keep' | 'take' | 'return' | 'release';
  readonly mail: TransitionMail | null;
  /** The charge, or the rest of it, is refunded unless the studio says that it goes back another way. */
  readonly refundsMoney: boolean;
  /**
   * Goods are given without a payment known to the shop, for example after payment in the studio or by bank
   * transfer.
   */
  readonly givesUnpaid: boolean;
  /** The studio is asked for the carrier and tracking number. */
  readonly asksCargo: boolean;
}

type Stage = 'waiting' | 'going' | 'cancelled';

const STAGES: Record<OrderStatus, Stage> = {
  pending: 'waiting',
  confirmed: 'going',
  preparing: 'going',
  shipped: 'going',
  in_transit: 'going',
  delivered: 'going',
  cancelled: 'cancelled',
};

interface StageTransition {
  /** For an order that has its goods, and for one that does not. */
  readonly goods: readonly [whenTaken: OrderTransition['goods'], otherwise: OrderTransition['goods']];
  readonly mail:
    | readonly [whenTaken: TransitionMail | 'of_status', otherwise: TransitionMail | 'of_status']
    | null;
}

const STAY: StageTransition = { goods: ['keep', 'keep'], mail: null };
const CANCELLATION: StageTransition = { goods: ['return', 'release'], mail: ['cancelled', 'cancelled'] };
const REINSTATE: StageTransition = { goods: ['take', 'take'], mail: ['reinstated', 'reinstated'] };

/** The transitions by the present and the new stage. */
const TRANSITIONS: Record<Stage, Record<Stage, StageTransition>> = {
  waiting: {
    waiting: STAY,
    going: { goods: ['keep', 'take'], mail: ['of_status', 'confirmed'] },
    cancelled: CANCELLATION,
  },
  going: {
    waiting: STAY,
    going: { goods: ['keep', 'keep'], mail: ['of_status', 'of_status'] },
    cancelled: CANCELLATION,
  },
  cancelled: { waiting: REINSTATE, going: REINSTATE, cancelled: STAY },
};

/** The mails about pieces by the order's new status; other statuses send none. */
const PARCEL_MAILS: Partial<Record<OrderStatus, TransitionMail>> = {
  shipped: 'shipped',
  in_transit: 'in_transit',
  delivered: 'delivered',
};

/** The same for pieces that are collected, which are never on their way. */
const PICK_UP_MAILS: typeof PARCEL_MAILS = { shipped: 'ready', delivered: 'delivered' };

const NOTHING: OrderTransition = {
  goods: 'keep',
  mail: null,
  refundsMoney: false,
  givesUnpaid: false,
  asksCargo: false,
};

/** The consequences of a change of status. Any status may follow any other (specification 2, section 4). */
export function orderTransition(from: OrderStatus, to: OrderStatus, facts: TransitionFacts): OrderTransition {
  if (from === to) return NOTHING;
  const transition = TRANSITIONS[STAGES[from]][STAGES[to]];
  const taken = facts.hasGoods ? 0 : 1;
  const goods = whatIsHeld(transition.goods[taken], facts);
  const mail = transition.mail?.[taken] ?? null;
  return {
    goods,
    mail: mail === 'of_status' ? parcelMail(from, to, facts) : mail,
    refundsMoney: to === 'cancelled' && facts.refundableKurus > 0,
    givesUnpaid: goods === 'take' && !hasMoney(facts),
    asksCargo: to === 'shipped' && facts.hasPieces && !facts.isPickedUp,
  };
}

/** The hold of an order that received money has already been used: its goods were taken, so there is nothing to release. */
function whatIsHeld(
  goods: OrderTransition['goods'],
  { paymentStatus }: TransitionFacts,
): OrderTransition['goods'] {
  return goods === 'release' && paymentStatus !== 'unpaid' ? 'keep' : goods;
}

/**
 * An order counts as paid until its refund has arrived; money on its way back does not pay for goods any
 * more.
 */
function hasMoney({ paymentStatus, totalKurus, refundableKurus }: TransitionFacts): boolean {
  return paymentStatus === 'paid' && (totalKurus === 0 || refundableKurus > 0);
}

/** Only a step forward sends a mail; correcting a wrong status backwards sends none. */
function parcelMail(
  from: OrderStatus,
  to: OrderStatus,
  { hasPieces, isPickedUp }: TransitionFacts,
): TransitionMail | null {
  const isForward = ORDER_STATUSES.indexOf(to) > ORDER_STATUSES.indexOf(from);
  return hasPieces && isForward ? ((isPickedUp ? PICK_UP_MAILS : PARCEL_MAILS)[to] ?? null) : null;
}
