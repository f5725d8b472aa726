import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { Settings } from '../../platform/config/settings.js';

/** All that this process counts, in Prometheus' words; of memory, event loop and garbage too where anybody asks. */
@Injectable()
export class MetricsRegistry {
  readonly registry = new Registry();

  constructor({ OPS_PORT }: Settings) {
    if (OPS_PORT !== undefined) collectDefaultMetrics({ register: this.registry });
  }
}
