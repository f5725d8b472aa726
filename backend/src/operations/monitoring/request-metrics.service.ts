import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { Counter, Gauge, Histogram } from 'prom-client';
import { ResponseCache } from '../../platform/http/response-cache.js';
import { PictureProcessor } from '../../platform/pictures/picture-processor.js';
import { activeSpan } from '../../platform/tracing/spans.js';
import { MetricsRegistry } from './metrics-registry.js';
import { routeOf } from './route-of.js';

const SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/**
 * Measures requests by route; those answered from the response cache are only counted, because they cost next
 * to nothing.
 */
@Injectable()
export class RequestMetricsService {
  private readonly durations: Histogram<'route' | 'method' | 'status'>;

  constructor({ registry }: MetricsRegistry, responseCache: ResponseCache, pictures: PictureProcessor) {
    const registers = [registry];
    this.durations = new Histogram({
      name: 'toprak_http_request_duration_seconds',
      help: 'Requests and how long they took, streams included',
      labelNames: ['route', 'method', 'status'],
      buckets: SECONDS,
      registers,
    });
    new Counter({
      name: 'toprak_response_cache_requests_total',
      help: 'Responses that are the same for everybody: served from the cache (hit) or made (miss)',
      labelNames: ['result'],
      registers,
      collect() {
        this.reset();
        this.inc({ result: 'hit' }, responseCache.counts.hits);
        this.inc({ result: 'miss' }, responseCache.counts.misses);
      },
    });
    new Gauge({
      name: 'toprak_response_cache_bytes',
      help: 'Memory that cached responses and pages take',
      registers,
      collect() {
        this.set(responseCache.usage.answers.bytes + responseCache.usage.pages.bytes);
      },
    });
    new Counter({
      name: 'toprak_picture_processes_replaced_total',
      help: 'Child processes for pictures that hung or ended in the middle of a task',
      registers,
      collect() {
        this.reset();
        this.inc(pictures.replaced);
      },
    });
  }

  watch(procedures: ReadonlySet<string>): RequestHandler {
    return (request, response, next) => {
      const startedAt = performance.now();
      const span = activeSpan();
      // Registered before the span's own listener, which ends the span and ignores later names.
      response.prependOnceListener('close', () => {
        const { method } = request;
        const route = routeOf(request, procedures);
        span?.updateName(`${method} ${route}`).setAttribute('http.route', route);
        // A client that left before the answer has received no status.
        const status = response.headersSent ? String(response.statusCode) : 'none';
        const labels = { route, method, status };
        this.durations.observe(labels, (performance.now() - startedAt) / 1_000);
      });
      next();
    };
  }
}
