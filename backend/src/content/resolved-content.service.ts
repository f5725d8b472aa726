import { Injectable } from '@nestjs/common';
import { CONTENT_LIMITS, type ContentKey } from '../../contract/content/content-key.js';
import { CONTENT_SECTIONS, type ContentSection } from '../../contract/content/content-section.js';
import { isContractText } from '../../contract/content/contract-text.js';
import { ownText, type SiteEntries } from '../../contract/content/content-values.js';
import { isContactKey, ownContact } from '../../contract/content/site.rules.js';
import { shownEntries } from '../../contract/content/workshops-page.rules.js';
import { ContentCatalogueService, type ContentName } from './content-catalogue.service.js';
import { ContentQueriesService } from './content-queries.service.js';
import { studioHtml } from './studio-html.js';

export interface ResolvedText {
  readonly section: ContentSection;
  readonly key: string;
  /** Plain text; JSON for lists; safe HTML for formatted texts. */
  readonly value: string;
}

@Injectable()
export class ResolvedContentService {
  constructor(
    private readonly content: ContentQueriesService,
    private readonly catalogue: ContentCatalogueService,
  ) {}

  /** All texts of a section, or of the whole site, as shown: the studio's, else the built-in ones. */
  async texts(section?: ContentSection): Promise<ResolvedText[]> {
    const entries = await this.content.sections();
    const sections = section ? [section] : CONTENT_SECTIONS;
    const catalogue = await this.catalogue.latest();
    return sections.flatMap((each) =>
      Object.entries(catalogue[each]).map(([key, known]) => {
        const name = { section: each, key };
        return { ...name, value: shownValue(entries, name, known) };
      }),
    );
  }

  /** A single text as shown. Throws content_key_unknown. */
  async text(name: ContentName): Promise<string> {
    await this.catalogue.latest();
    const known = this.catalogue.find(name);
    // The contact section is read too, because the footer falls back to it.
    return shownValue(await this.content.sections(name.section, 'contact'), name, known);
  }
}

function shownValue(entries: SiteEntries, name: ContentName, known: ContentKey): string {
  if (isContractText(name)) return known.builtIn;
  const kind = known.isList === true ? 'list' : known.type;
  return ownValue(entries, { ...name, kind }) ?? known.builtIn;
}

interface RequestedText extends ContentName {
  readonly kind: 'list' | keyof typeof CONTENT_LIMITS;
}

function ownValue(site: SiteEntries, { section, key, kind }: RequestedText): string | null | undefined {
  if (isContactKey(key)) {
    return ownContact(site, key, section === 'footer' ? ['footer', 'contact'] : ['contact']);
  }
  const own = site.get(section) ?? new Map<string, string>();
  if (kind === 'html') return studioHtml(own.get(key));
  const shown = (section === 'workshops' ? shownEntries(own) : own).get(key);
  return kind === 'list' ? shown : ownText(shown, CONTENT_LIMITS[kind]);
}
