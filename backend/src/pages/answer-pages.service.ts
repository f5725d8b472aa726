import type { OutgoingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { PageRenderer } from '../../contract/pages/page-renderer.js';
import { MAINTENANCE_RETRY_SECONDS } from '../platform/http/maintenance.js';
import { isSale } from '../platform/http/page-cache.js';
import { type EncodedResponse, sendEncoded } from '../platform/http/encoded-response.js';
import { ResponseCache } from '../platform/http/response-cache.js';
import { allowingStyles } from '../platform/http/security-headers.js';
import { Log } from '../platform/logging/log.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import { Visit } from '../platform/sessions/visit.js';
import { RenderQueueService } from './render-queue.service.js';
import { loadPageRenderer } from './load-page-renderer.js';
import { MovedPagesService } from './moved-pages.service.js';
import { BACK_OFFICE, plainPage } from './plain-page.js';
import { type FreshPage, RenderPageService } from './render-page.service.js';

const HIDDEN = 'noindex, nofollow';
/** A page with missing data is tried again sooner than one in maintenance. */
const READ_AGAIN_SECONDS = 30;
/** Headers that belong to one visitor's answer and must not be cached. */
const OF_ONE_VISITOR = new Set(['x-robots-tag', 'referrer-policy', 'set-cookie']);

interface MadePage {
  readonly page: FreshPage;
  /** Null when the page is unavailable (503), which is never cached. */
  readonly ready: EncodedResponse | null;
}

/**
 * Answers all pages of the web site: public ones are rendered on the server and cached until their data
 * changes.
 */
@Injectable()
export class AnswerPagesService {
  /** Requests for the same page share one rendering. */
  private readonly beingMade = new Map<string, Promise<MadePage>>();

  constructor(
    private readonly pages: RenderPageService,
    private readonly renderQueue: RenderQueueService,
    private readonly moved: MovedPagesService,
    private readonly responseCache: ResponseCache,
    private readonly security: SecuritySettingsService,
    private readonly studio: CurrentStudio,
    private readonly log: Log,
  ) {}

  /** `directory`: the folder with both halves of the site's build. */
  handler(directory: string): RequestHandler {
    const plain = plainPage(directory, { security: this.security, studio: this.studio });
    const loading = loadPageRenderer(directory);
    loading.catch((cause: unknown) => {
      this.log.error('The pages cannot be rendered here; browsers render them.', { cause });
    });
    return (request, response, next) => {
      if (BACK_OFFICE.test(request.path)) {
        plain(request, response, next);
        return;
      }
      loading
        .then(async (renderer) => {
          if (!(await this.answer(renderer, request, response))) plain(request, response, next);
        })
        .catch((cause: unknown) => {
          this.log.error('A page could not be rendered; the browser renders it.', {
            path: request.path,
            cause,
          });
          plain(request, response, next);
        });
    };
  }

  /** False when the plain page should be sent instead. */
  private async answer(renderer: PageRenderer, request: Request, response: Response): Promise<boolean> {
    const address = renderer.addressOf(request.originalUrl);
    const rightPath = otherSpelling(request.path, address);
    if (rightPath !== null) {
      response.redirect(301, rightPath + request.originalUrl.slice(request.path.length));
      return true;
    }
    if (this.responseCache.answerAs(address, request, response)) return true;
    if (!(await this.renderQueue.hasPlaceFor(new Visit(request).ipAddress))) return false;
    // Another request may have rendered the page meanwhile.
    if (this.responseCache.answerAs(address, request, response)) return true;
    const { page, ready } = await this.make(renderer, address, response.getHeaders());
    if (ready === null) sendUnavailable(page, response, this.security.closure !== null);
    else sendEncoded(ready, request, response);
    return true;
  }

  private make(renderer: PageRenderer, address: string, headers: OutgoingHttpHeaders): Promise<MadePage> {
    const { heard } = this.responseCache;
    // A change invalidates the page, even during its rendering. Changes by sales are left out, because a page
    // may be a little behind them.
    const changes = [...heard.counts].filter(([topic]) => !isSale(topic));
    const key = `${address} ${changes.join(' ')}`;
    const known = this.beingMade.get(key);
    if (known) return known;
    const making = this.renderQueue
      .run(() => this.pages.render(renderer, address, heard))
      .then(async (page) => ({
        page,
        ready: page.status === 503 ? null : await this.finish(address, page, headers),
      }))
      .finally(() => this.beingMade.delete(key));
    this.beingMade.set(key, making);
    return making;
  }

  /** `headers`: the headers of every answer of the shop. */
  private async finish(
    address: string,
    page: FreshPage,
    headers: OutgoingHttpHeaders,
  ): Promise<EncodedResponse> {
    const location = await this.moved.newAddress(address);
    const everybodys = Object.entries(headers).filter(([name]) => !OF_ONE_VISITOR.has(name));
    const all: OutgoingHttpHeaders = {
      ...Object.fromEntries(everybodys),
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...(page.isForSearch ? {} : { 'x-robots-tag': HIDDEN }),
      ...(location === null ? {} : { location }),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': allowingStyles(String(headers['content-security-policy']), page.styleHashes),
    };
    return this.responseCache.storePage(address, {
      body: Buffer.from(page.html),
      headers: all,
      status: location === null ? page.status : 301,
      reads: page.procedures.map((procedure) => `/trpc/${procedure}`),
      staleAt: page.staleAt,
      heard: page.heard,
      isWhole: page.isWhole,
      isListed: location === null && page.isForSearch && !address.includes('?'),
    });
  }
}

/** The correct spelling of a path; null when it is spelled correctly. */
function otherSpelling(requested: string, address: string): string | null {
  const [path = '/'] = address.split('?', 1);
  const isSame = (requested.replace(/\/+$/, '').toLowerCase() || '/') === path;
  return isSame && requested !== path ? path : null;
}

/** Never cached, because missing data may be back in a moment. */
function sendUnavailable(page: FreshPage, response: Response, isClosed: boolean): void {
  const policy = String(response.getHeader('content-security-policy'));
  response
    .status(503)
    .set('Retry-After', String(isClosed ? MAINTENANCE_RETRY_SECONDS : READ_AGAIN_SECONDS))
    .set('Content-Security-Policy', allowingStyles(policy, page.styleHashes))
    .type('html')
    .send(page.html);
}
