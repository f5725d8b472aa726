import { promisify } from 'node:util';
import type { Request } from 'express';
import { endSession } from './end-session.js';
import { PERSON_KINDS, type PersonKind, type SignedIn, type SignedInPeople } from './signed-in.js';

declare module 'express-session' {
  /** What a session remembers besides who is signed in. */
  interface SessionData {
    /** Milliseconds since 1970; a session that is not begun has none. */
    seenAt: number;
    /** The registration or admin sign-in whose code this browser waits for. */
    verificationId: string;
  }
}

/** Kept in the session until it is forgotten or the person signs in. */
type MemoryKey = 'verificationId';

/** One request's visitor: where from, who, and the session if there is one. The edges make it; services take it. */
export class Visit {
  constructor(private readonly request: Request) {}

  /** As far as our own proxies vouch for it. */
  get address(): string {
    return this.request.ip ?? 'unknown';
  }

  get userAgent(): string {
    return (this.request.get('user-agent') ?? '').slice(0, 300);
  }

  /** Null for a guest. */
  get customerId(): string | null {
    return this.people.customer?.id ?? null;
  }

  get adminId(): string | null {
    return this.people.admin?.id ?? null;
  }

  /** Null until a session has been begun. */
  get sessionId(): string | null {
    return this.request.session.seenAt === undefined ? null : this.request.sessionID;
  }

  /** Visitors get a session, and its cookie, only when something must be known of them later. */
  beginSession(): string {
    this.request.session.seenAt ??= Date.now();
    return this.request.sessionID;
  }

  recall(key: MemoryKey): string | undefined {
    return this.request.session[key];
  }

  remember(key: MemoryKey, value: string): void {
    this.beginSession();
    this.request.session[key] = value;
  }

  forget(key: MemoryKey): void {
    Reflect.deleteProperty(this.request.session, key);
  }

  /** The session gets a new name, so that one that was foisted on the visitor stays worthless. */
  async signIn(kind: PersonKind, { id, credentialsVersion }: SignedIn): Promise<void> {
    await this.become({ ...this.people, [kind]: { id, credentialsVersion } });
  }

  /** Ends the session, unless the other kind of person is in it too. */
  async signOut(kind: PersonKind): Promise<void> {
    const left = Object.fromEntries(Object.entries(this.people).filter(([other]) => other !== kind));
    if (PERSON_KINDS.some((other) => left[other] !== undefined)) {
      await this.become(left);
      return;
    }
    await endSession(this.request);
    this.request.user = {};
  }

  private get people(): SignedInPeople {
    return (this.request.user as SignedInPeople | undefined) ?? {};
  }

  private async become(people: SignedInPeople): Promise<void> {
    const logIn = promisify<SignedInPeople>(this.request.logIn.bind(this.request));
    await logIn(people);
    this.beginSession();
  }
}
