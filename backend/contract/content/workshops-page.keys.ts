import { PROGRAM_SLOTS, type ProgramSlot } from '../workshops/workshops.views.js';
import type { ContentKey, ContentKeys } from './content-key.js';
import {
  BUILT_IN_PROGRAMS,
  BUILT_IN_QUESTIONS,
  BUILT_IN_TEXTS,
  type BuiltInText,
} from './workshops-page.texts.js';

export const WORKSHOPS_TEXT_KEYS: ContentKeys<BuiltInText> = {
  hero_title: { type: 'title', label: 'Başlık', builtIn: BUILT_IN_TEXTS.hero_title },
  hero_subtitle: { type: 'description', label: 'Alt başlık', builtIn: BUILT_IN_TEXTS.hero_subtitle },
  hero_description: { type: 'description', label: 'Açıklama', builtIn: BUILT_IN_TEXTS.hero_description },
  programs_title: { type: 'title', label: 'Programlar: başlık', builtIn: BUILT_IN_TEXTS.programs_title },
  programs_subtitle: {
    type: 'description',
    label: 'Programlar: alt başlık',
    builtIn: BUILT_IN_TEXTS.programs_subtitle,
  },
  gallery_title: { type: 'title', label: 'Galeri: başlık', builtIn: BUILT_IN_TEXTS.gallery_title },
  gallery_subtitle: {
    type: 'description',
    label: 'Galeri: alt başlık',
    builtIn: BUILT_IN_TEXTS.gallery_subtitle,
  },
  faq_title: { type: 'title', label: 'Sorular: başlık', builtIn: BUILT_IN_TEXTS.faq_title },
  faq_subtitle: { type: 'description', label: 'Sorular: alt başlık', builtIn: BUILT_IN_TEXTS.faq_subtitle },
  workshop_info_modal_title: {
    type: 'title',
    label: 'Bilgi notu: başlık',
    builtIn: BUILT_IN_TEXTS.workshop_info_modal_title,
  },
  workshop_info_modal_content: {
    type: 'text',
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

/** Everything that the studio may say about one program. */
export function programKeys(slot: ProgramSlot): Record<ProgramField, ContentKey> {
  const builtIn = BUILT_IN_PROGRAMS[slot];
  const label = (what: string) => `${slot}. program: ${what}`;
  return {
    title: { type: 'title', label: label('başlık'), builtIn: builtIn.title },
    description: { type: 'description', label: label('açıklama'), builtIn: builtIn.description },
    image: { type: 'description', label: label('resim (dosya adı)'), builtIn: '' },
    modal_title: { type: 'title', label: label('pencere başlığı'), builtIn: builtIn.title },
    modal_content: { type: 'text', label: label('pencere yazısı'), builtIn: builtIn.modalContent },
    price_info: { type: 'title', label: label('fiyat bilgisi'), builtIn: builtIn.priceInfo },
    duration: { type: 'title', label: label('süre'), builtIn: builtIn.duration },
    audience: { type: 'title', label: label('kimler için'), builtIn: builtIn.audience },
    features: {
      type: 'text',
      label: label('özellikler'),
      builtIn: JSON.stringify(builtIn.features),
      isList: true,
    },
  };
}

export const WORKSHOPS_KEYS: ContentKeys = {
  ...WORKSHOPS_TEXT_KEYS,
  workshop_faqs: {
    type: 'text',
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
