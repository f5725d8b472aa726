import { IsIn, IsString, MaxLength } from 'class-validator';
import { PageQuery } from '../admin/page.query.js';
import { isId } from '../common/id.js';
import { mayBeAbsent } from '../common/text-rules.js';
import { BLOG_STATUS_LABELS, type BlogStatus } from './blog-status.js';

export const BLOG_STATUSES = Object.keys(BLOG_STATUS_LABELS) as BlogStatus[];

export const ADMIN_BLOG_SORTS = ['createdAt', 'publishedAt', 'title', 'views', 'seoScore'] as const;
export type AdminBlogSort = (typeof ADMIN_BLOG_SORTS)[number];

/** The filters of the studio's list of posts; all conditions must hold. */
export class AdminBlogQuery extends PageQuery {
  @mayBeAbsent()
  @MaxLength(100, { message: 'Arama metni en fazla 100 karakter olabilir.' })
  @IsString({ message: 'Arama metni geçersiz.' })
  search?: string;

  @mayBeAbsent()
  @IsIn(BLOG_STATUSES, { message: 'Durum geçersiz.' })
  status?: BlogStatus;

  @mayBeAbsent()
  @IsIn(ADMIN_BLOG_SORTS, { message: 'Sıralama geçersiz.' })
  sort?: AdminBlogSort;
}

export class AdminBlogPostQuery {
  @isId('Blog yazısı geçersiz.')
  id: string;
}
