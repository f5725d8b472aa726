import { Inject, Injectable } from '@nestjs/common';
import { PolicyQuery } from '../../contract/content/policy.query.js';
import { dtoInput } from '../api/dto-input.js';
import { alwaysOpenProcedure, publicProcedure, router } from '../api/trpc.js';
import { ContentQueries } from './content-queries.service.js';
import { PolicyQueries } from './policy-queries.service.js';

@Injectable()
export class ContentRouter {
  constructor(
    @Inject(ContentQueries) private readonly content: ContentQueries,
    @Inject(PolicyQueries) private readonly policies: PolicyQueries,
  ) {}

  readonly router = router({
    home: publicProcedure.query(() => this.content.homePage()),
    policy: publicProcedure
      .input(dtoInput(PolicyQuery))
      .query(({ input }) => this.policies.policy(input.kind)),
    /** The maintenance screen says whom to call. */
    site: alwaysOpenProcedure.query(() => this.content.siteTexts()),
    workshopsPage: publicProcedure.query(() => this.content.workshopsPage()),
  });
}
