import type { SessionData } from 'express-session';

const MINUTE_MS = 60_000;

/** Longer than a captcha is valid. Anybody can create such sessions by requesting captchas. */
const EMPTY_MS = 15 * MINUTE_MS;
/** Longer than the time in which another code can be requested. */
const WAITING_MS = 40 * MINUTE_MS;
/** A reserve, so that a store never forgets a session too early. */
const SLACK_MS = 5 * MINUTE_MS;

/** The idle times of sessions, by their contents. */
export interface SessionLives {
  /** For a session that only identifies the visitor of a captcha. */
  readonly emptyMs: number;
  /** For a session that waits for a mailed code. */
  readonly waitingMs: number;
  /** For a session with a signed-in person. */
  readonly signedInMs: number;
}

export function sessionLives(idleMs: number): SessionLives {
  return {
    emptyMs: Math.min(EMPTY_MS, idleMs),
    waitingMs: Math.min(WAITING_MS, idleMs),
    signedInMs: idleMs,
  };
}

export function lifeOf(session: Partial<SessionData>, lives: SessionLives): number {
  const { passport, registrationCodeId, adminCodeId } = session;
  if (passport?.user) return lives.signedInMs;
  return (registrationCodeId ?? adminCodeId) === undefined ? lives.emptyMs : lives.waitingMs;
}

/** The time after which a store may delete an idle session. */
export function retentionMs(lifeMs: number): number {
  return lifeMs + SLACK_MS;
}
