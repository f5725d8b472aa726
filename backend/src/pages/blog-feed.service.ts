import { Injectable } from '@nestjs/common';
import { Feed } from 'feed';
import { FEED_PATH, publicPaths } from '../../contract/content/public-paths.js';
import { pictureUrl } from '../../contract/media/picture.js';
import { BlogQueriesService, type PublishedPost } from '../blog/blog-queries.service.js';
import { ContentQueriesService } from '../content/content-queries.service.js';
import { Settings } from '../platform/config/settings.js';

const SHOWN_POSTS = 20;
const PICTURE_WIDTH = 1280;
/** Characters that XML does not allow in any form. */
const NOT_FOR_XML = /[\p{Cs}\ufffe\uffff]|(?![\t\n\r])\p{Cc}/gu;

/** The newest posts as RSS 2.0, with their full text. */
@Injectable()
export class BlogFeedService {
  constructor(
    private readonly settings: Settings,
    private readonly blog: BlogQueriesService,
    private readonly content: ContentQueriesService,
  ) {}

  async rss(): Promise<string> {
    const { origin } = new URL(this.settings.PUBLIC_URL);
    const [posts, { blog, studio }] = await Promise.all([
      this.blog.newest(SHOWN_POSTS),
      this.content.siteTexts(),
    ]);
    const newest = posts.map(({ updatedAt }) => updatedAt).reduce((a, b) => (a > b ? a : b), '');
    const feed = new Feed({
      title: `${studio.name} – ${blog.title}`,
      description: blog.subtitle,
      id: origin + publicPaths.blog,
      link: origin + publicPaths.blog,
      language: 'tr',
      generator: false,
      feedLinks: { rss: origin + FEED_PATH },
      ...(newest === '' ? {} : { updated: new Date(newest) }),
    });
    posts.forEach((post) => addPost(feed, post, origin));
    return feed.rss2().replace(NOT_FOR_XML, '');
  }
}

function addPost(feed: Feed, post: PublishedPost, origin: string): void {
  const link = origin + publicPaths.blogPost(post.slug);
  const { picture } = post;
  feed.addItem({
    id: link,
    guid: link,
    link,
    title: post.title,
    description: post.excerpt,
    content: atHome(post.contentHtml, origin),
    date: new Date(post.publishedAt),
    author: [{ name: post.authorName }],
    category: [post.category, ...post.tags].map((name) => ({ name })),
    ...(picture && {
      // The size is unknown before the picture is made; RSS uses 0 for that.
      enclosure: { url: origin + pictureUrl(picture, PICTURE_WIDTH, 'jpeg'), type: 'image/jpeg', length: 0 },
    }),
  });
}

/** Adds our origin to relative addresses, which would otherwise lead to the feed reader's site. */
function atHome(safeHtml: string, origin: string): string {
  return safeHtml.replace(/ (href|src)="\/(?!\/)/g, (_match, attribute) => ` ${attribute}="${origin}/`);
}
