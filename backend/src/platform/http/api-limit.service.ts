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
import { ipAddressReader } from './ip-address-reader.js';
import { visitorNetwork } from './visitor-network.js';

const WINDOW_SECONDS = 60;
/** The shared store is told only of every tenth cached response, because these cost next to nothing. */
const TELL_EVERY = 10;
/** A network that drops out of this cache is counted anew here, but the shared store remembers it. */
const MAX_NETWORKS = 20_000;
/** Tolerance for comparing windows, because the shared store has only whole seconds. */
const SAME_WINDOW_MS = 1_500;

/** Admins get a multiple, because the screens of the back office make several calls each. */
const ADMINS_SHARE = 5;

/** The unit by which calls are counted: a network, or an admin wherever they are. */
interface Visitor {
  readonly key: string;
  readonly points: number;
}

/** The calls of one visitor in the current minute, as far as this process knows. */
interface Minute {
  /** All calls, as far as this process knows. */
  calls: number;
  /** The calls that the shared store has not been told of. */
  untold: number;
  /** Sessions that were looked up beyond the limit and did not belong to an admin. */
  inVain: number;
  endsAt: number;
}

/**
 * Enforces `api_rate_limit`, the number of calls that a network may make in a minute, over all processes.
 * Signed-in admins are counted separately, each on their own.
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
    this.addressOf = ipAddressReader(settings.TRUSTED_PROXIES);
  }

  /**
   * Runs before sessions are read. A network over the limit is refused from memory, so that a flood does not
   * reach the store; some of its requests are let through, because they may be an admin's.
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

  /** For /trpc and /api, after sessions have been read. Pictures are not counted. */
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

  /**
   * Counts a call that is answered from the response cache, without waiting for the store. False when the
   * limit was reached.
   */
  takeCached(request: IncomingMessage): boolean {
    const network = { key: visitorNetwork(this.addressOf(request)), points: this.points };
    const minute = this.minuteOf(network, Date.now());
    if (minute.calls >= network.points) return false;
    minute.calls += 1;
    minute.untold += 1;
    // While the store is unavailable, each process counts alone.
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

/** Answers arrive in any order: within one minute of the store the highest count is the latest. */
function learn(minute: Minute, counted: number, secondsLeft: number): void {
  const endsAt = Date.now() + secondsLeft * 1000;
  const isSameMinute = endsAt < minute.endsAt + SAME_WINDOW_MS;
  minute.calls = isSameMinute ? Math.max(minute.calls, counted) : counted + minute.untold;
  minute.endsAt = endsAt;
}

/** The calls of a tRPC batch, whose names are separated by commas, encoded or not. */
function callsIn({ baseUrl, path }: Request): number {
  return /^\/trpc$/i.test(baseUrl) ? path.split(/,|%2c/i).length : 1;
}

function isPicture({ baseUrl, path }: Request): boolean {
  return baseUrl === '/api' && /^\/(serve_image\.php$|uploads\/)/.test(path);
}
