import { createHash } from 'node:crypto';
import { type SessionData, Store } from 'express-session';
import { lifeOf, type SessionLives, sessionLives } from './session-life.js';
import type { SessionRows } from './session-rows.js';
import type { SignedInPeople } from './signed-in.js';

declare module 'express-session' {
  /** What a session remembers besides who is signed in. */
  interface SessionData {
    /** Milliseconds since 1970; absent until something has to be known of the visitor. */
    begunAt: number;
    /** Only while a request goes on: when the visitor was last seen, of a session that is kept already. */
    keptSeenAt: number;
    /** The registration and the admin sign-in whose codes this browser waits for. */
    registrationCodeId: string;
    adminCodeId: string;
    /** Who is in it, as passport keeps it. */
    passport: { readonly user?: SignedInPeople };
  }
}

interface StoreOptions {
  readonly rows: SessionRows;
  /** How long a session with somebody in it may be idle, as it is decided now. */
  readonly idleMs: () => number;
  readonly now: () => number;
}

/**
 * express-session's store. The usual ones write a session whole at the end of each request and so bring back what was
 * ended meanwhile; this one only ever changes what is there.
 */
export class SessionStore extends Store {
  constructor(private readonly options: StoreOptions) {
    super();
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    this.findByKey(sessionKey(id)).then((session) => done(null, session), done);
  }

  override set(id: string, session: SessionData, done: (error?: unknown) => void = ignore): void {
    this.keep(id, session).then(() => done(), done);
  }

  override destroy(id: string, done: (error?: unknown) => void = ignore): void {
    this.options.rows.remove(sessionKey(id)).then(() => done(), done);
  }

  /** By what our tables call it, for whoever no longer has a request at hand. */
  async findByKey(key: string): Promise<SessionData | null> {
    const { rows, now } = this.options;
    const kept = await rows.find(key);
    if (!kept) return null;
    const session = JSON.parse(kept.data) as SessionData;
    if (now() - kept.seenAt > lifeOf(session, this.lives)) return null;
    return { ...session, keptSeenAt: kept.seenAt };
  }

  /** The visitor did something: the idle time begins anew. */
  async markSeen(id: string, session: Partial<SessionData>): Promise<void> {
    const { rows, now } = this.options;
    await rows.markSeen(sessionKey(id), now(), lifeOf(session, this.lives));
  }

  /** Removes what would let nobody in any more, where the store does not forget by itself. */
  async prune(): Promise<void> {
    await this.options.rows.prune(this.options.now(), this.lives);
  }

  private async keep(id: string, { keptSeenAt, ...session }: Partial<SessionData>): Promise<void> {
    const { rows, now } = this.options;
    const data = JSON.stringify(session);
    const lifeMs = lifeOf(session, this.lives);
    if (keptSeenAt === undefined) await rows.insert(sessionKey(id), { data, seenAt: now() }, lifeMs);
    else await rows.replace(sessionKey(id), data, lifeMs);
  }

  private get lives(): SessionLives {
    return sessionLives(this.options.idleMs());
  }
}

/** What a session is called in our own tables: whoever reads them can take over none. */
export function sessionKey(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function ignore(): void {
  return;
}
