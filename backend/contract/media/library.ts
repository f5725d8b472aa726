import { PROGRAM_SLOTS, type ProgramSlot } from '../workshops/program-slot.js';
import type { Picture } from './picture.js';

/** The categories of the media library that the workshops page shows (specification 1, section 7). */
export const WORKSHOPS_MEDIA = 'workshops';
export const GALLERY_MEDIA = 'gallery';
/** The first visible picture of this category is shown in the section about the studio. */
export const ABOUT_MEDIA = 'about';

/** An item of the media library as visitors see it. */
export interface MediaItemView {
  readonly id: number;
  readonly title: string;
  /** The alternative text as written, including its tag: see `spokenAlt`. */
  readonly altText: string;
  readonly description: string;
  readonly category: string;
  readonly displayOrder: number;
  /** Its `alt` is the text for screen readers, without the tag. */
  readonly picture: Picture;
}

/** No tag contains an i, so Turkish and English case rules agree here. */
const FAQ_TAG = /faq/i;
const PROGRAM_TAG = /program|workshop_type/i;
/** 'faq', 'Program 2', 'workshop_type_3'. */
const TAG_ALONE = /^[\w-]*(?:faq|program|workshop_type)[\w-]*(?:\s+\d+)?$/i;
const LONGEST_TAG = 40;

/**
 * The text for screen readers, without the tag: 'program: Çark üzerinde kil kap' → 'Çark üzerinde kil kap'.
 */
export function spokenAlt(altText: string): string {
  const [head = '', ...rest] = altText.split(':');
  const tag = head.trim();
  const isTagged = tag.length <= LONGEST_TAG && TAG_ALONE.test(tag);
  return (isTagged ? rest.join(':') : altText).trim();
}

/** The tags that place a picture on the workshops page: next to a program or a question. */
export const MEDIA_TAGS = ['program', 'faq'] as const;
export type MediaTag = (typeof MEDIA_TAGS)[number];

/** The tag before the colon. A text that merely contains such a word has no tag. */
export function mediaTag(altText: string): MediaTag | null {
  if (spokenAlt(altText) === altText.trim()) return null;
  const [head = ''] = altText.split(':');
  return PROGRAM_TAG.test(head) ? 'program' : 'faq';
}

export function taggedAlt(tag: MediaTag | null, spoken: string): string {
  return tag === null ? spoken : `${tag}: ${spoken}`;
}

/** The first tagged item belongs to the first card, and so on; cards without one are absent. */
export function programPictures(items: readonly MediaItemView[]): ReadonlyMap<ProgramSlot, Picture> {
  const tagged = programItems(items);
  const bySlot = new Map<ProgramSlot, Picture>();
  PROGRAM_SLOTS.forEach((slot, index) => {
    const item = tagged[index];
    if (item) bySlot.set(slot, item.picture);
  });
  return bySlot;
}

/** In the order of their questions. */
export function faqPictures(items: readonly MediaItemView[]): readonly Picture[] {
  return faqItems(items).map(({ picture }) => picture);
}

export function programItems(items: readonly MediaItemView[]): readonly MediaItemView[] {
  return items.filter(({ altText }) => PROGRAM_TAG.test(altText));
}

export function faqItems(items: readonly MediaItemView[]): readonly MediaItemView[] {
  return items.filter(({ altText }) => FAQ_TAG.test(altText));
}
