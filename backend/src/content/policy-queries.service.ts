import { Injectable } from '@nestjs/common';
import type { SiteEntries } from '../../contract/content/content-values.js';
import { policies } from '../../contract/content/policies.texts.js';
import type { Policy, PolicyKind } from '../../contract/content/policy.js';
import { ownPolicyTitle } from '../../contract/content/site.rules.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { ContentQueriesService } from './content-queries.service.js';
import { studioHtml } from './studio-html.js';

@Injectable()
export class PolicyQueriesService {
  constructor(
    private readonly content: ContentQueriesService,
    private readonly studio: CurrentStudio,
  ) {}

  /** The studio's text, else the built-in one; with the studio's title if there is one. */
  async policy(kind: PolicyKind, given: SiteEntries | null = null): Promise<Policy> {
    const builtIn = policies((await this.studio.latest()).seller)[kind];
    const entries = given ?? (await this.content.sections('legal'));
    const title = ownPolicyTitle(entries, kind) ?? builtIn.title;
    const html = studioHtml(entries.get('legal')?.get(`${kind}_content`));
    return html === null ? { ...builtIn, title } : { kind, title, sections: [], html };
  }
}
