import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { isbot } from 'isbot';
import { DataSource, type EntityManager } from 'typeorm';
import { studioDate } from '../../contract/common/dates.js';
import type { PageViewDto } from '../../contract/statistics/page-view.dto.js';
import { Clock } from '../platform/clock.js';
import { visitorNetwork } from '../platform/http/visitor-network.js';
import { type RateLimit, RateLimits } from '../platform/security/rate-limits.service.js';

/** Nobody reads faster; whoever goes on is no visitor and is counted no further. */
const VIEWS: RateLimit = { name: 'page-views', points: 300, seconds: 3_600 };

/** Whoever invents hosts fills no table: what comes after these is one row. No host is called like it. */
const MAX_SOURCES_A_DAY = 200;
const OTHER_SOURCES = '*';

interface Viewer {
  readonly address: string;
  readonly userAgent: string;
}

/** How many looked at what, and where they came from: sums of a day, from visitors who allowed it. */
@Injectable()
export class CountVisits {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(RateLimits) private readonly limits: RateLimits,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The viewer's address and browser only decide whether to count; neither is kept. */
  async count(view: PageViewDto, { address, userAgent }: Viewer): Promise<void> {
    if (userAgent === '' || isbot(userAgent)) return;
    const { isAllowed } = await this.limits.take(VIEWS, visitorNetwork(address));
    if (isAllowed) await this.add(this.dataSource.manager, view);
  }

  private async add(manager: EntityManager, { page, source }: PageViewDto): Promise<void> {
    await manager.query(
      `INSERT INTO page_visit AS visit (day, page, source, count)
       SELECT $1::date, $2, CASE WHEN known.here OR known.hosts < $4 THEN $3 ELSE $5 END, 1
       FROM (
         SELECT count(DISTINCT source) AS hosts, coalesce(bool_or(source = $3), false) AS here
         FROM page_visit WHERE day = $1::date
       ) known
       ON CONFLICT (day, page, source) DO UPDATE SET count = visit.count + 1`,
      [studioDate(this.clock.now()), page, source, MAX_SOURCES_A_DAY, OTHER_SOURCES],
    );
  }
}
