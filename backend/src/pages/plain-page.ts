import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler, Response } from 'express';
import { accentStyle } from '../../contract/studio/accent.js';
import { lookHead } from '../../contract/studio/look-head.js';
import { isCameraPage } from '../../contract/pages/camera-pages.js';
import { MAINTENANCE_RETRY_SECONDS } from '../platform/http/maintenance.js';
import { PERSONAL_PAGES } from '../platform/http/not-for-search.js';
import {
  allowCamera,
  allowFraming,
  allowingPreviews,
  allowingStyles,
} from '../platform/http/security-headers.js';
import { escapeHtml } from '../platform/html/escape-html.js';
import type { SecuritySettingsService } from '../platform/security/security-settings.service.js';
import type { CurrentStudio } from '../studio/current-studio.js';

/** Personal pages, which search engines must not list. */
const NOT_FOR_SEARCH = new RegExp(`^/(${PERSONAL_PAGES.join('|')})(/|$)`, 'i');
export const BACK_OFFICE = /^\/admin(-login)?(\/|$)/i;
/** The page that the editor of the site's texts shows in a frame. */
const PREVIEW = /^\/admin\/onizleme\/?$/i;

interface Shop {
  readonly security: SecuritySettingsService;
  readonly studio: CurrentStudio;
}

/**
 * Sends the page as built, which the browser renders: those of the back office, and all pages when rendering
 * on the server fails.
 */
export function plainPage(directory: string, { security, studio }: Shop): RequestHandler {
  const html = readFile(join(directory, 'site/index.html'), 'utf8');
  const backOffice = readFile(join(directory, 'site/admin.html'), 'utf8');
  const preview = readFile(join(directory, 'site/preview.html'), 'utf8');
  for (const page of [html, backOffice, preview]) page.catch(() => undefined);
  return (request, response, next) => {
    if (NOT_FOR_SEARCH.test(request.path)) response.set('X-Robots-Tag', 'noindex, nofollow');
    if (security.closure !== null && !BACK_OFFICE.test(request.path)) {
      response.status(503).set('Retry-After', String(MAINTENANCE_RETRY_SECONDS));
    } else {
      response.set('Cache-Control', 'no-cache');
    }
    const isBackOffice = BACK_OFFICE.test(request.path);
    if (isBackOffice) {
      const policy = String(response.getHeader('content-security-policy'));
      response.set('Content-Security-Policy', allowingPreviews(policy));
    }
    const isPreview = PREVIEW.test(request.path);
    if (isPreview) allowFraming(response);
    if (isCameraPage(request.path)) allowCamera(response);
    const page = isPreview ? preview : isBackOffice ? backOffice : html;
    page.then((text) => {
      allowStyle(response, accentStyle(studio.look.accent));
      response.type('html').send(named(text, studio));
    }, next);
  };
}

function allowStyle(response: Response, css: string): void {
  const policy = String(response.getHeader('content-security-policy'));
  const hash = `sha256-${createHash('sha256').update(css).digest('base64')}`;
  response.set('Content-Security-Policy', allowingStyles(policy, [hash]));
}

/** Fills in the head where the page leaves room for it. The browser reads the studio's name from there. */
function named(html: string, { profile, look }: CurrentStudio): string {
  const name = escapeHtml(profile.name);
  const meta = `<meta name="application-name" content="${name}" />\n${lookHead(look)}`;
  return html
    .replace('<!--page-head-->', () => `<title>${name}</title>\n${meta}`)
    .replace('<!--studio-head-->', () => `<title>${name} yönetim</title>\n${meta}`);
}
