import { faqPictures, type MediaItemView, programPictures } from '../media/library.js';
import type { Picture } from '../media/picture.js';
import { PROGRAM_SLOTS, type ProgramSlot } from '../workshops/workshops.views.js';
import { type ContentEntries, fileNameOf, ownList, ownText } from './content-values.js';
import type { FrequentQuestion, GalleryPicture, ProgramCard, WorkshopsPage } from './workshops-page.js';
import {
  BUILT_IN_PROGRAMS,
  BUILT_IN_QUESTIONS,
  BUILT_IN_TEXTS,
  type BuiltInText,
} from './workshops-page.texts.js';

/** Specification 1, section 9: with fewer, the studio's programs are not ready to be shown. */
const ENOUGH_OWN_PROGRAMS = 3;
const MAX_QUESTIONS = 30;
const MAX_FEATURES = 12;

export interface WorkshopsPageMedia {
  /** The shown items of the categories, in their order. */
  readonly workshops: readonly MediaItemView[];
  readonly gallery: readonly MediaItemView[];
  /** What is stored under the names that the texts give: see `namedPictures`. */
  readonly named: ReadonlyMap<string, Picture>;
}

export function workshopsPage(entries: ContentEntries, media: WorkshopsPageMedia): WorkshopsPage {
  const text = (key: BuiltInText) => ownText(entries.get(key)) ?? BUILT_IN_TEXTS[key];
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

/** The pictures that the texts name, in programs and questions. */
export function namedPictures(entries: ContentEntries): readonly string[] {
  const programs = ownPrograms(entries);
  const names = [
    ...PROGRAM_SLOTS.map((slot) => fileNameOf(programs.get(programKey(slot, 'image')))),
    ...ownQuestions(entries).map(({ image }) => image),
  ];
  return [...new Set(names.filter((name) => name !== null))];
}

function programCards(entries: ContentEntries, { workshops, named }: WorkshopsPageMedia): ProgramCard[] {
  const programs = ownPrograms(entries);
  const tagged = programPictures(workshops);
  return PROGRAM_SLOTS.map((slot) => {
    const builtIn = BUILT_IN_PROGRAMS[slot];
    const own = (field: string) => ownText(programs.get(programKey(slot, field)));
    const features = ownFeatures(programs.get(programKey(slot, 'features')));
    // A title of the studio's above a description of ours could tell of two different things.
    const isOwn = isComplete(programs, slot);
    const title = (isOwn ? own('title') : null) ?? builtIn.title;
    return {
      slot,
      workshopType: builtIn.workshopType,
      title,
      description: (isOwn ? own('description') : null) ?? builtIn.description,
      duration: own('duration') ?? builtIn.duration,
      priceInfo: own('price_info') ?? builtIn.priceInfo,
      audience: own('audience') ?? builtIn.audience,
      features: features.length > 0 ? features : builtIn.features,
      modalTitle: own('modal_title') ?? title,
      modalContent: own('modal_content') ?? builtIn.modalContent,
      picture: tagged.get(slot) ?? picture(named, fileNameOf(programs.get(programKey(slot, 'image')))),
    };
  });
}

/** The entries when enough programs are complete, else nothing: then every program is ours. */
function ownPrograms(entries: ContentEntries): ContentEntries {
  const complete = PROGRAM_SLOTS.filter((slot) => isComplete(entries, slot));
  return complete.length >= ENOUGH_OWN_PROGRAMS ? entries : new Map();
}

function isComplete(entries: ContentEntries, slot: ProgramSlot): boolean {
  return ['title', 'description'].every((field) => ownText(entries.get(programKey(slot, field))) !== null);
}

function programKey(slot: ProgramSlot, field: string): string {
  return `workshop_type_${slot}_${field}`;
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

/** Rows that are no question with an answer are left out: an editor's empty row must not cost the studio its list. */
function ownQuestions(entries: ContentEntries): readonly OwnQuestion[] {
  return ownList(entries.get('workshop_faqs'))
    .flatMap((row) => {
      if (typeof row !== 'object' || row === null) return [];
      const { question, answer, image } = row as Record<string, unknown>;
      const [asked, answered] = [ownText(question), ownText(answer)];
      return asked && answered ? [{ question: asked, answer: answered, image: fileNameOf(image) }] : [];
    })
    .slice(0, MAX_QUESTIONS);
}

function galleryPicture({ picture, title, description }: MediaItemView): GalleryPicture {
  return { picture, caption: ownText(description) ?? ownText(title) ?? '' };
}

function picture(named: ReadonlyMap<string, Picture>, fileName: string | null): Picture | null {
  return fileName === null ? null : (named.get(fileName) ?? null);
}
