import type { SessionLives } from './session-life.js';
import type { SessionOwner } from './signed-in.js';

/** A stored session: express-session's data, and the time of the last visit. */
export interface StoredSession {
  /** JSON. */
  readonly data: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

export interface NewSession extends StoredSession {
  /** Those who are signed in to it. Another sign-in begins another session. */
  readonly owners: readonly SessionOwner[];
}

export interface ListedSession extends StoredSession {
  readonly key: string;
}

/** More sessions of one person are not listed. */
export const MOST_LISTED = 50;

/**
 * Stores sessions. Only `insert` creates a row, so that a late write cannot restore a deleted session. Every
 * write includes the allowed idle time (`lifeMs`), after which stores with expiry delete the session
 * themselves.
 */
export interface SessionRows {
  readonly find: (key: string) => Promise<StoredSession | null>;
  readonly insert: (key: string, session: NewSession, lifeMs: number) => Promise<void>;
  readonly replace: (key: string, data: string, lifeMs: number) => Promise<void>;
  readonly markSeen: (key: string, seenAt: number, lifeMs: number) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** The sessions that were begun with this person signed in, the last used first, at most `MOST_LISTED`. */
  readonly listOf: (owner: SessionOwner) => Promise<readonly ListedSession[]>;
  /** Deletes sessions that have been idle for too long. */
  readonly prune: (now: number, lives: SessionLives) => Promise<void>;
}
