import type { OutgoingHttpHeaders } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import type { PageRenderer } from '../../contract/pages/page-renderer.js';
import { MAINTENANCE_RETRY_SECONDS } from '../platform/http/maintenance.js';
import { PERSONAL_PAGES } from '../platform/http/not-for-search.js';
import { type ReadyAnswer, sendReady } from '../platform/http/ready-answer.js';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { allowingStyles } from '../platform/http/security-headers.js';
import { Log } from '../platform/logging/log.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import { loadPageRenderer } from './load-page-renderer.js';
import { BACK_OFFICE, plainPage } from './plain-page.js';
import { type FreshPage, RenderPage } from './render-page.service.js';

const HIDDEN = 'noindex, nofollow';
/** Search engines have no business with them. */
const NOT_FOR_SEARCH = new RegExp(`^/(${PERSONAL_PAGES.join('|')})(/|$)`, 'i');

interface MadePage {
  readonly page: FreshPage;
  /** Null in maintenance. */
  readonly ready: ReadyAnswer | null;
}

/** Answers every page of the web site: drawn already where everybody may see it, and kept until something changes. */
@Injectable()
export class AnswerPages {
  /** Whoever asks for a page that is just being made gets the same one. */
  private readonly beingMade = new Map<string, Promise<MadePage>>();

  constructor(
    @Inject(RenderPage) private readonly pages: RenderPage,
    @Inject(ReadyBytes) private readonly readyBytes: ReadyBytes,
    @Inject(SecuritySettingsService) private readonly security: SecuritySettingsService,
    @Inject(Log) private readonly log: Log,
  ) {}

  /** `directory`: where both halves of the site's build are. */
  handler(directory: string): RequestHandler {
    const plain = plainPage(directory, this.security);
    const loading = loadPageRenderer(directory);
    loading.catch((cause: unknown) => {
      this.log.error('The pages cannot be drawn here; browsers draw them.', { cause });
    });
    return (request, response, next) => {
      if (NOT_FOR_SEARCH.test(request.path)) response.set('X-Robots-Tag', HIDDEN);
      if (BACK_OFFICE.test(request.path)) {
        plain(request, response, next);
        return;
      }
      loading
        .then((renderer) => this.answer(renderer, request, response))
        .catch((cause: unknown) => {
          this.log.error('A page could not be drawn; the browser draws it.', { path: request.path, cause });
          plain(request, response, next);
        });
    };
  }

  private async answer(renderer: PageRenderer, request: Request, response: Response): Promise<void> {
    const address = renderer.addressOf(request.originalUrl);
    const rightPath = otherSpelling(request.path, address);
    if (rightPath !== null) {
      response.redirect(301, rightPath + request.originalUrl.slice(request.path.length));
      return;
    }
    if (this.readyBytes.answerAs(address, request, response)) return;
    const { page, ready } = await this.make(renderer, address, response.getHeaders());
    if (ready === null) sendMaintenance(page, response);
    else sendReady(ready, request, response);
  }

  private make(renderer: PageRenderer, address: string, headers: OutgoingHttpHeaders): Promise<MadePage> {
    const { heard } = this.readyBytes;
    // After a change it is made anew, also while it is still being made from before.
    const key = `${address} ${[...heard].join(' ')}`;
    const known = this.beingMade.get(key);
    if (known) return known;
    const making = this.pages
      .render(renderer, address, heard)
      .then(async (page) => ({
        page,
        ready: page.status === 503 ? null : await this.finish(address, page, headers),
      }))
      .finally(() => this.beingMade.delete(key));
    this.beingMade.set(key, making);
    return making;
  }

  /** `headers`: what every answer of the shop carries. */
  private finish(address: string, page: FreshPage, headers: OutgoingHttpHeaders): Promise<ReadyAnswer> {
    const hidden = page.status === 200 ? {} : { 'x-robots-tag': HIDDEN };
    const all: OutgoingHttpHeaders = {
      ...headers,
      ...hidden,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': allowingStyles(String(headers['content-security-policy']), page.styleHashes),
    };
    return this.readyBytes.finishPage(address, {
      body: Buffer.from(page.html),
      headers: all,
      status: page.status,
      reads: page.procedures.map((procedure) => `/trpc/${procedure}`),
      staleAt: page.staleAt,
      heard: page.heard,
      isWhole: page.isWhole,
      isListed: all['x-robots-tag'] === undefined && !address.includes('?'),
    });
  }
}

/** Null when the path is spelled as it shall be. */
function otherSpelling(asked: string, address: string): string | null {
  const [path = '/'] = address.split('?', 1);
  const isSame = (asked.replace(/\/+$/, '').toLowerCase() || '/') === path;
  return isSame && asked !== path ? path : null;
}

/** Nobody keeps it: the site may be open again in a moment. */
function sendMaintenance(page: FreshPage, response: Response): void {
  const policy = String(response.getHeader('content-security-policy'));
  response
    .status(503)
    .set('Retry-After', String(MAINTENANCE_RETRY_SECONDS))
    .set('Content-Security-Policy', allowingStyles(policy, page.styleHashes))
    .type('html')
    .send(page.html);
}
