import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import { ChangeFeed, type ChangeTopic } from '../change-feed/change-feed.js';
import { SecuritySettingsService } from '../security/security-settings.service.js';
import { ApiLimit } from './api-limit.service.js';
import { keepBody } from './keep-body.js';
import { FOREVER, type Held, KeptAnswers, type Topics } from './kept-answers.js';
import { KeptPages, strictly } from './kept-pages.js';
import { compressed, READY_CACHE_CONTROL, type ReadyAnswer, readyAnswer, sendReady } from './ready-answer.js';

const MEGABYTE = 1024 * 1024;
const MAX_ANSWER_BYTES = 4 * MEGABYTE;
const MAX_URL_LENGTH = 2_000;

/** Clients add these to get past caches; they change nothing. */
const CACHE_BUSTER = /^(_t|t|_refresh|force)=/;
const HAS_CACHE_BUSTER = /[?&](_t|t|_refresh|force)=/;

/** What a path's public answers hang on, and which of its addresses are public; null: all of them. */
interface PublicRead {
  readonly topics: Topics;
  readonly isForAll: ((parameters: URLSearchParams) => boolean) | null;
}

/** What had been heard at a moment. */
export interface ChangesHeard {
  /** That moment, by `performance.now()`. */
  readonly at: number;
  /** How many changes of each topic. */
  readonly counts: ReadonlyMap<ChangeTopic, number>;
}

/** A page of the site, finished. */
export interface FinishedPage {
  readonly body: Buffer;
  readonly headers: OutgoingHttpHeaders;
  readonly status: number;
  /** The public reads it was made from, as they are registered. */
  readonly reads: readonly string[];
  /** When it is wrong without any change; null: never. */
  readonly staleAt: Date | null;
  /** What had been heard of before the first of its reads. */
  readonly heard: ChangesHeard;
  /** False for one that tells less than it could: it is sent and not kept. */
  readonly isWhole: boolean;
  /** Whether it is one of the pages that the shop has; what visitors may think up has no end. */
  readonly isListed: boolean;
}

/**
 * Public reads as finished bytes, answered before any framework runs. Only paths that were registered as the same for
 * every visitor are kept; the change feed empties them.
 */
@Injectable()
export class ReadyBytes {
  /** Answers that were sent as they were kept, and those that had to be made. */
  readonly counts = { kept: 0, made: 0 };
  private readonly reads = new Map<string, PublicRead>();
  /** Raised by every change, so that an answer from before it is never kept after it. */
  private readonly generations = new Map<ChangeTopic, number>();
  private readonly answers = new KeptAnswers(32 * MEGABYTE);
  private readonly pages = new KeptPages();

  constructor(
    @Inject(ChangeFeed) changeFeed: ChangeFeed,
    @Inject(SecuritySettingsService) private readonly security: SecuritySettingsService,
    @Inject(ApiLimit) private readonly apiLimit: ApiLimit,
  ) {
    changeFeed.onChange((topic) => this.forget(topic));
  }

  /** `path` answers every visitor alike and changes only with `topics`. */
  register(path: string, ...topics: Topics): void {
    this.reads.set(path, { topics, isForAll: null });
  }

  /** The same for those of its addresses that `isForAll` accepts; whoever asks for the others has to be known. */
  registerPart(path: string, isForAll: NonNullable<PublicRead['isForAll']>, ...topics: Topics): void {
    this.reads.set(path, { topics, isForAll });
  }

