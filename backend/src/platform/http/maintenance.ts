import type { Request, RequestHandler } from 'express';
import { closureError } from '../../../contract/site-status/site-closure.js';
import type { SecuritySettingsService } from '../security/security-settings.service.js';
import { Visit } from '../sessions/visit.js';

/** The Retry-After of maintenance, for other clients; our own pages poll. */
export const MAINTENANCE_RETRY_SECONDS = 600;

/** Calls that the back office needs before signing in, and the one that reports the maintenance itself. */
const ALWAYS_OPEN = /^\/(captcha|admin_\w+|test_maintenance_status)\.php$/;
const SESSION = '/auth.php';
const OF_A_SESSION = new Set(['GET', 'HEAD', 'DELETE']);

/** Closes /api during maintenance, and before the shop opens, to everybody but admins. */
export function closedInMaintenance(security: SecuritySettingsService): RequestHandler {
  return (request, response, next) => {
    const { closure } = security;
    if (closure === null || isAlwaysOpen(request) || new Visit(request).adminId !== null) {
      next();
      return;
    }
    response.setHeader('Retry-After', String(MAINTENANCE_RETRY_SECONDS));
    next(closureError(closure));
  };
}

function isAlwaysOpen({ method, path }: Request): boolean {
  return ALWAYS_OPEN.test(path) || (path === SESSION && OF_A_SESSION.has(method));
}
