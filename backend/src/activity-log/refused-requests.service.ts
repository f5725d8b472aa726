import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { AppError, type ErrorCode } from '../../contract/app-error.js';
import { refusalName } from '../../contract/activity-log/log-event-name.js';
import { plainAddress, visitorNetwork } from '../platform/http/visitor-network.js';
import { SecurityLogService } from './security-log.service.js';

const WINDOW_MS = 60_000;
/** A network that drops out of this cache is only recorded once more. */
const MAX_NETWORKS = 20_000;

/**
 * Records requests refused by the guards, at most once a minute for each network, so that a flood of requests
 * does not flood the log.
 */
@Injectable()
export class RefusedRequestsService {
  private readonly told = new LRUCache<string, true>({ max: MAX_NETWORKS, ttl: WINDOW_MS });

  constructor(private readonly log: SecurityLogService) {}

  /** Wraps a handler and records its refusals. */
  watch(handler: RequestHandler): RequestHandler {
    return (request, response, next) =>
      handler(request, response, (error?: unknown) => {
        if (error instanceof AppError) this.tell(error.code, request);
        next(error);
      });
  }

  /** Not awaited; failures are logged where they occur. */
  private tell(code: ErrorCode, request: Request): void {
    const ipAddress = plainAddress(request.ip ?? 'unknown');
    const key = `${code} ${visitorNetwork(ipAddress)}`;
    if (this.told.has(key)) return;
    this.told.set(key, true);
    const userAgent = (request.get('user-agent') ?? '').slice(0, 300);
    const path = request.originalUrl.split('?', 1)[0] ?? '';
    void this.log.record(
      { ipAddress, userAgent },
      {
        type: 'security_alert',
        event: refusalName(code),
        details: { method: request.method, path: path.slice(0, 200) },
      },
    );
  }
}
