import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { closureError } from '../../contract/site-status/site-closure.js';
import { MAINTENANCE_RETRY_SECONDS } from '../platform/http/maintenance.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';

/** Answers 503 to search engines and feed readers while the shop is closed. */
@Injectable()
export class OpenSite implements CanActivate {
  constructor(private readonly security: SecuritySettingsService) {}

  canActivate(context: ExecutionContext): boolean {
    const { closure } = this.security;
    if (closure === null) return true;
    const response = context.switchToHttp().getResponse<Response>();
    response.setHeader('Retry-After', String(MAINTENANCE_RETRY_SECONDS));
    throw closureError(closure);
  }
}
