import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { RequestHandler } from 'express';
import session, { type SessionData } from 'express-session';
import passport from 'passport';
import { Clock } from '../clock.js';
import { Settings } from '../config/settings.js';
import { JobRegistry } from '../jobs/job-registry.js';
import { Log } from '../logging/log.js';
import { SecuritySettingsService } from '../security/security-settings.service.js';
import { SessionStore } from './session-store.js';
import {
  type PersonKind,
  type SessionOwner,
  SignedInChecks,
  type SignedInPeople,
  type StoredPerson,
} from './signed-in.js';
import { VisitStorage } from './visit-storage.js';

/** The time of the last visit is written at most this often; the idle time is accurate to this. */
const SEEN_AGAIN_MS = 30_000;
const PRUNE_SECONDS = 300;

const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?toprak=/;

/** Whether the request has a session cookie. Only the handlers can tell whether the session is valid. */
export function carriesSession({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return SESSION_COOKIE.test(headers.cookie ?? '');
}

/** A session to which a person is signed in. */
interface PersonSession {
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly seenAt: number;
  readonly person: StoredPerson;
}

/**
 * Sessions by express-session with people signed in by passport, as handlers for the paths that need them.
 */
@Injectable()
export class Sessions implements OnModuleInit {
  private readonly store: SessionStore;

  constructor(
    private readonly settings: Settings,
    private readonly checks: SignedInChecks,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly jobs: JobRegistry,
    storage: VisitStorage,
    security: SecuritySettingsService,
  ) {
    this.store = new SessionStore({
      rows: storage.sessions,
      // The current setting, also for sessions that began under another one.
      idleMs: () => security.current.session_timeout * 1000,
      now: () => clock.now().getTime(),
    });
  }

  onModuleInit(): void {
    this.jobs.schedule({
      name: 'sessions.prune',
      everySeconds: PRUNE_SECONDS,
      run: () => this.store.prune(),
    });
  }

  /** `isPoll`: recognises calls that pages repeat by themselves, which do not count as activity. */
  handlers(isPoll: (url: string) => boolean): RequestHandler[] {
    const people = new passport.Passport();
    people.serializeUser((user, done) => done(null, user));
    people.deserializeUser((stored: SignedInPeople, done) => {
      this.checks.stillValid(stored).then(
        (valid) => done(null, Object.keys(valid).length > 0 ? valid : false),
        (error: unknown) => done(error),
      );
    });
    return [...this.sessionHandlers(), this.noteVisit(isPoll), people.session() as RequestHandler];
  }

  /**
   * Whether a person of this kind is still signed in to the session of that key (`Visit.sessionId`); for
   * streams that outlast their request's check.
   */
  async isStillIn(kind: PersonKind, key: string): Promise<boolean> {
    const kept: Partial<SessionData> | null = await this.store.findByKey(key);
    const valid = await this.checks.stillValid(kept?.passport?.user ?? {});
    return valid[kind] !== undefined;
  }

  /** The sessions in which this person is still signed in, the last used first. */
  async listOf(owner: SessionOwner): Promise<PersonSession[]> {
    const listed = await this.store.listOf(owner);
    const checked = await Promise.all(
      listed.map(async ({ key, seenAt, session }) => {
        const { [owner.kind]: person } = await this.checks.stillValid(session.passport.user ?? {});
        return person?.id === owner.id ? [{ key, seenAt, person }] : [];
      }),
    );
    return checked.flat();
  }

  /** Signs everybody in the session out. */
  async end(key: string): Promise<void> {
    await this.store.endByKey(key);
  }

  private sessionHandlers(): RequestHandler[] {
    const isHttps = this.settings.PUBLIC_URL.startsWith('https:');
    const sessions = session({
      // Browsers accept a __Host- cookie only if it is secure and not meant for other hosts.
      name: isHttps ? '__Host-toprak' : 'toprak',
      secret: createHmac('sha256', this.settings.APP_SECRET).update('session cookie').digest('base64url'),
      store: this.store,
      // Without an expiry, so that the cookie need not be sent again; the server decides when the session
      // ends.
      cookie: { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' },
      saveUninitialized: false,
      resave: false,
    });
    return isHttps ? [asSecure, sessions] : [sessions];
  }

  private noteVisit(isPoll: (url: string) => boolean): RequestHandler {
    return ({ session, sessionID, originalUrl }, _response, next) => {
      const { storedSeenAt } = session;
      const isDue = storedSeenAt !== undefined && this.clock.now().getTime() - storedSeenAt > SEEN_AGAIN_MS;
      if (isDue && !isPoll(originalUrl)) {
        this.store.markSeen(sessionID, session).catch((cause: unknown) => {
          this.log.warn('A visit could not be written down.', { cause });
        });
      }
      next();
    };
  }
}

/** TLS ends at the proxy, whether it says so or not, because the site has only its public address. */
const asSecure: RequestHandler = (request, _response, next) => {
  Object.defineProperty(request, 'secure', { value: true });
  next();
};
