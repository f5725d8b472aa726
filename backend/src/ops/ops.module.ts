import { Module } from '@nestjs/common';
import { MetricsRegistry } from './metrics-registry.js';
import { OpsServer } from './ops-server.js';
import { Readiness } from './readiness.service.js';
import { RequestMetrics } from './request-metrics.service.js';
import { ShopMetrics } from './shop-metrics.service.js';

/** How this process tells those who run it how it is. */
@Module({ providers: [MetricsRegistry, OpsServer, Readiness, RequestMetrics, ShopMetrics] })
export class OpsModule {}
