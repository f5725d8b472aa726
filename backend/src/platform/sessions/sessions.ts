import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import session from 'express-session';
import passport from 'passport';
import { Clock } from '../clock.js';
import { Settings } from '../config/settings.js';
import { SecuritySettingsService } from '../security/security-settings.service.js';
import { endSession } from './end-session.js';
import { SignedInChecks, type SignedInPeople } from './signed-in.js';
import { VisitStorage } from './visit-storage.js';

/** So much may pass before a visit is written down again; the idle time is exact to that. */
const SEEN_AGAIN_MS = 30_000;
/** The store keeps a session a little longer than it may be idle: the exact end is decided here. */
const STORE_SLACK_MS = 60_000;

/** Sessions by express-session, the people in them by passport. Handlers for the paths where somebody may be known. */
@Injectable()
export class Sessions {
  constructor(
    @Inject(Settings) private readonly settings: Settings,
    @Inject(SecuritySettingsService) private readonly security: SecuritySettingsService,
    @Inject(VisitStorage) private readonly storage: VisitStorage,
    @Inject(SignedInChecks) private readonly checks: SignedInChecks,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  handlers(): RequestHandler[] {
    const people = new passport.Passport();
    people.serializeUser((user, done) => done(null, user));
    people.deserializeUser((stored: SignedInPeople, done) => {
      this.checks.stillValid(stored).then(
        (valid) => done(null, Object.keys(valid).length > 0 ? valid : false),
        (error: unknown) => done(error),
      );
    });
    return [this.sessionHandler(), this.endWhenIdle, people.session() as RequestHandler];
  }

  private sessionHandler(): RequestHandler {
    const isHttps = this.settings.PUBLIC_URL.startsWith('https:');
    return session({
      // Browsers take a __Host- cookie only when it is secure and meant for no other host.
      name: isHttps ? '__Host-toprak' : 'toprak',
      secret: createHmac('sha256', this.settings.APP_SECRET).update('session cookie').digest('base64url'),
      store: this.storage.sessions,
      cookie: { httpOnly: true, sameSite: 'lax', secure: isHttps, path: '/' },
      saveUninitialized: false,
      resave: false,
      rolling: true,
    });
  }

  /** `session_timeout` as it is now, also for sessions that began under another one. */
  private readonly endWhenIdle: RequestHandler = (request, _response, next) => {
    const allowedMs = this.security.current.session_timeout * 1000;
    const now = this.clock.now().getTime();
    const { seenAt } = request.session;
    const isOver = seenAt !== undefined && now - seenAt > allowedMs;
    const ready = isOver ? endSession(request) : Promise.resolve();
    ready.then(() => {
      request.session.cookie.maxAge = allowedMs + STORE_SLACK_MS;
      if (!isOver && seenAt !== undefined && now - seenAt > SEEN_AGAIN_MS) request.session.seenAt = now;
      next();
    }, next);
  };
}
