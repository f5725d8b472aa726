import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { AdminBlogPost } from '@contract/blog/admin-blog.views.js';
import { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import { BLOG_STATUS_LABELS } from '@contract/blog/blog-status.js';
import { studioTimestamp } from '@contract/common/dates.js';
import type { ConflictField } from '../ui/conflict-dialog.js';

export const postResolver = classValidatorResolver(BlogPostDto, { validator: { stopAtFirstError: true } });

export function emptyPost(): BlogPostDto {
  return {
    title: '',
    slug: '',
    content: '',
    excerpt: '',
    category: 'Seramik Teknikleri',
    tags: [],
    authorName: '',
    featuredFileName: null,
    featuredAlt: '',
    metaTitle: '',
    metaDescription: '',
    metaKeywords: [],
    status: 'draft',
    publishAt: null,
  };
}

export function postValues(post: AdminBlogPost): BlogPostDto {
  const { title, slug, content, excerpt, category, authorName, metaTitle, metaDescription, status } = post;
  return {
    ...{ title, slug, content, excerpt, category, authorName, metaTitle, metaDescription, status },
    tags: [...post.tags],
    metaKeywords: [...post.metaKeywords],
    featuredFileName: post.picture?.fileName ?? null,
    featuredAlt: post.picture?.alt ?? '',
    publishAt: post.publishedAt === null ? null : onStudioClock(post.publishedAt),
  };
}

/** As a date-time field writes it: 2026-12-12T14:05. */
function onStudioClock(instant: string): string {
  const [date = '', time = ''] = studioTimestamp(new Date(instant)).split('_');
  return `${date}T${time.slice(0, 5).replace('-', ':')}`;
}

const SHOWN: readonly (readonly [label: string, shown: (post: BlogPostDto) => string])[] = [
  ['Başlık', ({ title }) => title],
  ['Adres', ({ slug }) => slug],
  ['İçerik', ({ content }) => content],
  ['Özet', ({ excerpt }) => excerpt],
  ['Kategori', ({ category }) => category],
  ['Etiketler', ({ tags }) => tags.join(', ')],
  ['Yazan', ({ authorName }) => authorName],
  ['Öne çıkan görsel', ({ featuredFileName }) => featuredFileName ?? ''],
  ['Görsel açıklaması', ({ featuredAlt }) => featuredAlt],
  ['Meta başlık', ({ metaTitle }) => metaTitle],
  ['Meta açıklama', ({ metaDescription }) => metaDescription],
  ['Anahtar kelimeler', ({ metaKeywords }) => metaKeywords.join(', ')],
  ['Durum', ({ status }) => BLOG_STATUS_LABELS[status]],
  ['Yayın tarihi', ({ publishAt }) => publishAt?.replace('T', ' ') ?? ''],
];

/** Where they differ; nothing when what was typed is what is saved, as after an answer that was lost. */
export function postConflict(mine: BlogPostDto, theirs: AdminBlogPost): ConflictField[] {
  const saved = postValues(theirs);
  return SHOWN.flatMap(([label, shown]) => {
    const [own, other] = [shown(mine), shown(saved)];
    return own === other ? [] : [{ label, mine: own, theirs: other }];
  });
}
