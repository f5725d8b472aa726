import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isbot } from 'isbot';
import { DataSource } from 'typeorm';
import { studioDate } from '../../contract/common/dates.js';
import { Clock } from '../platform/clock.js';
import { Settings } from '../platform/config/settings.js';
import { visitorNetwork } from '../platform/http/visitor-network.js';
import { RateLimitsService } from '../platform/security/rate-limits.service.js';
import type { Visit } from '../platform/sessions/visit.js';
import { isVisible } from './visible-posts.js';

const ONCE_A_DAY = { name: 'blog-view', points: 1, seconds: 86_400 } as const;

/** Limits for a network, because a reader can change the browser's name with every request. */
const PER_NETWORK_AND_POST = { name: 'blog-view-network-post', points: 10, seconds: 86_400 } as const;
const PER_NETWORK = { name: 'blog-view-network', points: 100, seconds: 3_600 } as const;

const IS_VISIBLE = `slug = $1 AND ${isVisible({ now: '$2' })}`;

/** Counts the views of a post: each reader once a day. */
@Injectable()
export class CountBlogViewService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly limits: RateLimitsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async count(slug: string, visit: Pick<Visit, 'ipAddress' | 'userAgent'>): Promise<void> {
    const { userAgent } = visit;
    if (userAgent === '' || isbot(userAgent)) return;
    const now = this.clock.now();
    const known = await this.dataSource.query<unknown[]>(`SELECT FROM blog_post WHERE ${IS_VISIBLE}`, [
      slug,
      now,
    ]);
    if (known.length === 0) return;
    if (!(await this.isNewReader(slug, visit, now))) return;
    await this.dataSource.query(`UPDATE blog_post SET views = views + 1 WHERE ${IS_VISIBLE}`, [slug, now]);
  }

  private async isNewReader(
    slug: string,
    { ipAddress, userAgent }: Pick<Visit, 'ipAddress' | 'userAgent'>,
    now: Date,
  ): Promise<boolean> {
    const network = this.nameOf(visitorNetwork(ipAddress), now);
    const reader = this.nameOf(`${visitorNetwork(ipAddress)} ${userAgent}`, now);
    return (
      (await this.limits.take(PER_NETWORK, network)).isAllowed &&
      (await this.limits.take(PER_NETWORK_AND_POST, `${slug} ${network}`)).isAllowed &&
      (await this.limits.take(ONCE_A_DAY, `${slug} ${reader}`)).isAllowed
    );
  }

  /**
   * A hash of the reader that changes every day: no cookie is needed, and readers cannot be recognised on
   * another day.
   */
  private nameOf(reader: string, now: Date): string {
    return createHmac('sha256', this.settings.APP_SECRET)
      .update(`blog reader ${studioDate(now)} ${reader}`)
      .digest('base64url');
  }
}
