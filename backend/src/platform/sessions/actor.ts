import { AppError } from '../../../contract/app-error.js';
import type { Visit } from './visit.js';

/** The admin who makes a change, with the address and browser for the activity log. */
export interface Actor {
  readonly adminId: string;
  readonly ipAddress: string;
  readonly userAgent: string;
}

/** Throws admin_session_needed when no admin is signed in. */
export function actorOf({ adminId, ipAddress, userAgent }: Visit): Actor {
  if (adminId === null) throw new AppError('admin_session_needed');
  return { adminId, ipAddress, userAgent };
}
