import type { OrderChannel } from '../../orders/order-channel.js';
import type { RefundByMethod } from '../../payments/refund-ways.js';
import type { SessionTimes } from '../../workshops/session.js';
import type { ChoiceOutcome, ToldBy } from './call-off.js';

/** Another date of the same workshop. */
export interface OtherDate extends SessionTimes {
  readonly sessionId: string;
  readonly freeSeats: number;
}

/** A booking of a session that is to be called off. */
export interface AffectedGuest {
  readonly bookingId: string;
  readonly shortId: string;
  readonly name: string;
  readonly phone: string;
  readonly seats: number;
  readonly channel: OrderChannel;
  /** How the guest will learn of it. */
  readonly toldBy: ToldBy;
  /** Whether anything was paid, or nothing had to be. */
  readonly isPaid: boolean;
  /** What would go back, in kuruş. */
  readonly refundKurus: number;
}

/** What calling a session off means, before it is done. */
export interface CallOffPreview {
  readonly guests: readonly AffectedGuest[];
  /** If everybody chooses the refund, by the way in which the money came. */
  readonly refunds: readonly RefundByMethod[];
  readonly dates: readonly OtherDate[];
  /** Seats for which somebody is paying at this moment; they are paid back by themselves. */
  readonly heldSeats: number;
  /** People written down outside of the shop, whom it cannot tell. */
  readonly seatsTakenElsewhere: number;
}

/** The mail that guests who may choose get, or all of them where there is nothing to choose. */
export interface CallOffMail {
  readonly subject: string;
  readonly html: string;
  /** Whose mail it is, for example; null when nobody gets one. */
  readonly exampleName: string | null;
}

/** What the guest left with the studio. */
export interface ChosenCredit {
  readonly code: string;
  readonly kurus: number;
}

/** What a guest was asked and chose, as the studio sees it. */
export interface CallOffGuest {
  readonly bookingId: string;
  readonly shortId: string;
  readonly name: string;
  readonly phone: string;
  readonly seats: number;
  /** Null until word went out. */
  readonly toldBy: ToldBy | null;
  readonly chooseUntil: string | null;
  /** Null while nothing was chosen. */
  readonly outcome: ChoiceOutcome | null;
  /** The date to which the guest went. */
  readonly movedTo: SessionTimes | null;
  /** An admin's address, 'guest' or 'shop'. */
  readonly decidedBy: string | null;
  /** What may become a credit, in kuruş; 0 when none is offered. */
  readonly creditKurus: number;
  /** The credit that was chosen, for who must be called. */
  readonly credit: ChosenCredit | null;
  /** Whether the outcome of a refund is unknown or failed, so that a person must look. */
  readonly isRefundInDoubt: boolean;
}

/** A session that was called off, as the studio sees it. */
export interface CallOffView {
  readonly callOffId: string;
  readonly note: string;
  readonly offersDates: boolean;
  readonly offersCredit: boolean;
  readonly madeBy: string;
  readonly decidedAt: string;
  /** Nothing leaves the house before. */
  readonly announceAt: string;
  /** Null while it may still be taken back. */
  readonly announcedAt: string | null;
  /** Empty until it was announced. */
  readonly guests: readonly CallOffGuest[];
  /** What the studio can offer who is called. */
  readonly dates: readonly OtherDate[];
}

/** What the guests of a session that was moved say to its new day. */
export interface MoveAnswers {
  readonly guests: readonly CallOffGuest[];
  readonly dates: readonly OtherDate[];
}

/** What a guest reads behind the link, before and after choosing. */
export interface GuestChoiceView {
  readonly shortId: string;
  readonly guestName: string;
  readonly title: string;
  /** The date that does not take place, or the new one of a session that was moved. */
  readonly session: SessionTimes;
  /** The day and hour before the move: '12.12.2026 Cumartesi, 14:00–17:00'; null when the session is called off. */
  readonly formerly: string | null;
  readonly seats: number;
  /** The studio's own sentence. */
  readonly note: string;
  readonly dates: readonly OtherDate[];
  /** What goes back, in kuruş: all that was paid. */
  readonly refundKurus: number;
  /** What of it may become a credit instead, in kuruş; 0 when none is offered. */
  readonly creditKurus: number;
  /** The credit that was chosen. */
  readonly credit: ChosenCredit | null;
  /** Whether all of it goes back to the card by itself. */
  readonly isRefundToCard: boolean;
  readonly chooseUntil: string | null;
  readonly outcome: ChoiceOutcome | null;
  readonly movedTo: SessionTimes | null;
  /** The ticket of the new date; null when there is none. */
  readonly ticketUrl: string | null;
}
