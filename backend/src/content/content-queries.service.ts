import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { ContentSection } from '../../contract/content/content-section.js';
import type { SiteEntries } from '../../contract/content/content-values.js';
import type { HomePage } from '../../contract/content/home-page.js';
import { heroPicture, homePage } from '../../contract/content/home-page.rules.js';
import type { SiteTexts } from '../../contract/content/site.js';
import { shippingPromise } from '../../contract/studio/shipping-rules.js';
import { siteTexts } from '../../contract/content/site.rules.js';
import type { WorkshopsPage } from '../../contract/content/workshops-page.js';
import { namedPictures, workshopsPage } from '../../contract/content/workshops-page.rules.js';
import { ABOUT_MEDIA, GALLERY_MEDIA, WORKSHOPS_MEDIA } from '../../contract/media/library.js';
import { type Imprint, imprintOf } from '../../contract/studio/imprint.js';
import { MediaLibraryQueriesService } from '../media/media-library-queries.service.js';
import { CurrentStudio } from '../studio/current-studio.js';
import { ContentEntry } from './content-entry.entity.js';

@Injectable()
export class ContentQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly mediaLibrary: MediaLibraryQueriesService,
    private readonly studio: CurrentStudio,
  ) {}

  /** The studio's texts of the named sections; of all sections when none is named. */
  async sections(...sections: ContentSection[]): Promise<SiteEntries> {
    const written = await this.dataSource.manager.findBy(
      ContentEntry,
      sections.length > 0 ? { section: In(sections) } : {},
    );
    const entries = new Map<ContentSection, Map<string, string>>();
    for (const { section, contentKey, contentValue } of written) {
      entries.set(section, (entries.get(section) ?? new Map<string, string>()).set(contentKey, contentValue));
    }
    return entries;
  }

  /** `given`: texts to use in place of the stored ones; the same for the other methods. */
  async homePage(given: SiteEntries | null = null): Promise<HomePage> {
    const [entries, [about = null], { orderRules }] = await Promise.all([
      given ?? this.sections('hero', 'about', 'bulk_order'),
      this.mediaLibrary.active(ABOUT_MEDIA),
      this.studio.latest(),
    ]);
    const fileName = heroPicture(entries);
    const named = await this.mediaLibrary.byFileNames(fileName === null ? [] : [fileName]);
    const pictures = { hero: named.get(fileName ?? '') ?? null, about };
    return homePage(entries, pictures, orderRules.preparation);
  }

  async siteTexts(given: SiteEntries | null = null): Promise<SiteTexts> {
    const entries = given ?? (await this.sections('footer', 'contact', 'blog', 'legal'));
    const { profile, features, look, orderRules, shipping } = await this.studio.latest();
    const rules = {
      features,
      look,
      preparation: orderRules.preparation,
      shipping: shippingPromise(shipping),
    };
    return siteTexts(entries, profile, rules);
  }

  async imprint(): Promise<Imprint> {
    return imprintOf((await this.studio.latest()).sellerDetails);
  }

  async workshopsPage(given: SiteEntries | null = null): Promise<WorkshopsPage> {
    const [written, workshops, gallery] = await Promise.all([
      given ?? this.sections('workshops'),
      this.mediaLibrary.active(WORKSHOPS_MEDIA),
      this.mediaLibrary.active(GALLERY_MEDIA),
    ]);
    const entries = written.get('workshops') ?? new Map<string, string>();
    const named = await this.mediaLibrary.byFileNames(namedPictures(entries));
    return workshopsPage(entries, { workshops, gallery, named });
  }
}
