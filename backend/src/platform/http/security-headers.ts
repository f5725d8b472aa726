import type { ServerResponse } from 'node:http';
import helmet from 'helmet';
import type { RequestHandler } from 'express';

const SELF = "'self'";
const NONE = "'none'";

/** The hash of an empty style element, into which Emotion writes its rules by script. */
const HASH_OF_NOTHING = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The only foreign content, shown when a visitor asks for it. */
const MAP = 'https://www.openstreetmap.org';

/** Browser features that none of our pages uses, but for the camera of two. */
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

/** The strict headers of all answers except the bank's page. */
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
 * The policy of the bank's page, which runs scripts and posts forms to addresses unknown beforehand. It gets
 * an origin of its own (no allow-same-origin), so that it cannot reach our visitors' sessions or storage.
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

/** Adds the hashes ('sha256-…') of a page's own style elements to the strict policy. */
export function allowingStyles(policy: string, hashes: readonly string[]): string {
  return policy.replace(/style-src /, `style-src ${hashes.map((hash) => `'${hash}' `).join('')}`);
}

/** The policy of the back office, which also shows pictures during their upload, and previews of pages. */
export function allowingPreviews(policy: string): string {
  return policy.replace(/img-src /, 'img-src blob: ').replace(/frame-src [^;]*/, `frame-src ${SELF}`);
}

/**
 * Allows framing by our own pages, for one document only: the preview of pages being edited. No page that
 * visitors or admins use can be framed, so that nobody can be tricked into clicks; the preview has no
 * session, sends nothing and shows nothing by itself.
 */
export function allowFraming(response: ServerResponse): void {
  const policy = String(response.getHeader('content-security-policy'));
  response.setHeader(
    'Content-Security-Policy',
    policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${SELF}`),
  );
  response.setHeader('X-Frame-Options', 'SAMEORIGIN');
}

/**
 * Allows the camera, for one document only: a page on which tickets or price labels are scanned. The policy belongs to
 * the loaded document, so another page of the back office must be left by a real load before it can scan.
 */
export function allowCamera(response: ServerResponse): void {
  const policy = String(response.getHeader('permissions-policy'));
  response.setHeader('Permissions-Policy', policy.replace('camera=()', 'camera=(self)'));
}
