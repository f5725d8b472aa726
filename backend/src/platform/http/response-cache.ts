import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { ChangeFeed, type ChangeTopic } from '../change-feed/change-feed.js';
import { SecuritySettingsService } from '../security/security-settings.service.js';
import { ApiLimitService } from './api-limit.service.js';
import { captureBody } from './capture-body.js';
import { FOREVER, type CacheUsage, TopicCache, type Topics } from './topic-cache.js';
import { PageCache, staleTopics } from './page-cache.js';
import {
  compressed,
  REVALIDATE_CACHE_CONTROL,
  type EncodedResponse,
  encodeResponse,
  sendEncoded,
} from './encoded-response.js';

const MEGABYTE = 1024 * 1024;
const MAX_ANSWER_BYTES = 4 * MEGABYTE;
const MAX_URL_LENGTH = 2_000;

const JSON_LINES = /application\/jsonl/i;

/** Parameters that clients add to bypass caches; they change nothing. */
const CACHE_BUSTER = /^(_t|t|_refresh|force)=/;
const HAS_CACHE_BUSTER = /[?&](_t|t|_refresh|force)=/;

/**
 * The topics that a public path depends on, and the test for its public addresses; all are public when it is
 * null.
 */
interface PublicRead {
  readonly topics: Topics;
  readonly isForAll: ((parameters: URLSearchParams) => boolean) | null;
}

/** The changes that this process has heard of at one moment. */
export interface ChangesHeard {
  /** The moment, by `performance.now()`. */
  readonly at: number;
  /** The number of changes of each topic. */
  readonly counts: ReadonlyMap<ChangeTopic, number>;
}

/** A rendered page, ready to be cached. */
export interface StorablePage {
  readonly body: Buffer;
  readonly headers: OutgoingHttpHeaders;
  readonly status: number;
  /** The public calls from which it was made, by their registered paths. */
  readonly reads: readonly string[];
  /** When it becomes outdated without any change; null: never. */
  readonly staleAt: Date | null;
  /** The changes heard of before the first of these calls. */
  readonly heard: ChangesHeard;
  /** False when a part could not be read: such a page is sent but not cached. */
  readonly isWhole: boolean;
  /** True for pages that the shop links to. Visitors can request any number of other addresses. */
  readonly isListed: boolean;
}

/**
 * Caches public reads as finished bytes, which are sent before any framework runs. Only paths registered as
 * the same for every visitor are cached; the change feed invalidates them.
 */
@Injectable()
export class ResponseCache {
  /** The number of responses served from the cache, and of those that had to be made. */
  readonly counts = { hits: 0, misses: 0 };
  private readonly reads = new Map<string, PublicRead>();
  /** Increased by every change, so that a response computed before a change is never cached after it. */
  private readonly generations = new Map<ChangeTopic, number>();
  private readonly answers = new TopicCache(32 * MEGABYTE);
  private readonly pages = new PageCache();

  constructor(
    changeFeed: ChangeFeed,
    private readonly security: SecuritySettingsService,
    private readonly apiLimit: ApiLimitService,
  ) {
    changeFeed.onChange((topic) => this.invalidate(topic));
  }

  /** Registers `path` as the same for every visitor and changed only by `topics`. */
  register(path: string, ...topics: Topics): void {
    this.reads.set(path, { topics, isForAll: null });
  }

  /** Like `register`, but only for addresses that `isForAll` accepts; the others depend on the visitor. */
  registerPart(path: string, isForAll: NonNullable<PublicRead['isForAll']>, ...topics: Topics): void {
    this.reads.set(path, { topics, isForAll });
  }

