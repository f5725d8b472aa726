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

/** Search engines have no business with them. */
const NOT_FOR_SEARCH = new RegExp(`^/(${PERSONAL_PAGES.join('|')})(/|$)`, 'i');

/** Answers every page of the web site: drawn already where everybody may see it, and kept until something changes. */
@Injectable()
export class AnswerPages {
  /** Whoever asks for a page that is just being made gets the same one. */
  private readonly beingMade = new Map<string, Promise<FreshPage>>();
  private readonly beingPacked = new WeakMap<FreshPage, Promise<ReadyAnswer>>();

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
      if (NOT_FOR_SEARCH.test(request.path)) response.set('X-Robots-Tag', 'noindex, nofollow');
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
    const page = await this.make(renderer, address);
    if (page.status === 503) sendMaintenance(page, response);
    else sendReady(await this.pack(address, page, response), request, response);
  }

  private pack(address: string, page: FreshPage, response: Response): Promise<ReadyAnswer> {
    if (page.status !== 200) response.set('X-Robots-Tag', 'noindex, nofollow');
    const packing = this.beingPacked.get(page) ?? this.finish(address, page, response);
    this.beingPacked.set(page, packing);
    return packing;
  }

  private make(renderer: PageRenderer, address: string): Promise<FreshPage> {
    const { heard } = this.readyBytes;
    // After a change it is made anew, also while it is still being made from before.
    const key = `${address} ${[...heard].join(' ')}`;
    const known = this.beingMade.get(key);
    if (known) return known;
    const making = this.pages.render(renderer, address, heard).finally(() => this.beingMade.delete(key));
    this.beingMade.set(key, making);
    return making;
  }

  private finish(address: string, page: FreshPage, response: Response): Promise<ReadyAnswer> {
    const policy = String(response.getHeader('content-security-policy'));
    return this.readyBytes.finishPage(address, {
      body: Buffer.from(page.html),
      headers: {
        ...response.getHeaders(),
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': allowingStyles(policy, page.styleHashes),
      },
      status: page.status,
      reads: page.procedures.map((procedure) => `/trpc/${procedure}`),
      staleAt: page.staleAt,
      heard: page.heard,
      isWhole: page.isWhole,
    });
  }
}

/** Null when the path is spelled as it shall be. */
function otherSpelling(asked: string, address: string): string | null {
  const [path = '/'] = address.split('?', 1);
  const isSame = asked.replace(/\/+$/, '').toLowerCase() === path;
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
