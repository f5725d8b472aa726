import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { Log } from '../../platform/logging/log.js';
import { MetricsRegistry } from './metrics-registry.js';
import { ReadinessService } from './readiness.service.js';

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/**
 * Serves health and metrics for operators on a port of its own, which is not public. It answers until the
 * very end of a shutdown, so that the shutdown can be observed.
 */
@Injectable()
export class MonitoringServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly answers: Readonly<Record<string, () => Promise<Answer>>> = {
    '/health/live': () => Promise.resolve(json(200, { status: 'live' })),
    '/health/ready': () => this.ready(),
    '/metrics': () => this.metrics(),
  };
  private readonly server = createServer((request, response) => {
    void this.answer(request.url ?? '', response);
  });

  constructor(
    private readonly settings: Settings,
    private readonly readiness: ReadinessService,
    private readonly counted: MetricsRegistry,
    private readonly log: Log,
  ) {}

  /** The actual port, for tests that let it be chosen. */
  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { OPS_PORT, OPS_HOST } = this.settings;
    if (OPS_PORT === undefined) return;
    this.server.listen(OPS_PORT, OPS_HOST);
    await once(this.server, 'listening');
  }

  onApplicationShutdown(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  private async answer(url: string, response: ServerResponse): Promise<void> {
    const make = this.answers[url.split('?', 1)[0] ?? ''] ?? (() => Promise.resolve(UNKNOWN));
    const { status, type, body } = await make().catch((cause: unknown) => {
      this.log.warn('A question about this process could not be answered.', { url, cause });
      return json(500, { status: 'failed' });
    });
    response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  }

  private async metrics(): Promise<Answer> {
    const { registry } = this.counted;
    return { status: 200, type: registry.contentType, body: await registry.metrics() };
  }

  private async ready(): Promise<Answer> {
    const report = await this.readiness.ask();
    return json(report.status === 'ready' ? 200 : 503, report);
  }
}

const json = (status: number, content: object): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(content),
});
const UNKNOWN = json(404, { status: 'unknown' });
