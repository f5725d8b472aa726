import { Inject, Injectable } from '@nestjs/common';
import { ownText } from '../../contract/content/content-values.js';
import { policies } from '../../contract/content/policies.texts.js';
import type { Policy, PolicyKind } from '../../contract/content/policy.js';
import { ownPolicyTitle } from '../../contract/content/site-texts.rules.js';
import { sellerIdentity } from '../platform/config/seller.js';
import { Settings } from '../platform/config/settings.js';
import { safeHtml } from '../platform/html/safe-html.js';
import { ContentQueries } from './content-queries.service.js';

/** Cleaning may lengthen what was within the limit when it was written; what is longer than this came another way. */
const MAX_HTML_LENGTH = 50_000;
const TAG = /<[^>]*>|&nbsp;/g;

@Injectable()
export class PolicyQueries {
  constructor(
    @Inject(ContentQueries) private readonly content: ContentQueries,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** The studio's own text where it says anything, else ours; each with the studio's own title, if there is one. */
  async policy(kind: PolicyKind): Promise<Policy> {
    const builtIn = policies(sellerIdentity(this.settings))[kind];
    const entries = await this.content.sections('legal');
    const title = ownPolicyTitle(entries, kind) ?? builtIn.title;
    const html = ownHtml(entries.get('legal')?.get(`${kind}_content`));
    return html === null ? { ...builtIn, title } : { kind, title, sections: [], html };
  }
}

/** Null for whatever says nothing once it is safe. */
function ownHtml(value: string | undefined): string | null {
  if (value === undefined || value.length > MAX_HTML_LENGTH) return null;
  const html = safeHtml(value).trim();
  return ownText(html.replace(TAG, '')) === null ? null : html;
}
