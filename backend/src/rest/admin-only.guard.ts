import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { signedInAdmin } from './signed-in-admin.js';

/** Before anything of the request's body is read: nobody else may make us take in files. */
@Injectable()
export class AdminOnly implements CanActivate {
  /** Throws admin_session_needed. */
  canActivate(context: ExecutionContext): boolean {
    signedInAdmin(context.switchToHttp().getRequest<Request>());
    return true;
  }
}
