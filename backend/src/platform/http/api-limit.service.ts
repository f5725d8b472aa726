import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { AppError } from '../../../contract/app-error.js';
import { Settings } from '../config/settings.js';
import { RateLimits, type Taken } from '../security/rate-limits.service.js';
import { SecuritySettingsService } from '../security/security-settings.service.js';
import { visitorAddressReader } from './visitor-address.js';
import { visitorNetwork } from './visitor-network.js';

const WINDOW_SECONDS = 60;
/** Ready answers cost next to nothing: the other processes hear of them only so often. */
const TELL_EVERY = 10;
/** Whoever drops out is counted anew here; the shared store remembers. */
const MAX_NETWORKS = 20_000;
/** The shared store tells whole seconds. */
const SAME_WINDOW_MS = 1_500;

/** What this process knows of one visitor's minute. */
interface Minute {
  /** All calls, as far as known here. */
  calls: number;
  /** Those of them that the shared store has not heard of. */
  untold: number;
  endsAt: number;
}

/** `api_rate_limit`: how many calls one visitor may make in a minute, counted for all processes together. */
@Injectable()
export class ApiLimit {
  private readonly minutes = new LRUCache<string, Minute>({ max: MAX_NETWORKS });
  private readonly addressOf: (request: IncomingMessage) => string;

  constructor(
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(SecuritySettingsService) private readonly security: SecuritySettingsService,
    @Inject(Settings) settings: Settings,
  ) {
    this.addressOf = visitorAddressReader(settings.TRUSTED_PROXIES);
  }

  /** For /trpc and /api. Pictures are no calls. */
  readonly handler: RequestHandler = (request, response, next) => {
    if (isPicture(request)) {
      next();
      return;
    }
    this.take(visitorNetwork(request.ip ?? ''), callsIn(request)).then((taken) => {
      const { remaining, secondsLeft } = taken;
      response.set({
        'RateLimit-Limit': String(this.points),
        'RateLimit-Remaining': String(remaining),
        'RateLimit-Reset': String(secondsLeft),
      });
      if (taken.isAllowed) {
        next();
        return;
      }
      response.set('Retry-After', String(secondsLeft));
      next(new AppError('rate_limited', { seconds: secondsLeft }));
    }, next);
  };

  /** One call that is answered from ready bytes, counted without waiting for anybody: false when none was left. */
  takeReady(request: IncomingMessage): boolean {
    const network = visitorNetwork(this.addressOf(request));
    const minute = this.minuteOf(network, Date.now());
    if (minute.calls >= this.points) return false;
    minute.calls += 1;
    minute.untold += 1;
    // Should the store be away, each process goes on counting by itself.
    if (minute.untold >= TELL_EVERY) this.tell(network, minute, 0).catch(() => undefined);
    return true;
  }

  private get points(): number {
    return this.security.current.api_rate_limit;
  }

  /** Whoever is over the limit is refused from memory, so that a flood costs nobody else the store. */
  private async take(network: string, calls: number): Promise<Taken> {
    const now = Date.now();
    const minute = this.minuteOf(network, now);
    if (minute.calls >= this.points) {
      return { isAllowed: false, remaining: 0, secondsLeft: secondsUntil(minute, now) };
    }
    return this.tell(network, minute, calls);
  }

  private async tell(network: string, minute: Minute, calls: number): Promise<Taken> {
    const limit = { name: 'api', points: this.points, seconds: WINDOW_SECONDS };
    const news = minute.untold + calls;
    minute.untold = 0;
    minute.calls += calls;
    const taken = await this.limits.take(limit, network, news);
    learn(minute, taken.isAllowed ? limit.points - taken.remaining : limit.points + 1, taken.secondsLeft);
    return taken;
  }

  private minuteOf(network: string, now: number): Minute {
    const known = this.minutes.get(network);
    if (known && known.endsAt > now) return known;
    const minute = { calls: 0, untold: 0, endsAt: now + WINDOW_SECONDS * 1000 };
    this.minutes.set(network, minute);
    return minute;
  }
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
