import { Injectable } from '@nestjs/common';
import { isContractText } from '../../contract/content/contract-text.js';
import type { SiteEntries } from '../../contract/content/content-values.js';
import { policies } from '../../contract/content/policies.texts.js';
import { POLICY_KINDS, type Policy, type PolicyKind } from '../../contract/content/policy.js';
import { ownPolicyTitle } from '../../contract/content/site.rules.js';
import { CurrentLegalTexts } from '../legal/current-legal-texts.js';
import { ContentQueriesService } from './content-queries.service.js';
import { studioHtml } from './studio-html.js';

@Injectable()
export class PolicyQueriesService {
  constructor(
    private readonly content: ContentQueriesService,
    private readonly legal: CurrentLegalTexts,
  ) {}

  /**
   * The studio's text, else the built-in one; with the studio's title if there is one. The contract is always the
   * text in force, which orders freeze as well.
   */
  async policy(kind: PolicyKind, given: SiteEntries | null = null): Promise<Policy> {
    const { facts, contract } = await this.legal.latest();
    const builtIn = policies(facts.seller, contract)[kind];
    const entries = given ?? (await this.content.sections('legal'));
    const title = ownPolicyTitle(entries, kind) ?? builtIn.title;
    const key = `${kind}_content`;
    const isKeptHere = !isContractText({ section: 'legal', key });
    const html = isKeptHere ? studioHtml(entries.get('legal')?.get(key)) : null;
    return html === null ? { ...builtIn, title } : { kind, title, sections: [], html };
  }

  async all(given: SiteEntries): Promise<Record<PolicyKind, Policy>> {
    const found = await Promise.all(POLICY_KINDS.map((kind) => this.policy(kind, given)));
    return Object.fromEntries(found.map((policy) => [policy.kind, policy])) as Record<PolicyKind, Policy>;
  }
}
