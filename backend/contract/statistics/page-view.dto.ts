import { IsIn, Matches } from 'class-validator';

/** The pages that are counted, by kind: which piece or which post somebody looked at is not kept. */
export const COUNTED_PAGES = ['home', 'product', 'workshops', 'blog', 'blog_post', 'policy'] as const;
export type CountedPage = (typeof COUNTED_PAGES)[number];

/** Nothing, or the name of a host: no address of a page, which might tell more than where somebody came from. */
const SOURCE = /^(?:[a-z0-9](?:[a-z0-9.-]{0,98}[a-z0-9])?)?$/;

/** A page that somebody looked at who allowed it to be counted. */
export class PageViewDto {
  @IsIn(COUNTED_PAGES, { message: 'Bu sayfa sayılmıyor.' })
  page: CountedPage;

  /** The host that led here; empty when none did. */
  @Matches(SOURCE, { message: 'Bu kaynak tanınmıyor.' })
  source: string;
}
