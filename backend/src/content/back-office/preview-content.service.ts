import { Injectable } from '@nestjs/common';
import type { ContentPreview } from '../../../contract/content/admin-content.views.js';
import { ContentCatalogueService } from '../content-catalogue.service.js';
import { type ContentDraft, withDraft } from '../content-drafts.js';
import { ContentQueriesService } from '../content-queries.service.js';
import { PolicyQueriesService } from '../policy-queries.service.js';

@Injectable()
export class PreviewContentService {
  constructor(
    private readonly content: ContentQueriesService,
    private readonly policies: PolicyQueriesService,
    private readonly catalogue: ContentCatalogueService,
  ) {}

  /**
   * All pages with the draft in place of the stored text. The draft is sanitised as when saving, but not
   * saved.
   */
  async with(unclean: ContentDraft | null): Promise<ContentPreview> {
    const draft = unclean && this.catalogue.storable(unclean);
    const entries = withDraft(await this.content.sections(), draft);
    const [home, workshopsPage, site, policies] = await Promise.all([
      this.content.homePage(entries),
      this.content.workshopsPage(entries),
      this.content.siteTexts(entries),
      this.policies.all(entries),
    ]);
    return { home, workshopsPage, site, policies };
  }
}
