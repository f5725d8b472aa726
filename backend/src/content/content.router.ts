import { Injectable } from '@nestjs/common';
import { PolicyQuery } from '../../contract/content/policy.query.js';
import {
  alwaysOpenProcedure,
  anybodySendsBeforeOpening,
  procedureOf,
  publicProcedure,
  router,
} from '../api/trpc.js';
import { ContentQueriesService } from './content-queries.service.js';
import { PolicyQueriesService } from './policy-queries.service.js';

@Injectable()
export class ContentRouter {
  constructor(
    private readonly content: ContentQueriesService,
    private readonly policies: PolicyQueriesService,
  ) {}

  readonly router = router({
    home: publicProcedure.query(() => this.content.homePage()),
    imprint: publicProcedure.query(() => this.content.imprint()),
    policy: anybodySendsBeforeOpening(PolicyQuery).query(({ input }) => this.policies.policy(input.kind)),
    /** Open during maintenance, because the maintenance screen shows the phone number. */
    site: alwaysOpenProcedure.query(() => this.content.siteTexts()),
    workshopsPage: procedureOf('workshops').query(() => this.content.workshopsPage()),
  });
}
