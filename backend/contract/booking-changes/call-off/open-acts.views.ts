import type { TooFewRule } from '../../workshops/policies/booking-policy.js';
import type { SessionTimes } from '../../workshops/session.js';

/** A session with fewer guests than its rules ask for. */
export interface SessionWithTooFew extends SessionTimes {
  readonly sessionId: string;
  readonly title: string;
  readonly guests: number;
  readonly minimum: number;
  /** When it is decided, as an ISO instant. */
  readonly decideAt: string;
  /** Whether the moment has come and the studio is asked; otherwise it is near. */
  readonly isAsked: boolean;
  /** The number of guests with which the studio let it go ahead before; null when it has not. */
  readonly decidedFor: number | null;
  /** Whether the studio is asked at the moment of decision, or the session calls itself off. */
  readonly whenTooFew: TooFewRule;
}

/** A session that was called off or moved, of whose guests some have not answered. */
export interface SessionWithoutAnswers extends SessionTimes {
  readonly sessionId: string;
  readonly title: string;
  readonly isCalledOff: boolean;
  /** Bookings without an answer. */
  readonly waiting: number;
  /** Those of them whom neither mail nor text message reaches. */
  readonly toCall: number;
}

/** Sessions that may not take place as planned, and for which the studio has something to do. */
export interface OpenSessionActs {
  /** The next first. */
  readonly tooFew: readonly SessionWithTooFew[];
  readonly unanswered: readonly SessionWithoutAnswers[];
}
