import { PROGRAM_SLOTS, type ProgramSlot } from '../workshops/program-slot.js';
import type { ContentText, ContentTexts } from './content-key.js';
import {
  BUILT_IN_PROGRAMS,
  BUILT_IN_QUESTIONS,
  BUILT_IN_TEXTS,
  type BuiltInText,
} from './workshops-page.texts.js';

/** The ids of the parts of the page. */
const PROGRAMS = 'workshop-types';
const GALLERY = 'workshop-classes';
const QUESTIONS = 'faq';

const PROGRAMS_SHOW =
  'Kendi programlarınız, en az üçünün başlığı ve açıklaması yazılınca hep birlikte görünür.';

export const WORKSHOPS_TEXT_KEYS: ContentTexts<BuiltInText> = {
  hero_title: { type: 'title', label: 'Başlık', builtIn: BUILT_IN_TEXTS.hero_title },
  hero_subtitle: { type: 'description', label: 'Alt başlık', builtIn: BUILT_IN_TEXTS.hero_subtitle },
  hero_description: { type: 'description', label: 'Açıklama', builtIn: BUILT_IN_TEXTS.hero_description },
  programs_title: {
    type: 'title',
    place: PROGRAMS,
    label: 'Programlar: başlık',
    builtIn: BUILT_IN_TEXTS.programs_title,
  },
  programs_subtitle: {
    type: 'description',
    place: PROGRAMS,
    label: 'Programlar: alt başlık',
    builtIn: BUILT_IN_TEXTS.programs_subtitle,
  },
  gallery_title: {
    type: 'title',
    place: GALLERY,
    label: 'Galeri: başlık',
    builtIn: BUILT_IN_TEXTS.gallery_title,
  },
  gallery_subtitle: {
    type: 'description',
    place: GALLERY,
    label: 'Galeri: alt başlık',
    builtIn: BUILT_IN_TEXTS.gallery_subtitle,
  },
  faq_title: { type: 'title', place: QUESTIONS, label: 'Sorular: başlık', builtIn: BUILT_IN_TEXTS.faq_title },
  faq_subtitle: {
    type: 'description',
    place: QUESTIONS,
    label: 'Sorular: alt başlık',
    builtIn: BUILT_IN_TEXTS.faq_subtitle,
  },
  workshop_info_modal_title: {
    type: 'title',
    place: PROGRAMS,
    label: 'Bilgi notu: başlık',
    builtIn: BUILT_IN_TEXTS.workshop_info_modal_title,
  },
  workshop_info_modal_content: {
    type: 'text',
    place: PROGRAMS,
    label: 'Bilgi notu: yazı',
    builtIn: BUILT_IN_TEXTS.workshop_info_modal_content,
  },
};

export const PROGRAM_FIELDS = [
  'title',
  'description',
  'image',
  'modal_title',
  'modal_content',
  'price_info',
  'duration',
  'audience',
  'features',
] as const;
export type ProgramField = (typeof PROGRAM_FIELDS)[number];

export function programKey(slot: ProgramSlot, field: ProgramField): string {
  return `workshop_type_${slot}_${field}`;
}

/** All texts that the studio may write about one program. */
export function programKeys(slot: ProgramSlot): Record<ProgramField, ContentText> {
  const builtIn = BUILT_IN_PROGRAMS[slot];
  const said = (what: string, text: Pick<ContentText, 'type' | 'builtIn' | 'isList' | 'isPicture'>) => ({
    ...text,
    label: `${slot}. program: ${what}`,
    help: PROGRAMS_SHOW,
    place: PROGRAMS,
  });
  return {
    title: said('başlık', { type: 'title', builtIn: builtIn.title }),
    description: said('açıklama', { type: 'description', builtIn: builtIn.description }),
    image: said('resim', { type: 'description', builtIn: '', isPicture: true }),
    modal_title: said('pencere başlığı', { type: 'title', builtIn: builtIn.title }),
    modal_content: said('pencere yazısı', { type: 'text', builtIn: builtIn.modalContent }),
    price_info: said('fiyat bilgisi', { type: 'title', builtIn: builtIn.priceInfo }),
    duration: said('süre', { type: 'title', builtIn: builtIn.duration }),
    audience: said('kimler için', { type: 'title', builtIn: builtIn.audience }),
    features: said('özellikler', { type: 'text', builtIn: JSON.stringify(builtIn.features), isList: true }),
  };
}

export const WORKSHOPS_KEYS: ContentTexts = {
  ...WORKSHOPS_TEXT_KEYS,
  workshop_faqs: {
    type: 'text',
    place: QUESTIONS,
    label: 'Sorular ve yanıtlar',
    builtIn: JSON.stringify(BUILT_IN_QUESTIONS.map((question) => ({ ...question, image: '' }))),
    isList: true,
  },
  ...Object.fromEntries(
    PROGRAM_SLOTS.flatMap((slot) => {
      const keys = programKeys(slot);
      return PROGRAM_FIELDS.map((field) => [programKey(slot, field), keys[field]]);
    }),
  ),
};
