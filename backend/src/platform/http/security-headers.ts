import type { ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { RequestHandler } from 'express';

const SELF = "'self'";
const NONE = "'none'";

/** Empty style elements, into which Emotion writes its rules by script. */
const HASH_OF_NOTHING = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The one thing from elsewhere, shown when a visitor asks for it. */
const MAP = 'https://www.openstreetmap.org';

/** What no page of ours asks a browser for. */
const PERMISSIONS_POLICY = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** The strict headers of every answer but the bank's page. */
export function securityHeaders({ isHttps }: { isHttps: boolean }): RequestHandler {
  const strict = strictHeaders(isHttps);
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', PERMISSIONS_POLICY);
    strict(request, response, next);
  };
}

function strictHeaders(isHttps: boolean): RequestHandler {
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
        frameSrc: [MAP],
        imgSrc: [SELF, 'data:'],
        objectSrc: [NONE],
        scriptSrc: [SELF],
        scriptSrcAttr: [NONE],
        styleSrc: [SELF, HASH_OF_NOTHING],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
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

/** The strict policy of a page that brings style elements of its own, by their hashes ('sha256-…'). */
export function allowingStyles(policy: string, hashes: readonly string[]): string {
  return policy.replace(/style-src /, `style-src ${hashes.map((hash) => `'${hash}' `).join('')}`);
}

/** The policy of the back office: a picture is shown while it is still being handed in, and a page while it is written. */
export function allowingPreviews(policy: string): string {
  return policy.replace(/img-src /, 'img-src blob: ').replace(/frame-src [^;]*/, `frame-src ${SELF}`);
}

/**
 * The one document that may stand in a frame, and only in one of ours: the page that is being written. No page that
 * visitors or admins use can be framed by anybody, so nobody can be made to press what they do not see; this one
 * knows no session, sends nothing, and shows nothing by itself.
 */
export function allowFraming(response: ServerResponse): void {
  const policy = String(response.getHeader('content-security-policy'));
  response.setHeader(
    'Content-Security-Policy',
    policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${SELF}`),
  );
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
}
