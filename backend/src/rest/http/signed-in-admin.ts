import type { Request } from 'express';
import { type Actor, actorOf } from '../../platform/sessions/actor.js';
import { Visit } from '../../platform/sessions/visit.js';

/** The admin signed in to this session. Throws admin_session_needed. */
export function signedInAdmin(request: Request): Actor {
  return actorOf(new Visit(request));
}
