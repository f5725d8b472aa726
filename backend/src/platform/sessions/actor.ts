import { AppError } from '../../../contract/app-error.js';
import type { Visit } from './visit.js';

/** The admin who changes something, and from where: what the activity log says of them. */
export interface Actor {
  readonly adminId: string;
  readonly address: string;
  readonly userAgent: string;
}

/** Throws admin_session_needed when nobody is signed in to the back office. */
export function actorOf({ adminId, address, userAgent }: Visit): Actor {
  if (adminId === null) throw new AppError('admin_session_needed');
  return { adminId, address, userAgent };
}
