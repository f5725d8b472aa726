import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../contract/app-error.js';
import { Settings } from '../config/settings.js';
import { RateLimitsService, type Taken } from '../security/rate-limits.service.js';
import { SecuritySettingsService } from '../security/security-settings.service.js';
import { carriesSession } from '../sessions/sessions.js';
import { Visit } from '../sessions/visit.js';
import { visitorAddressReader } from './visitor-address.js';
import { visitorNetwork } from './visitor-network.js';

const WINDOW_SECONDS = 60;
/** Cached responses cost next to nothing: the other processes hear of them only so often. */
const TELL_EVERY = 10;
/** Whoever drops out is counted anew here; the shared store remembers. */
const MAX_NETWORKS = 20_000;
/** The shared store tells whole seconds. */
const SAME_WINDOW_MS = 1_500;

/** The screens of the back office make several calls each, and the studio's people share one address. */
const ADMINS_SHARE = 5;

/** Whose calls are counted together: those of one network, or of one admin wherever they are. */
interface Visitor {
  readonly key: string;
  readonly points: number;
}

/** What this process knows of one visitor's minute. */
interface Minute {
  /** All calls, as far as known here. */
  calls: number;
  /** Those of them that the shared store has not heard of. */
  untold: number;
  /** Sessions that were looked up beyond the limit and turned out to be no admin's. */
  inVain: number;
  endsAt: number;
}

/**
 * `api_rate_limit`: how many calls one network may make in a minute, counted for all processes together. Admins who are
 * signed in count apart from it, each for themselves.
 */
@Injectable()
export class ApiLimitService {
  private readonly minutes = new LRUCache<string, Minute>({ max: MAX_NETWORKS });
  private readonly addressOf: (request: IncomingMessage) => string;

  constructor(
    private readonly limits: RateLimitsService,
    private readonly security: SecuritySettingsService,
    settings: Settings,
  ) {
    this.addressOf = visitorAddressReader(settings.TRUSTED_PROXIES);
  }

  /**
   * Before anybody is known. Whoever is over the limit is refused from memory, so that a flood costs nobody else the
   * store; only some may still turn out to be admins.
   */
  readonly floodGate: RequestHandler = (request, response, next) => {
    const network = this.networkOf(request);
    const now = Date.now();
    const minute = this.minuteOf(network, now);
    const mayBeAdmin = carriesSession(request) && minute.inVain < this.points;
    if (isPicture(request) || mayBeAdmin || minute.calls < network.points) {
      next();
      return;
    }
    refuse(response, network, { secondsLeft: secondsUntil(minute, now), next });
  };

  /** For /trpc and /api, once sessions are known. Pictures are no calls. */
  readonly handler: RequestHandler = (request, response, next) => {
    if (isPicture(request)) {
      next();
      return;
    }
    const visitor = this.visitorOf(request);
    this.take(visitor, callsIn(request)).then((taken) => {
      if (!taken.isAllowed) {
        this.noteRefused(request);
        refuse(response, visitor, { ...taken, next });
        return;
      }
      tellLimit(response, visitor, taken);
      next();
    }, next);
  };

  /** One call that is answered from the response cache, counted without waiting for anybody: false when none was left. */
  takeCached(request: IncomingMessage): boolean {
    const network = { key: visitorNetwork(this.addressOf(request)), points: this.points };
    const minute = this.minuteOf(network, Date.now());
    if (minute.calls >= network.points) return false;
    minute.calls += 1;
    minute.untold += 1;
    // Should the store be away, each process goes on counting by itself.
    if (minute.untold >= TELL_EVERY) this.tell(network, minute, 0).catch(() => undefined);
    return true;
  }

  private get points(): number {
    return this.security.current.api_rate_limit;
  }

  private networkOf(request: Request): Visitor {
    return { key: visitorNetwork(request.ip ?? ''), points: this.points };
  }

  private visitorOf(request: Request): Visitor {
    const { adminId } = new Visit(request);
    if (adminId === null) return this.networkOf(request);
    return { key: `admin ${adminId}`, points: this.points * ADMINS_SHARE };
  }

  private noteRefused(request: Request): void {
    const wasLookedUp = carriesSession(request) && 'session' in request;
    if (wasLookedUp) this.minuteOf(this.networkOf(request), Date.now()).inVain += 1;
  }

  private async take(visitor: Visitor, calls: number): Promise<Taken> {
    const now = Date.now();
    const minute = this.minuteOf(visitor, now);
    if (minute.calls >= visitor.points) {
      return { isAllowed: false, remaining: 0, secondsLeft: secondsUntil(minute, now) };
    }
    return this.tell(visitor, minute, calls);
  }

  private async tell({ key, points }: Visitor, minute: Minute, calls: number): Promise<Taken> {
    const news = minute.untold + calls;
    minute.untold = 0;
    minute.calls += calls;
    const taken = await this.limits.take({ name: 'api', points, seconds: WINDOW_SECONDS }, key, news);
    learn(minute, taken.isAllowed ? points - taken.remaining : points + 1, taken.secondsLeft);
    return taken;
  }

  private minuteOf({ key }: Visitor, now: number): Minute {
    const known = this.minutes.get(key);
    if (known && known.endsAt > now) return known;
    const minute = { calls: 0, untold: 0, inVain: 0, endsAt: now + WINDOW_SECONDS * 1000 };
    this.minutes.set(key, minute);
    return minute;
  }
}

function tellLimit(
  response: Response,
  { points }: Visitor,
  { remaining, secondsLeft }: Pick<Taken, 'remaining' | 'secondsLeft'>,
): void {
  response.set({
    'RateLimit-Limit': String(points),
    'RateLimit-Remaining': String(remaining),
    'RateLimit-Reset': String(secondsLeft),
  });
}

function refuse(
  response: Response,
  visitor: Visitor,
  { secondsLeft, next }: { readonly secondsLeft: number; readonly next: NextFunction },
): void {
  tellLimit(response, visitor, { remaining: 0, secondsLeft });
  response.set('Retry-After', String(secondsLeft));
  next(new AppError('rate_limited', { seconds: secondsLeft }));
}

function secondsUntil({ endsAt }: Minute, now: number): number {
  return Math.max(1, Math.ceil((endsAt - now) / 1000));
}

/** Answers come back in any order: within one minute of the store the highest count is the latest. */
function learn(minute: Minute, counted: number, secondsLeft: number): void {
  const endsAt = Date.now() + secondsLeft * 1000;
  const isSameMinute = endsAt < minute.endsAt + SAME_WINDOW_MS;
  minute.calls = isSameMinute ? Math.max(minute.calls, counted) : counted + minute.untold;
  minute.endsAt = endsAt;
}

/** tRPC's batches name their calls with commas between, encoded or not; each of them counts. */
function callsIn({ baseUrl, path }: Request): number {
  return /^\/trpc$/i.test(baseUrl) ? path.split(/,|%2c/i).length : 1;
}

function isPicture({ baseUrl, path }: Request): boolean {
  return baseUrl === '/api' && /^\/(serve_image\.php$|uploads\/)/.test(path);
}