  /** Whether the answer is the same for whoever asks, now: nobody has to be known for it. */
  isSameForAll({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
    if (method !== 'GET' && method !== 'HEAD') return false;
    const topics = this.topicsOf(url);
    return topics !== undefined && this.isOpen(topics);
  }

  /** The first handler of the HTTP server: true when it has answered. */
  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '' } = request;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const answer = this.answers.get(keyOf(url)) ?? (takesPages(request) ? this.pages.listed(url) : undefined);
    if (!answer || asksForStream(request) || !this.isOpen(answer.topics)) return false;
    // A documented call. When its visitor has none left, Express refuses, with everything that a refusal says.
    if (url.startsWith('/api/') && !this.apiLimit.takeReady(request)) return false;
    this.counts.kept += 1;
    sendReady(answer, request, response);
    return true;
  }

  /** To be asked before something is made that shall be kept: a change that comes meanwhile then counts. */
  get heard(): ChangesHeard {
    return { at: performance.now(), counts: new Map(this.generations) };
  }

  /** Sends what is kept for an address, whatever address was asked for. False when there is nothing. */
  answerAs(address: string, request: IncomingMessage, response: ServerResponse): boolean {
    const answer = this.pages.get(address);
    if (!answer || !this.isOpen(answer.topics)) return false;
    this.counts.kept += 1;
    sendReady(answer, request, response);
    return true;
  }

  /**
   * Makes a page ready to be sent, and keeps it until one of its reads changes, unless that has happened already; by a
   * sale it is overtaken (`KeptPages`). Pages are large: whoever comes first waits less for the packing than for all of
   * it.
   */
  async finishPage(address: string, page: FinishedPage): Promise<ReadyAnswer> {
    this.counts.made += 1;
    const answer = await compressed(readyAnswer(page.body, page.headers, page.status));
    const topics = page.reads.map((read) => this.reads.get(read)?.topics);
    const known = topics.flatMap((each) => each ?? []);
    // What not everybody may read, or what changes unheard, makes a page that is nobody else's.
    const isForAll = topics.every((each) => each !== undefined);
    const ends = strictly(known);
    if (page.isWhole && isForAll && this.generationOf(ends) === generationOf(page.heard.counts, ends)) {
      const ttl = page.staleAt === null ? FOREVER : Math.max(1, page.staleAt.getTime() - Date.now());
      this.pages.keep(
        address,
        { ...answer, topics: known },
        { readAt: page.heard.at, ttl, isListed: page.isListed },
      );
    }
    return answer;
  }

  /** What this process keeps: answers of calls, and pages. */
  get held(): { readonly answers: Held; readonly pages: Held } {
    return { answers: this.answers.held, pages: this.pages.held };
  }

  /** In maintenance only what tells of it is for everybody. */
  private isOpen(topics: Topics): boolean {
    return !this.security.current.maintenance_mode || topics.includes('settings');
  }

  /** The Express middleware that keeps what was answered; it stands behind the one that sets the security headers. */
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
        response.setHeader('Cache-Control', READY_CACHE_CONTROL);
        this.keepAnswer(keyOf(url), topics, response);
      }
      next();
    };
  }

  private keepAnswer(key: string, topics: Topics, response: ServerResponse): void {
    this.counts.made += 1;
    const generation = this.generationOf(topics);
    keepBody(response, MAX_ANSWER_BYTES, (body) => {
      const isFinished = response.statusCode === 200 && body !== null && body.byteLength > 0;
      const isPrivate =
        response.hasHeader('set-cookie') ||
        response.hasHeader('content-encoding') ||
        response.getHeader('cache-control') !== READY_CACHE_CONTROL;
      if (!isFinished || isPrivate || generation !== this.generationOf(topics)) return;
      this.answers.keep(key, { ...readyAnswer(body, response.getHeaders()), topics });
    });
  }

  private forget(changed: ChangeTopic): void {
    this.generations.set(changed, (this.generations.get(changed) ?? 0) + 1);
    this.answers.forget(changed);
    this.pages.hear(changed);
  }

  private generationOf(topics: Topics): number {
    return generationOf(this.generations, topics);
  }

  /** A tRPC batch names several siblings, '/trpc/a.x,a.y': it is kept when all are registered, until any of them changes. */
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

/** Every answer hangs on the settings as well, and ends when the caches are emptied. */
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

/** What browsers and search engines send; programs that want data are not answered with a page. */
function takesPages({ headers }: IncomingMessage): boolean {
  return headers.accept === undefined || /text\/html|\*\/\*|text\/\*/.test(headers.accept);
}

/** tRPC answers these line by line, in another form. */
function asksForStream({ headers }: IncomingMessage): boolean {
  return headers['trpc-accept'] !== undefined || headers.accept === 'application/jsonl';
}
