import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { ErrorCode } from '../../contract/app-error.js';
import { refusalName } from '../../contract/activity-log/log-event-name.js';
import { visitorNetwork } from '../platform/http/visitor-network.js';
import type { Visit } from '../platform/sessions/visit.js';
import { SecurityLogService } from './security-log.service.js';

const WINDOW_MS = 60_000;
/** A network that drops out of this cache is only recorded once more. */
const MAX_NETWORKS = 20_000;

interface RefusedRequest {
  readonly code: ErrorCode;
  readonly method: string;
  readonly path: string;
}

/**
 * Records requests that were refused before anything answered them, at most once a minute for each network, so that a
 * flood of requests does not flood the log.
 */
@Injectable()
export class RefusedRequestsService {
  private readonly told = new LRUCache<string, true>({ max: MAX_NETWORKS, ttl: WINDOW_MS });

  constructor(private readonly log: SecurityLogService) {}

  /** Not awaited; failures are logged where they occur. */
  record({ ipAddress, userAgent }: Visit, { code, method, path }: RefusedRequest): void {
    const key = `${code} ${visitorNetwork(ipAddress)}`;
    if (this.told.has(key)) return;
    this.told.set(key, true);
    void this.log.record(
      { ipAddress, userAgent },
      {
        type: 'security_alert',
        event: refusalName(code),
        details: { method, path: path.slice(0, 200) },
      },
    );
  }
}
