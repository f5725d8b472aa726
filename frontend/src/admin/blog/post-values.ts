import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { Resolver } from 'react-hook-form';
import { errorText } from '@contract/app-error.js';
import type { AdminBlogPost } from '@contract/blog/admin-blog.views.js';
import { BlogPostDto } from '@contract/blog/blog-post.dto.js';
import { BLOG_STATUS_LABELS, type BlogStatus } from '@contract/blog/blog-status.js';
import { formatDateTime, studioInstant, studioTimestamp } from '@contract/common/dates.js';
import type { ConflictField } from '../ui/conflict-dialog.js';

const checked = classValidatorResolver(BlogPostDto, { validator: { stopAtFirstError: true } });

/** The rules of the form, and the server's rules about the date, checked before sending. */
export function postResolver(kept: AdminBlogPost | null): Resolver<BlogPostDto> {
  return async (values, context, options) => {
    const result = await checked(values, context, options);
    const code = dateProblem(values, kept);
    if (code === null || 'publishAt' in result.errors) return result;
    return { values: {}, errors: { ...result.errors, publishAt: { type: code, message: errorText(code) } } };
  };
}

function dateProblem(
  { status, publishAt }: BlogPostDto,
  kept: AdminBlogPost | null,
): 'blog_date_needed' | 'blog_date_past' | null {
  if (status !== 'scheduled') return null;
  if (publishAt === null) return 'blog_date_needed';
  return isPast(instantOf(publishAt)) && !isOut(kept) ? 'blog_date_past' : null;
}

function instantOf(publishAt: string): Date {
  const [date = '', time = ''] = publishAt.split('T');
  return studioInstant(date, time);
}

function isOut(post: AdminBlogPost | null): boolean {
  if (post === null || post.status === 'draft' || post.publishedAt === null) return false;
  return isPast(new Date(post.publishedAt));
}

function isPast(instant: Date): boolean {
  return instant.getTime() <= Date.now();
}

/** Names what saving does: it may show a post to readers for the first time, or set the time for that. */
export function saveLabel(
  status: BlogStatus,
  publishAt: string | null,
  kept: AdminBlogPost | null,
): 'Yazıyı Kaydet' | 'Yayınla' | 'Programla' {
  if (status === 'draft' || isOut(kept)) return 'Yazıyı Kaydet';
  const isDue = publishAt === null ? kept?.status !== 'scheduled' : isPast(instantOf(publishAt));
  if (status === 'published' && isDue) return 'Yayınla';
  return kept?.status === 'scheduled' ? 'Yazıyı Kaydet' : 'Programla';
}

/** Says how the post was saved, because its date may have turned the chosen status into another. */
export function describeSaved({ status, publishedAt }: AdminBlogPost): string {
  if (status === 'draft') return 'Taslak kaydedildi.';
  if (status === 'published' || publishedAt === null) return 'Yazı yayında.';
  return `Yazı ${formatDateTime(publishedAt)} tarihinde yayınlanacak.`;
}

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

/** Formats an instant for a date-time field in the studio's time zone: 2026-12-12T14:05. */
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

/** Lists the differences; none when the typed values are the saved ones, as after a lost answer. */
export function postConflict(mine: BlogPostDto, theirs: AdminBlogPost): ConflictField[] {
  const saved = postValues(theirs);
  return SHOWN.flatMap(([label, shown]) => {
    const [own, other] = [shown(mine), shown(saved)];
    return own === other ? [] : [{ label, mine: own, theirs: other }];
  });
}
