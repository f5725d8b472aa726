import type { SessionLives } from './session-life.js';

/** What is kept of a session: what express-session gave us, and when its visitor was last seen. */
export interface KeptSession {
  /** JSON. */
  readonly data: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

/**
 * Where sessions are kept. Only `insert` makes a row: whatever comes late brings back nothing that was removed. With
 * what is written goes how long it may be idle (`lifeMs`); a store that forgets by itself then does.
 */
export interface SessionRows {
  readonly find: (key: string) => Promise<KeptSession | null>;
  readonly insert: (key: string, session: KeptSession, lifeMs: number) => Promise<void>;
  readonly replace: (key: string, data: string, lifeMs: number) => Promise<void>;
  readonly markSeen: (key: string, seenAt: number, lifeMs: number) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** Those that have been idle for too long. */
  readonly prune: (now: number, lives: SessionLives) => Promise<void>;
}