  /** True when the response is currently the same for every visitor, so that no session needs to be read. */
  isSameForAll({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const topics = this.topicsOf(url);
    return topics !== undefined && this.isOpen(topics);
  }

  /** The first handler of the HTTP server; true when it has answered. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const answer = this.answers.get(keyOf(url)) ?? (takesPages(request) ? this.pages.listed(url) : undefined);
    if (!answer || asksForStream(request) || !this.isOpen(answer.topics)) return false;
    // Documented calls are counted. At the limit, Express sends the full refusal.
    if (url.startsWith('/api/') && !this.apiLimit.takeCached(request)) return false;
    this.counts.hits += 1;
    sendEncoded(answer, request, response);
    return true;
  }

  /** Read it before making something to cache: a change in between then prevents the caching. */
  get heard(): ChangesHeard {
    return { at: performance.now(), counts: new Map(this.generations) };
  }

  /**
   * Sends the cached page of `address`, which may differ from the requested one. False when there is none.
   */
  answerAs(address: string, request: IncomingMessage, response: ServerResponse): boolean {
    const answer = this.pages.get(address);
    if (!answer || !this.isOpen(answer.topics)) return false;
    this.counts.hits += 1;
    sendEncoded(answer, request, response);
    return true;
  }

  /**
   * Encodes a page and caches it until one of its reads changes, unless that has happened already;
   * `PageCache` treats sales differently. Pages are compressed first, which costs the first visitor less time
   * than receiving them uncompressed.
   */
  async storePage(address: string, page: StorablePage): Promise<EncodedResponse> {
    this.counts.misses += 1;
    const answer = await compressed(encodeResponse(page.body, page.headers, page.status));
    const topics = page.reads.map((read) => this.reads.get(read)?.topics);
    const known = topics.flatMap((each) => each ?? []);
    // An unregistered read depends on the visitor or changes without notice, so its page is not shared.
    const isForAll = topics.every((each) => each !== undefined);
    const stale = staleTopics(known);
    if (page.isWhole && isForAll && this.generationOf(stale) === generationOf(page.heard.counts, stale)) {
      const ttl = page.staleAt === null ? FOREVER : Math.max(1, page.staleAt.getTime() - Date.now());
      this.pages.set(
        address,
        { ...answer, topics: known },
        { readAt: page.heard.at, ttl, isListed: page.isListed },
      );
    }
    return answer;
  }

  /** The contents of this process's cache: responses of calls, and pages. */
  get usage(): { readonly answers: CacheUsage; readonly pages: CacheUsage } {
    return { answers: this.answers.usage, pages: this.pages.usage };
  }

  /** While the shop is closed only the site status is public. */
  private isOpen(topics: Topics): boolean {
    return this.security.closure === null || topics.includes('settings');
  }

  /** The Express middleware that caches responses; it runs after the one that sets the security headers. */
  capture(): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
    return (request, response, next) => {
      const { method, url = '' } = request;
      const topics = this.topicsOf(url);
      if (
        method === 'GET' &&
        topics &&
        this.isOpen(topics) &&
        url.length <= MAX_URL_LENGTH &&
        !asksForStream(request)
      ) {
        response.setHeader('Cache-Control', REVALIDATE_CACHE_CONTROL);
        this.cacheResponse(keyOf(url), topics, response);
      }
      next();
    };
  }

  private cacheResponse(key: string, topics: Topics, response: ServerResponse): void {
    this.counts.misses += 1;
    const generation = this.generationOf(topics);
    captureBody(response, MAX_ANSWER_BYTES, (body) => {
      const isFinished = response.statusCode === 200 && body !== null && body.byteLength > 0;
      const isStreamed = JSON_LINES.test(String(response.getHeader('content-type') ?? ''));
      const isPrivate =
        response.hasHeader('set-cookie') ||
        response.hasHeader('content-encoding') ||
        response.getHeader('cache-control') !== REVALIDATE_CACHE_CONTROL;
      if (!isFinished || isStreamed || isPrivate || generation !== this.generationOf(topics)) return;
      this.answers.set(key, { ...encodeResponse(body, response.getHeaders()), topics });
    });
  }

  private invalidate(changed: ChangeTopic): void {
    this.generations.set(changed, (this.generations.get(changed) ?? 0) + 1);
    this.answers.invalidate(changed);
    this.pages.invalidate(changed);
  }

  private generationOf(topics: Topics): number {
    return generationOf(this.generations, topics);
  }

  /**
   * A tRPC batch such as '/trpc/a.x,a.y' is cached when all its calls are registered, until any of them
   * changes.
   */
  private topicsOf(url: string): Topics | undefined {
    const [path = ''] = url.split('?', 1);
    const [first = '', ...siblings] = path.split(',');
    const folder = first.slice(0, first.lastIndexOf('/') + 1);
    const reads = [first, ...siblings.map((sibling) => folder + sibling)].map((each) => this.reads.get(each));
    const areForAll = reads.every(
      (read) => read && (read.isForAll?.(new URLSearchParams(url.slice(path.length + 1))) ?? true),
    );
    return areForAll ? reads.flatMap((read) => read?.topics ?? []) : undefined;
  }
}

/** Every answer depends on the settings as well, and on the emptying of caches. */
function generationOf(counts: ChangesHeard['counts'], topics: Topics): number {
  return [...topics, 'settings' as const, 'caches' as const].reduce(
    (sum, topic) => sum + (counts.get(topic) ?? 0),
    0,
  );
}

function keyOf(url: string): string {
  if (!HAS_CACHE_BUSTER.test(url)) return url;
  const queryStart = url.indexOf('?') + 1;
  const parameters = url.slice(queryStart).split('&');
  const kept = parameters.filter((parameter) => !CACHE_BUSTER.test(parameter));
  return kept.length === 0 ? url.slice(0, queryStart - 1) : url.slice(0, queryStart) + kept.join('&');
}

/** Browsers and search engines ask for HTML; programs that want data get no page. */
function takesPages({ headers }: IncomingMessage): boolean {
  return headers.accept === undefined || /text\/html|\*\/\*|text\/\*/.test(headers.accept);
}

/** tRPC answers such requests line by line, in another format, wherever in the header they name it. */
function asksForStream({ headers }: IncomingMessage): boolean {
  return headers['trpc-accept'] !== undefined || JSON_LINES.test(headers.accept ?? '');
}
