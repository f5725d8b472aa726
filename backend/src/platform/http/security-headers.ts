import helmet from 'helmet';
import type { RequestHandler } from 'express';

const SELF = "'self'";
const NONE = "'none'";

/** The strict headers of every answer but the bank's page. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: [SELF],
        baseUri: [NONE],
        connectSrc: [SELF],
        fontSrc: [SELF],
        formAction: [SELF],
        frameAncestors: [NONE],
        imgSrc: [SELF, 'data:'],
        objectSrc: [NONE],
        scriptSrc: [SELF],
        scriptSrcAttr: [NONE],
        // Emotion writes its rules into style elements.
        styleSrc: [SELF, "'unsafe-inline'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
}

/**
 * The bank's page runs scripts and posts forms to addresses nobody knows beforehand. It gets an origin of its own
 * (no allow-same-origin), so that nothing in it reaches our visitors' sessions or storage.
 */
export const BANK_PAGE_POLICY = [
  'sandbox allow-forms allow-scripts allow-top-navigation allow-popups',
  "default-src 'none'",
  "script-src 'unsafe-inline' https: http:",
  "style-src 'unsafe-inline' https: http:",
  'img-src https: http: data:',
  'font-src https: http: data:',
  'connect-src https: http:',
  'frame-src https: http:',
  'form-action https: http:',
  "frame-ancestors 'none'",
].join('; ');
