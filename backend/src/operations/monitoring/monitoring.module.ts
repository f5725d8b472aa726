import { Module } from '@nestjs/common';
import { MetricsRegistry } from './metrics-registry.js';
import { MonitoringServer } from './monitoring-server.js';
import { ReadinessService } from './readiness.service.js';
import { RequestMetricsService } from './request-metrics.service.js';
import { ShopMetricsService } from './shop-metrics.service.js';

/** Health, readiness and metrics of this process. */
@Module({
  providers: [MetricsRegistry, MonitoringServer, ReadinessService, RequestMetricsService, ShopMetricsService],
})
export class MonitoringModule {}
