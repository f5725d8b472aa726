import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../config/settings.js';
import { DedicatedConnection } from '../database/dedicated-connection.js';
import { directDatabaseUrl } from '../database/direct-url.js';
import { Log } from '../logging/log.js';

const CHANNEL = 'change_feed';
/** The connection's name in pg_stat_activity; one for each process. */
export const FEED_CONNECTION = 'toprak-feed';
const HEARTBEAT_MS = 5_000;
const ANSWERS_WITHIN_MS = 2_000;

/** The topics that every visitor may listen to. */
export const PUBLIC_TOPICS = ['catalog', 'workshops', 'media', 'content', 'blog', 'settings'] as const;
export type PublicTopic = (typeof PUBLIC_TOPICS)[number];
/** The additional topics of the back office. */
const STUDIO_TOPICS = [
  'orders',
  'bookings',
  'notifications',
  'requests',
  'customers',
  'coupons',
  'admins',
  'logs',
  'mail',
  'campaigns',
  'notes',
] as const;
export const ADMIN_TOPICS = [...PUBLIC_TOPICS, ...STUDIO_TOPICS] as const;
export type AdminTopic = (typeof ADMIN_TOPICS)[number];
/**
 * All topics, with two for processes only. 'edits' accompanies changes of products and sessions by the
 * studio, but not by sales (the triggers `product_edited` and `workshop_session_edited`). 'caches' means that
 * all caches must be emptied although nothing changed.
 */
export const CHANGE_TOPICS = [...ADMIN_TOPICS, 'edits', 'caches'] as const;
export type ChangeTopic = (typeof CHANGE_TOPICS)[number];

type Listener = (topic: ChangeTopic) => void;

/**
 * Receives changes through one LISTEN connection per process. Triggers announce changes of their tables
 * (`announce_change` in `001-baseline/functions.sql`), so changes that are rolled back are never announced.
 * After each reconnection every listener is called once for each topic, because changes may have been missed.
 */
@Injectable()
export class ChangeFeed implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private readonly connection: DedicatedConnection;
  private heartbeat: NodeJS.Timeout | undefined;

  constructor(settings: Settings, log: Log) {
    this.connection = new DedicatedConnection({
      url: directDatabaseUrl(settings),
      name: FEED_CONNECTION,
      log,
      answersWithinMs: ANSWERS_WITHIN_MS,
      onConnect: async (client) => {
        await client.query(`LISTEN ${CHANNEL}`);
        CHANGE_TOPICS.forEach((topic) => this.hear(topic));
      },
      onNotification: (payload) => this.hear(payload),
    });
  }

  /** Whether changes are received at once. */
  get isConnected(): boolean {
    return this.connection.isOpen;
  }

  onChange(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** For changes outside our tables, such as a session in Redis. */
  async announce(manager: EntityManager, topic: ChangeTopic): Promise<void> {
    await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, topic]);
  }

  /**
   * Resolves when this process has received everything committed before: PostgreSQL delivers notifications
   * before the end of the next answer. When the connection is down it resolves at once, because the feed
   * catches up when it reconnects.
   */
  async caughtUp(): Promise<void> {
    await this.connection.query('SELECT 1').catch(() => undefined);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connection.start();
    // A connection that only listens would never notice that the other side is gone.
    this.heartbeat = setInterval(() => {
      this.connection.query('SELECT 1').catch(() => undefined);
    }, HEARTBEAT_MS);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.heartbeat);
    await this.connection.stop();
  }

  private hear(payload: string | undefined): void {
    const topic = CHANGE_TOPICS.find((candidate) => candidate === payload);
    if (topic) this.listeners.forEach((listener) => listener(topic));
  }
}
