import { Inject, Injectable } from '@nestjs/common';
import { CONTENT_LIMITS } from '../../contract/content/content-key.js';
import { contentKeys } from '../../contract/content/content-keys.js';
import { CONTENT_SECTIONS, type ContentSection } from '../../contract/content/content-section.js';
import { ownText, type SiteEntries } from '../../contract/content/content-values.js';
import { isContactKey, ownContact } from '../../contract/content/site-texts.rules.js';
import { shownEntries } from '../../contract/content/workshops-page.rules.js';
import { sellerIdentity } from '../platform/config/seller.js';
import { Settings } from '../platform/config/settings.js';
import { ContentQueries } from './content-queries.service.js';
import { ownHtml } from './own-html.js';

export interface ShownText {
  readonly section: ContentSection;
  readonly key: string;
  /** Plain text; JSON for lists; safe HTML for formatted texts. */
  readonly value: string;
}

@Injectable()
export class ShownContent {
  constructor(
    @Inject(ContentQueries) private readonly content: ContentQueries,
    @Inject(Settings) private readonly settings: Settings,
  ) {}

  /** Every text of a section, or of all, as the site says it: the studio's, else ours. */
  async texts(section?: ContentSection): Promise<ShownText[]> {
    const entries = await this.content.sections();
    const keys = contentKeys(sellerIdentity(this.settings));
    const sections = section ? [section] : CONTENT_SECTIONS;
    return sections.flatMap((each) =>
      Object.entries(keys[each]).map(([key, { type, isList = false, builtIn }]) => {
        const kind = isList ? 'list' : type;
        return { section: each, key, value: ownValue(entries, { section: each, key, kind }) ?? builtIn };
      }),
    );
  }
}

interface AskedText {
  readonly section: ContentSection;
  readonly key: string;
  readonly kind: 'list' | keyof typeof CONTENT_LIMITS;
}

function ownValue(site: SiteEntries, { section, key, kind }: AskedText): string | null | undefined {
  if (isContactKey(key)) {
    return ownContact(site, key, section === 'footer' ? ['footer', 'contact'] : ['contact']);
  }
  const own = site.get(section) ?? new Map<string, string>();
  if (kind === 'html') return ownHtml(own.get(key));
  const shown = (section === 'workshops' ? shownEntries(own) : own).get(key);
  return kind === 'list' ? shown : ownText(shown, CONTENT_LIMITS[kind]);
}
