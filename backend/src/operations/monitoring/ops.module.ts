import { Module } from '@nestjs/common';
import { MetricsRegistry } from './metrics-registry.js';
import { OpsServer } from './ops-server.js';
import { ReadinessService } from './readiness.service.js';
import { RequestMetricsService } from './request-metrics.service.js';
import { ShopMetricsService } from './shop-metrics.service.js';

/** Health, readiness and metrics of this process. */
@Module({
  providers: [MetricsRegistry, OpsServer, ReadinessService, RequestMetricsService, ShopMetricsService],
})
export class OpsModule {}
