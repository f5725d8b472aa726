import { faqPictures, type MediaItemView, programPictures } from '../media/library.js';
import type { Picture } from '../media/picture.js';
import { PROGRAM_SLOTS, type ProgramSlot } from '../workshops/program-slot.js';
import { CONTENT_LIMITS, type ContentTexts } from './content-key.js';
import { type ContentEntries, fileNameOf, ownList, ownText, spokenTexts } from './content-values.js';
import {
  PROGRAM_FIELDS,
  programKey,
  type ProgramField,
  programKeys,
  WORKSHOPS_TEXT_KEYS,
} from './workshops-page.keys.js';
import type { FrequentQuestion, GalleryPicture, ProgramCard, WorkshopsPage } from './workshops-page.js';
import { BUILT_IN_PROGRAMS, BUILT_IN_QUESTIONS } from './workshops-page.texts.js';

/** With fewer, the studio's programs are not shown (specification 1, section 9). */
const ENOUGH_OWN_PROGRAMS = 3;
const MAX_QUESTIONS = 30;
const MAX_FEATURES = 12;

export interface WorkshopsPageMedia {
  /** The visible items of the categories, in their order. */
  readonly workshops: readonly MediaItemView[];
  readonly gallery: readonly MediaItemView[];
  /** The stored pictures that the texts name: see `namedPictures`. */
  readonly named: ReadonlyMap<string, Picture>;
}

export function workshopsPage(entries: ContentEntries, media: WorkshopsPageMedia): WorkshopsPage {
  const text = spokenTexts(WORKSHOPS_TEXT_KEYS, entries);
  return {
    hero: {
      title: text('hero_title'),
      subtitle: text('hero_subtitle'),
      description: text('hero_description'),
    },
    programs: {
      title: text('programs_title'),
      subtitle: text('programs_subtitle'),
      cards: programCards(entries, media),
    },
    gallery: {
      title: text('gallery_title'),
      subtitle: text('gallery_subtitle'),
      pictures: media.gallery.map(galleryPicture),
    },
    faq: { title: text('faq_title'), subtitle: text('faq_subtitle'), questions: questions(entries, media) },
    information: {
      title: text('workshop_info_modal_title'),
      content: text('workshop_info_modal_content'),
    },
  };
}

/** The page with built-in texts only, shown when the studio's cannot be loaded. */
export const BUILT_IN_WORKSHOPS_PAGE = workshopsPage(new Map(), {
  workshops: [],
  gallery: [],
  named: new Map(),
});

/** The pictures that the texts name, in programs and questions. */
export function namedPictures(entries: ContentEntries): readonly string[] {
  const shown = shownEntries(entries);
  const names = [
    ...PROGRAM_SLOTS.map((slot) => fileNameOf(shown.get(programKey(slot, 'image')))),
    ...ownQuestions(entries).map(({ image }) => image),
  ];
  return [...new Set(names.filter((name) => name !== null))];
}

/**
 * Drops entries that are not complete enough to be shown: all programs while too few are complete, empty
 * lists, and a title or description alone, because next to a built-in counterpart the two could contradict
 * each other. The dialog of a program without a dialog title gets the title of its card.
 */
export function shownEntries(entries: ContentEntries): ContentEntries {
  const complete = PROGRAM_SLOTS.filter((slot) => isComplete(entries, slot));
  const hasOwnPrograms = complete.length >= ENOUGH_OWN_PROGRAMS;
  const hidden = PROGRAM_SLOTS.flatMap((slot) => {
    if (!hasOwnPrograms) return PROGRAM_FIELDS.map((field) => programKey(slot, field));
    const features = ownFeatures(entries.get(programKey(slot, 'features')));
    return [
      ...(complete.includes(slot) ? [] : [programKey(slot, 'title'), programKey(slot, 'description')]),
      ...(features.length > 0 ? [] : [programKey(slot, 'features')]),
    ];
  });
  if (ownQuestions(entries).length === 0) hidden.push('workshop_faqs');
  const shown = new Map([...entries].filter(([key]) => !hidden.includes(key)));
  for (const slot of PROGRAM_SLOTS) {
    const title = shown.get(programKey(slot, 'title'));
    const modalTitle = programKey(slot, 'modal_title');
    if (title !== undefined && ownText(shown.get(modalTitle)) === null) shown.set(modalTitle, title);
  }
  return shown;
}

function isComplete(entries: ContentEntries, slot: ProgramSlot): boolean {
  return (['title', 'description'] as const).every(
    (field) => ownText(entries.get(programKey(slot, field))) !== null,
  );
}

function programCards(entries: ContentEntries, { workshops, named }: WorkshopsPageMedia): ProgramCard[] {
  const shown = shownEntries(entries);
  const tagged = programPictures(workshops);
  return PROGRAM_SLOTS.map((slot) => {
    const builtIn = BUILT_IN_PROGRAMS[slot];
    const own = (field: ProgramField) => shown.get(programKey(slot, field));
    const text = programTexts(slot, own);
    const features = ownFeatures(own('features'));
    return {
      slot,
      workshopType: builtIn.workshopType,
      title: text('title'),
      description: text('description'),
      duration: text('duration'),
      priceInfo: text('price_info'),
      audience: text('audience'),
      features: features.length > 0 ? features : builtIn.features,
      modalTitle: text('modal_title'),
      modalContent: text('modal_content'),
      picture: tagged.get(slot) ?? picture(named, fileNameOf(own('image'))),
    };
  });
}

function programTexts(slot: ProgramSlot, own: (field: ProgramField) => string | undefined) {
  const keys: ContentTexts<ProgramField> = programKeys(slot);
  return (field: ProgramField) =>
    ownText(own(field), CONTENT_LIMITS[keys[field].type]) ?? keys[field].builtIn;
}

function ownFeatures(value: string | undefined): readonly string[] {
  return ownList(value)
    .map((feature) => ownText(feature))
    .filter((feature) => feature !== null)
    .slice(0, MAX_FEATURES);
}

function questions(entries: ContentEntries, { workshops, named }: WorkshopsPageMedia): FrequentQuestion[] {
  const own = ownQuestions(entries);
  const shown = own.length > 0 ? own : BUILT_IN_QUESTIONS.map((builtIn) => ({ ...builtIn, image: null }));
  const tagged = faqPictures(workshops);
  return shown.map(({ question, answer, image }, index) => ({
    question,
    answer,
    picture: tagged[index] ?? picture(named, image),
  }));
}

interface OwnQuestion {
  readonly question: string;
  readonly answer: string;
  readonly image: string | null;
}

/**
 * Rows without a question and an answer are dropped, so that an empty row of the editor does not invalidate
 * the list.
 */
function ownQuestions(entries: ContentEntries): readonly OwnQuestion[] {
  return ownList(entries.get('workshop_faqs'))
    .flatMap((row) => {
      if (typeof row !== 'object' || row === null) return [];
      const { question, answer, image } = row as Record<string, unknown>;
      const [requested, answered] = [ownText(question), ownText(answer)];
      return requested && answered
        ? [{ question: requested, answer: answered, image: fileNameOf(image) }]
        : [];
    })
    .slice(0, MAX_QUESTIONS);
}

function galleryPicture({ picture, title, description }: MediaItemView): GalleryPicture {
  return { picture, caption: ownText(description) ?? ownText(title) ?? '' };
}

function picture(named: ReadonlyMap<string, Picture>, fileName: string | null): Picture | null {
  return fileName === null ? null : (named.get(fileName) ?? null);
}
