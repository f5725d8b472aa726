import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { Settings } from '../config/settings.js';
import { Log } from '../logging/log.js';

const CHANNEL = 'change_feed';
const RECONNECT_MS = 1_000;

/** What other processes must know at once. */
const CHANGE_TOPICS = ['catalog', 'workshops', 'media', 'content', 'blog', 'settings'] as const;
export type ChangeTopic = (typeof CHANGE_TOPICS)[number];

type Listener = (topic: ChangeTopic) => void;

/**
 * One LISTEN connection per process. `announce` is part of the caller's transaction: nobody hears of a change
 * that was rolled back. With every new connection each listener hears each topic once, since news may be missed.
 */
@Injectable()
export class ChangeFeed implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private client: pg.Client | undefined;
  private isStopped = false;
  private retry: NodeJS.Timeout | undefined;

  constructor(
    @Inject(Settings) private readonly settings: Settings,
    @Inject(Log) private readonly log: Log,
  ) {}

  async announce(manager: EntityManager, topic: ChangeTopic): Promise<void> {
    await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, topic]);
  }

  onChange(listener: Listener): void {
    this.listeners.add(listener);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connect();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await this.client?.end();
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.settings.DATABASE_URL,
      application_name: 'toprak-feed',
    });
    client.on('notification', (message) => this.hear(message.payload));
    client.on('error', (error) => this.reconnect(error));
    client.on('end', () => this.reconnect(new Error('connection ended')));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.client = client;
      CHANGE_TOPICS.forEach((topic) => this.hear(topic));
    } catch (error) {
      this.reconnect(error);
    }
  }

  private reconnect(cause: unknown): void {
    if (this.isStopped || this.retry) return;
    this.log.warn('The change feed lost its connection and tries again.', { cause });
    this.retry = setTimeout(() => {
      this.retry = undefined;
      void this.connect();
    }, RECONNECT_MS);
  }

  private hear(payload: string | undefined): void {
    const topic = CHANGE_TOPICS.find((candidate) => candidate === payload);
    if (topic) this.listeners.forEach((listener) => listener(topic));
  }
}
