import type { SessionData } from 'express-session';

const MINUTE_MS = 60_000;

/** Longer than a captcha is good for. Anybody may begin such sessions, as many as captchas are handed out. */
const EMPTY_MS = 15 * MINUTE_MS;
/** Longer than another code may be asked for. */
const WAITING_MS = 40 * MINUTE_MS;
/** Nobody is sent away by a store that was early. */
const SLACK_MS = 5 * MINUTE_MS;

/** How long sessions may be idle, by what they hold. */
export interface SessionLives {
  /** Nothing but the name by which a captcha knows them. */
  readonly emptyMs: number;
  /** The name of a code that was mailed. */
  readonly waitingMs: number;
  /** Somebody. */
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

/** When a store may forget what was idle for that long. */
export function keptFor(lifeMs: number): number {
  return lifeMs + SLACK_MS;
}
