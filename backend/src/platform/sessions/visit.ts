import { promisify } from 'node:util';
import { parseCookie } from 'cookie';
import type { Request } from 'express';
import type { Session, SessionData } from 'express-session';
import { plainAddress, visitorOrigin } from '../http/visitor-network.js';
import { sessionKey } from './session-store.js';
import { PERSON_KINDS, type PersonKind, type SignedIn, type SignedInPeople } from './signed-in.js';

/** Data of the session that is kept until it is removed or the person it is about has signed in. */
type MemoryKey = 'registrationCodeId' | 'adminCodeId';

/** The data about the other kind of person, which a sign-in keeps. */
const OF_THE_OTHER: Record<PersonKind, MemoryKey> = {
  customer: 'adminCodeId',
  admin: 'registrationCodeId',
};

/** Names what a browser keeps for the shop. */
interface BrowserNote {
  readonly name: string;
  readonly isHttps: boolean;
}

/**
 * The visitor of a request: address, signed-in people and session. Controllers and routers create it;
 * services receive it.
 */
export class Visit {
  constructor(private readonly request: Request) {}

  /** The IP address, as far as our own proxies vouch for it. */
  get ipAddress(): string {
    return plainAddress(this.request.ip ?? 'unknown');
  }

  get userAgent(): string {
    return (this.request.get('user-agent') ?? '').slice(0, 300);
  }

  /** What the shop gave this browser to keep beyond the session. */
  keptByBrowser({ name, isHttps }: BrowserNote): string | undefined {
    return parseCookie(this.request.get('cookie') ?? '')[cookieName(name, isHttps)];
  }

  /** Gives the browser a value to keep. Scripts cannot read it. */
  keepInBrowser({ name, isHttps }: BrowserNote, value: string, lifeMs: number): void {
    this.request.res?.cookie(cookieName(name, isHttps), value, {
      httpOnly: true,
      sameSite: 'lax',
      secure: isHttps,
      path: '/',
      maxAge: lifeMs,
    });
  }

  /** Null for a guest. */
  get customerId(): string | null {
    return this.people.customer?.id ?? null;
  }

  get adminId(): string | null {
    return this.people.admin?.id ?? null;
  }

  /** Milliseconds since 1970; null while no person of this kind is signed in. */
  signedInAt(kind: PersonKind): number | null {
    return this.people[kind]?.signedInAt ?? null;
  }

  /** The hash by which our tables name the session; null until one has been begun. */
  get sessionId(): string | null {
    return this.session?.begunAt === undefined ? null : sessionKey(this.request.sessionID);
  }

  /** Visitors get a session and its cookie only when something must be remembered about them. */
  beginSession(): string {
    // There is none after signing out in the same request.
    if (!this.session) this.request.sessionStore.generate(this.request);
    this.request.session.begunAt ??= Date.now();
    return sessionKey(this.request.sessionID);
  }

  /** Begins a session that is stored before the answer is sent. Rejects when it cannot be stored. */
  async keepSession(): Promise<string> {
    if (this.sessionId !== null) return this.sessionId;
    const key = this.beginSession();
    const { session } = this.request;
    await promisify(session.save.bind(session))();
    return key;
  }

  recall(key: MemoryKey): string | undefined {
    return this.session?.[key];
  }

  remember(key: MemoryKey, value: string): void {
    this.beginSession();
    this.request.session[key] = value;
  }

  remove(key: MemoryKey): void {
    if (this.session) Reflect.deleteProperty(this.session, key);
  }

  /**
   * Keeps somebody signed in whose other sessions are ended. The session has a new name and its old age: no password
   * was typed.
   */
  async continueAs(kind: PersonKind, { id, credentialsVersion }: SignedIn): Promise<void> {
    const person = this.people[kind];
    if (person?.id !== id) throw new Error('Only a signed-in person can continue.');
    await this.become({ ...this.people, [kind]: { ...person, credentialsVersion } }, OF_THE_OTHER[kind]);
  }

  /** Gives the session a new name, so that a session planted by an attacker is worthless. */
  async signIn(kind: PersonKind, { id, credentialsVersion }: SignedIn): Promise<void> {
    const { userAgent, ipAddress } = this;
    const { site } = visitorOrigin(ipAddress);
    const person = { id, credentialsVersion, signedInAt: Date.now(), userAgent, site };
    await this.become({ ...this.people, [kind]: person }, OF_THE_OTHER[kind]);
  }

  /** Ends the session, unless a person of the other kind is signed in to it. */
  async signOut(kind: PersonKind): Promise<void> {
    const left = Object.fromEntries(Object.entries(this.people).filter(([other]) => other !== kind));
    if (PERSON_KINDS.some((other) => left[other] !== undefined)) {
      await this.become(left, OF_THE_OTHER[kind]);
      return;
    }
    await this.endSession();
    this.request.user = {};
  }

  /** Absent after signing out, and on paths without sessions. */
  private get session(): (Session & Partial<SessionData>) | undefined {
    const { session }: { session?: Session & Partial<SessionData> } = this.request;
    return session;
  }

  private get people(): SignedInPeople {
    return this.request.user ?? {};
  }

  private async become(people: SignedInPeople, kept: MemoryKey): Promise<void> {
    if (!this.session) this.request.sessionStore.generate(this.request);
    const remembered = this.recall(kept);
    const logIn = promisify<SignedInPeople>(this.request.logIn.bind(this.request));
    await logIn(people);
    this.beginSession();
    if (remembered !== undefined) this.remember(kept, remembered);
  }

  private endSession(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.request.session.destroy((error?: unknown) => {
        if (error === undefined || error === null) resolve();
        else reject(error instanceof Error ? error : new Error('The session store failed.'));
      });
    });
  }
}

/** Browsers accept a __Host- cookie only if it is secure and not meant for other hosts. */
function cookieName(name: string, isHttps: boolean): string {
  return `${isHttps ? '__Host-' : ''}${name}`;
}
