import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DEFAULT_PAGE_SIZE, type PageQuery, paginationOf } from '../../../../contract/admin/page.query.js';
import type { LocalDate } from '../../../../contract/common/dates.js';
import { DEFAULT_MESSAGE_CATEGORY } from '../../../../contract/messaging/messages/message.js';
import type {
  Reach,
  RecipientsView,
  RecipientView,
} from '../../../../contract/messaging/messages/admin-messaging.views.js';
import { type AudienceChoice, audienceSql, audienceValue } from '../../campaigns/audience-sql.js';

type Recipients = Pick<AudienceChoice, 'audience' | 'targetId'> &
  Partial<Pick<AudienceChoice, 'category'>> &
  PageQuery & { readonly day?: LocalDate };

/** Reads the people whom a message would reach. */
@Injectable()
export class RecipientsService {
  constructor(private readonly dataSource: DataSource) {}

  async list({
    audience,
    day,
    targetId,
    category = DEFAULT_MESSAGE_CATEGORY,
    page = 1,
    perPage = DEFAULT_PAGE_SIZE,
  }: Recipients): Promise<RecipientsView> {
    const choice = { audience, day: day ?? null, targetId: targetId ?? null, category };
    const reach = await this.reach(choice);
    return {
      items: await this.some(choice, { limit: perPage, offset: (page - 1) * perPage }),
      pagination: paginationOf({ page, perPage }, { totalRecords: reach.recipientCount }),
      reach,
    };
  }

  /** Ordered by address. */
  async some(
    choice: AudienceChoice,
    { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
  ): Promise<RecipientView[]> {
    return this.dataSource.query<RecipientView[]>(
      `SELECT source_id AS id, first_name AS "firstName", last_name AS "lastName", email, type,
              customer_id IS NOT NULL AS "hasAccount", is_mailed AS "isMailed"
       FROM (${audienceSql(choice)}) audience WHERE customer_id IS NOT NULL OR is_mailed
       ORDER BY lower(email) COLLATE "C" LIMIT $2 OFFSET $3`,
      [audienceValue(choice), limit, offset],
    );
  }

  async reach(choice: AudienceChoice): Promise<Reach> {
    const [reach] = await this.dataSource.query<[Reach]>(
      `SELECT (count(*) FILTER (WHERE customer_id IS NOT NULL OR is_mailed))::int AS "recipientCount",
              count(customer_id)::int AS "accountCount",
              (count(*) FILTER (WHERE is_mailed))::int AS "mailCount",
              (count(*) FILTER (WHERE NOT is_mailed))::int AS "unmailedCount"
       FROM (${audienceSql(choice)}) audience`,
      [audienceValue(choice)],
    );
    return reach;
  }
}
