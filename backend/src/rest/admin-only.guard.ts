import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { signedInAdmin } from './signed-in-admin.js';

/** Refuses everybody but admins before the body is read, so that strangers cannot upload files. */
@Injectable()
export class AdminOnly implements CanActivate {
  /** Throws admin_session_needed. */
  canActivate(context: ExecutionContext): boolean {
    signedInAdmin(context.switchToHttp().getRequest<Request>());
    return true;
  }
}
