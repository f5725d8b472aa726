import { createHash } from 'node:crypto';
import { type SessionData, Store } from 'express-session';
import { lifeOf, type SessionLives, sessionLives } from './session-life.js';
import type { SessionRows } from './session-rows.js';
import { PERSON_KINDS, type SessionOwner, type SignedInPeople } from './signed-in.js';

declare module 'express-session' {
  /** The data of a session besides the signed-in people. */
  interface SessionData {
    /** Milliseconds since 1970; absent until the session is needed. */
    begunAt: number;
    /** Set only during a request of a stored session: the time of the last visit. */
    storedSeenAt: number;
    /** The registration and the admin sign-in whose codes this browser waits for. */
    registrationCodeId: string;
    adminCodeId: string;
    /** The signed-in people, as passport stores them. */
    passport: { readonly user?: SignedInPeople };
  }
}

interface StoreOptions {
  readonly rows: SessionRows;
  /** The present idle time of a session with a signed-in person. */
  readonly idleMs: () => number;
  readonly now: () => number;
}

interface OwnedSession {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  readonly session: SessionData;
}

/**
 * The store for express-session. The usual stores write a session whole at the end of each request and can so
 * restore one that was ended meanwhile; this one only updates existing rows.
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

  /** The sessions of this person that have not been idle for too long. */
  async listOf(owner: SessionOwner): Promise<readonly OwnedSession[]> {
    const listed = await this.options.rows.listOf(owner);
    return listed
      .map(({ key, data, seenAt }) => ({ key, seenAt, session: JSON.parse(data) as SessionData }))
      .filter(({ seenAt, session }) => this.options.now() - seenAt <= lifeOf(session, this.lives));
  }

  async endByKey(key: string): Promise<void> {
    await this.options.rows.remove(key);
  }

  /** Finds a session by the hash of its name, for code without the request at hand. */
  async findByKey(key: string): Promise<SessionData | null> {
    const { rows, now } = this.options;
    const kept = await rows.find(key);
    if (!kept) return null;
    const session = JSON.parse(kept.data) as SessionData;
    if (now() - kept.seenAt > lifeOf(session, this.lives)) return null;
    return { ...session, storedSeenAt: kept.seenAt };
  }

  /** Restarts the idle time after an activity of the visitor. */
  async markSeen(id: string, session: Partial<SessionData>): Promise<void> {
    const { rows, now } = this.options;
    await rows.markSeen(sessionKey(id), now(), lifeOf(session, this.lives));
  }

  /** Deletes expired sessions, in stores without expiry of their own. */
  async prune(): Promise<void> {
    await this.options.rows.prune(this.options.now(), this.lives);
  }

  private async keep(id: string, { storedSeenAt, ...session }: Partial<SessionData>): Promise<void> {
    const { rows, now } = this.options;
    const data = JSON.stringify(session);
    const lifeMs = lifeOf(session, this.lives);
    const row = { data, seenAt: now(), owners: ownersOf(session) };
    if (storedSeenAt === undefined) await rows.insert(sessionKey(id), row, lifeMs);
    else await rows.replace(sessionKey(id), data, lifeMs);
  }

  private get lives(): SessionLives {
    return sessionLives(this.options.idleMs());
  }
}

/** The hash by which our tables name a session, so that readers of the tables cannot take over sessions. */
export function sessionKey(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function ownersOf({ passport }: Partial<SessionData>): SessionOwner[] {
  return PERSON_KINDS.flatMap((kind) => {
    const id = passport?.user?.[kind]?.id;
    return id === undefined ? [] : [{ kind, id }];
  });
}

function ignore(): void {
  return;
}
