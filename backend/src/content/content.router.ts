import { Inject, Injectable } from '@nestjs/common';
import { policies } from '../../contract/content/policies.texts.js';
import { PolicyQuery } from '../../contract/content/policy.query.js';
import { dtoInput } from '../api/dto-input.js';
import { publicProcedure, router } from '../api/trpc.js';
import { sellerIdentity } from '../platform/config/seller.js';
import { Settings } from '../platform/config/settings.js';
import { ContentQueries } from './content-queries.service.js';

@Injectable()
export class ContentRouter {
  constructor(
    @Inject(Settings) private readonly settings: Settings,
    @Inject(ContentQueries) private readonly content: ContentQueries,
  ) {}

  readonly router = router({
    policy: publicProcedure
      .input(dtoInput(PolicyQuery))
      .query(({ input }) => policies(sellerIdentity(this.settings))[input.kind]),
    workshopsPage: publicProcedure.query(() => this.content.workshopsPage()),
  });
}
