import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { AppError } from '../../contract/app-error.js';
import { MAINTENANCE_RETRY_SECONDS } from '../platform/http/maintenance.js';
import { SecuritySettingsService } from '../platform/security/security-settings.service.js';

/** Answers 503 to search engines and feed readers during maintenance. */
@Injectable()
export class OpenSite implements CanActivate {
  constructor(private readonly security: SecuritySettingsService) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.security.current.maintenance_mode) return true;
    const response = context.switchToHttp().getResponse<Response>();
    response.setHeader('Retry-After', String(MAINTENANCE_RETRY_SECONDS));
    throw new AppError('maintenance');
  }
}
