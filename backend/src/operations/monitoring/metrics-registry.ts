import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { Settings } from '../../platform/config/settings.js';

/**
 * The metrics of this process in Prometheus format; including those of memory, event loop and garbage
 * collection where the ops port is open.
 */
@Injectable()
export class MetricsRegistry {
  readonly registry = new Registry();

  constructor({ OPS_PORT }: Settings) {
    if (OPS_PORT !== undefined) collectDefaultMetrics({ register: this.registry });
  }
}
