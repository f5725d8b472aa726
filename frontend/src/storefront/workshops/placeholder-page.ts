import type { WorkshopsPage } from '@contract/content/workshops-page.js';
import { PROGRAM_SLOTS } from '@contract/workshops/program-slot.js';

const QUESTIONS = 8;

/** Invisible filler text of about the usual length. */
const words = (length: number) => 'toprak '.repeat(Math.ceil(length / 7)).trim();

/** The content that `SkeletonMask` hides while the page's texts are loading. */
export const PLACEHOLDER_PAGE: WorkshopsPage = {
  hero: { title: 'Workshoplar', subtitle: words(35), description: words(95) },
  programs: {
    title: 'Programlar',
    subtitle: words(75),
    cards: PROGRAM_SLOTS.map((slot) => ({
      slot,
      title: words(20),
      description: words(90),
      duration: words(8),
      priceInfo: words(14),
      audience: words(10),
      features: [],
      modalTitle: '',
      modalContent: '',
      picture: null,
      workshopType: 'baslangic',
    })),
  },
  gallery: { title: 'Galeri', subtitle: words(75), pictures: [] },
  faq: {
    title: 'Sorular',
    subtitle: words(65),
    questions: Array.from({ length: QUESTIONS }, (_, index) => ({
      question: `${words(40)} ${index + 1}`,
      answer: words(120),
      picture: null,
    })),
  },
  information: { title: '', content: '' },
};
