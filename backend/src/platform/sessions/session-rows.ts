import type { SessionLives } from './session-life.js';

/** A stored session: express-session's data, and the time of the last visit. */
export interface StoredSession {
  /** JSON. */
  readonly data: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

/**
 * Stores sessions. Only `insert` creates a row, so that a late write cannot restore a deleted session. Every
 * write includes the allowed idle time (`lifeMs`), after which stores with expiry delete the session
 * themselves.
 */
export interface SessionRows {
  readonly find: (key: string) => Promise<StoredSession | null>;
  readonly insert: (key: string, session: StoredSession, lifeMs: number) => Promise<void>;
  readonly replace: (key: string, data: string, lifeMs: number) => Promise<void>;
  readonly markSeen: (key: string, seenAt: number, lifeMs: number) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** Deletes sessions that have been idle for too long. */
  readonly prune: (now: number, lives: SessionLives) => Promise<void>;
}
