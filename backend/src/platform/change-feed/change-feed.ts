import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Settings } from '../config/settings.js';
import { DedicatedConnection } from '../database/dedicated-connection.js';
import { directDatabaseUrl } from '../database/direct-url.js';
import { Log } from '../logging/log.js';

const CHANNEL = 'change_feed';
/** What pg_stat_activity calls it: one for each process. */
export const FEED_CONNECTION = 'toprak-feed';
const HEARTBEAT_MS = 5_000;
const ANSWERS_WITHIN_MS = 2_000;

/** What every visitor may hear of. */
export const PUBLIC_TOPICS = ['catalog', 'workshops', 'media', 'content', 'blog', 'settings'] as const;
export type PublicTopic = (typeof PUBLIC_TOPICS)[number];
/** What the back office hears of besides. */
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
] as const;
export const ADMIN_TOPICS = [...PUBLIC_TOPICS, ...STUDIO_TOPICS] as const;
export type AdminTopic = (typeof ADMIN_TOPICS)[number];
/**
 * What other processes must know at once. 'edits': what is told with it was the studio's work on its shelf or calendar, no
 * sale (migration 070); 'caches': nothing changed, but whatever is kept is to be made anew.
 */
export const CHANGE_TOPICS = [...ADMIN_TOPICS, 'edits', 'caches'] as const;
export type ChangeTopic = (typeof CHANGE_TOPICS)[number];

type Listener = (topic: ChangeTopic) => void;

/**
 * One LISTEN connection per process. The tables announce their own changes (`announce_change`, migration 018): nobody
 * hears of one that was rolled back. With every new connection each listener hears each topic once, since news may be missed.
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

  /** Whether news are heard at once. */
  get isConnected(): boolean {
    return this.connection.isOpen;
  }

  onChange(listener: Listener): void {
    this.listeners.add(listener);
  }

  /** For what changed in no table of ours, such as a session that Redis keeps. */
  async announce(manager: EntityManager, topic: ChangeTopic): Promise<void> {
    await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, topic]);
  }

  /**
   * Resolves when everything that was committed before has been heard here: PostgreSQL sends a connection its news before
   * the end of its next answer. A feed that is silent just now makes up for it later, and nobody waits for that.
   */
  async caughtUp(): Promise<void> {
    await this.connection.query('SELECT 1').catch(() => undefined);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.connection.start();
    // Whoever only listens would never learn that nobody speaks any more.
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
