import { Inject, Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { Counter, Gauge, Histogram } from 'prom-client';
import { ReadyBytes } from '../platform/http/ready-bytes.js';
import { activeSpan } from '../platform/tracing/spans.js';
import { MetricsRegistry } from './metrics-registry.js';
import { routeOf } from './route-of.js';

const SECONDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** Requests by what was asked for; those that the ready bytes answer are only counted, since they cost nothing. */
@Injectable()
export class RequestMetrics {
  private readonly durations: Histogram<'route' | 'method' | 'status'>;

  constructor(
    @Inject(MetricsRegistry) { registry }: MetricsRegistry,
    @Inject(ReadyBytes) readyBytes: ReadyBytes,
  ) {
    const registers = [registry];
    this.durations = new Histogram({
      name: 'toprak_http_request_duration_seconds',
      help: 'Requests and how long they took, streams included',
      labelNames: ['route', 'method', 'status'],
      buckets: SECONDS,
      registers,
    });
    new Counter({
      name: 'toprak_ready_answers_total',
      help: 'Answers that are the same for everybody: sent as kept, or made',
      labelNames: ['result'],
      registers,
      collect() {
        this.reset();
        this.inc({ result: 'kept' }, readyBytes.counts.kept);
        this.inc({ result: 'made' }, readyBytes.counts.made);
      },
    });
    new Gauge({
      name: 'toprak_ready_answers_bytes',
      help: 'Memory that kept answers and pages take',
      registers,
      collect() {
        this.set(readyBytes.held.answers.bytes + readyBytes.held.pages.bytes);
      },
    });
  }

  watch(procedures: ReadonlySet<string>): RequestHandler {
    return (request, response, next) => {
      const startedAt = performance.now();
      const span = activeSpan();
      // Before the span hears of it, which then ends and takes no name any more.
      response.prependOnceListener('close', () => {
        const { method } = request;
        const route = routeOf(request, procedures);
        span?.updateName(`${method} ${route}`).setAttribute('http.route', route);
        // Who left before they were answered has seen no status.
        const status = response.headersSent ? String(response.statusCode) : 'none';
        const labels = { route, method, status };
        this.durations.observe(labels, (performance.now() - startedAt) / 1_000);
      });
      next();
    };
  }
}
