/** What is kept of a session: what express-session gave us, and when its visitor was last seen. */
export interface KeptSession {
  /** JSON. */
  readonly data: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
}

/** Where sessions are kept. Only `insert` makes a row: whatever comes late brings back nothing that was removed. */
export interface SessionRows {
  readonly find: (key: string) => Promise<KeptSession | null>;
  readonly insert: (key: string, session: KeptSession) => Promise<void>;
  readonly replace: (key: string, data: string) => Promise<void>;
  readonly markSeen: (key: string, seenAt: number) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** Those that nobody was seen in since. */
  readonly prune: (seenBefore: number) => Promise<void>;
}
