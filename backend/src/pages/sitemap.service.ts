import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { ErrorLevel, type SitemapItemLoose, SitemapStream, streamToPromise } from 'sitemap';
import { publicPaths } from '../../contract/content/public-paths.js';
import type { Feature } from '../../contract/studio/features.js';
import { POLICY_KINDS } from '../../contract/content/policy.js';
import { type Picture, pictureUrl } from '../../contract/media/picture.js';
import { BlogQueriesService } from '../blog/blog-queries.service.js';
import { ProductQueriesService } from '../catalog/product-queries.service.js';
import { Settings } from '../platform/config/settings.js';
import { CurrentStudio } from '../studio/current-studio.js';

/** A sitemap may list 50 000 pages; of each kind only the newest are listed. */
const MAX_OF_A_KIND = 20_000;
const PICTURE_WIDTH = 1280;

/** Lists all public pages. */
@Injectable()
export class SitemapService {
  constructor(
    private readonly settings: Settings,
    private readonly products: ProductQueriesService,
    private readonly blog: BlogQueriesService,
    private readonly studio: CurrentStudio,
  ) {}

  async xml(): Promise<string> {
    const { origin } = new URL(this.settings.PUBLIC_URL);
    const stream = new SitemapStream({
      hostname: origin,
      level: ErrorLevel.THROW,
      xmlns: { image: true, news: false, video: false, xhtml: false },
    });
    const xml = await streamToPromise(Readable.from(await this.pages(origin)).pipe(stream));
    return xml.toString('utf8');
  }

  private async pages(origin: string): Promise<SitemapItemLoose[]> {
    const { features } = await this.studio.latest();
    const [products, posts] = await Promise.all([
      features.shop ? this.products.addresses(MAX_OF_A_KIND) : [],
      features.blog ? this.blog.addresses(MAX_OF_A_KIND) : [],
    ]);
    const pagesOf = (feature: Feature, page: SitemapItemLoose) => (features[feature] ? [page] : []);
    return [
      { url: publicPaths.home, ...lastChangeOf([...products, ...posts]) },
      ...pagesOf('shop', { url: publicPaths.shelf, ...lastChangeOf(products) }),
      ...pagesOf('workshops', { url: publicPaths.workshops }),
      ...pagesOf('blog', { url: publicPaths.blog, ...lastChangeOf(posts) }),
      { url: publicPaths.imprint },
      ...POLICY_KINDS.map((kind) => ({ url: publicPaths.policy(kind) })),
      ...products.map(({ slug, updatedAt, pictures }) => ({
        url: publicPaths.product(slug),
        lastmod: updatedAt,
        img: pictures.map((picture) => ({ url: origin + largePicture(picture) })),
      })),
      ...posts.map(({ slug, updatedAt }) => ({ url: publicPaths.blogPost(slug), lastmod: updatedAt })),
    ];
  }
}

/** A list changes when its newest entry does. */
function lastChangeOf(listed: readonly { readonly updatedAt: string }[]): { readonly lastmod?: string } {
  const lastmod = listed.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '');
  return lastmod === '' ? {} : { lastmod };
}

function largePicture(picture: Picture): string {
  return pictureUrl(picture, PICTURE_WIDTH, 'jpeg');
}
