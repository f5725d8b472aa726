import { Injectable } from '@nestjs/common';
import { AppError } from '../../contract/app-error.js';
import type { ContentKey } from '../../contract/content/content-key.js';
import { contentKey, contentKeys, type SiteCatalogue } from '../../contract/content/content-keys.js';
import type { ContentSection } from '../../contract/content/content-section.js';
import { CurrentLegalTexts } from '../legal/current-legal-texts.js';
import { CurrentStudio } from '../studio/current-studio.js';
import type { ContentDraft } from './content-drafts.js';
import { storableText } from './storable-text.js';

/** Names a text of the site by section and key. */
export interface ContentName {
  readonly section: ContentSection;
  readonly key: string;
}

/** The catalogue of all texts that the studio may write; built-in texts contain the studio's own details. */
@Injectable()
export class ContentCatalogueService {
  /** The catalogue as last built, and the details that are named in it. */
  private built: { readonly of: readonly object[]; readonly catalogue: SiteCatalogue } | undefined;

  constructor(
    private readonly studio: CurrentStudio,
    private readonly legal: CurrentLegalTexts,
  ) {}

  /** Built again only after a change of the studio, because every text of a page asks for it. */
  get all(): SiteCatalogue {
    const { seller, sellerDetails, profile, shipping, orderRules } = this.studio;
    const of = [sellerDetails, profile, shipping, orderRules, this.legal.texts];
    if (!this.built?.of.every((details, index) => details === of[index])) {
      this.built = { of, catalogue: contentKeys(seller, profile, this.legal.contract) };
    }
    return this.built.catalogue;
  }

  /** The catalogue including every change of the studio that this process has heard of. */
  async latest(): Promise<SiteCatalogue> {
    await this.legal.latest();
    return this.all;
  }

  /** Throws content_key_unknown. */
  find({ section, key }: ContentName): ContentKey {
    const known = contentKey(this.all, section, key);
    if (!known) throw new AppError('content_key_unknown', { section, key });
    return known;
  }

  /** Finds a text by its id in the documented calls. Throws content_key_unknown. */
  named(id: string): ContentName {
    const [section = '', ...rest] = id.split('.');
    const name = { section: section as ContentSection, key: rest.join('.') };
    this.find(name);
    return name;
  }

  /**
   * The text as it would be stored: sanitised. Throws content_key_unknown, content_too_long and
   * content_not_a_list.
   */
  storable({ section, key, value }: ContentDraft): ContentDraft & { readonly label: string } {
    const known = this.find({ section, key });
    return { section, key, label: known.label, value: storableText(known, value) };
  }
}
