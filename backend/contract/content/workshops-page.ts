import type { Picture } from '../media/picture.js';
import type { WorkshopType } from '../workshops/information-request.js';
import type { ProgramSlot } from '../workshops/program-slot.js';

/** A program card with the content of its dialog (specification 1, sections 2, 3 and 9). */
export interface ProgramCard {
  readonly slot: ProgramSlot;
  readonly title: string;
  readonly description: string;
  /** '3–4 saat' */
  readonly duration: string;
  /** '800–1.000 TL' */
  readonly priceInfo: string;
  /** 'Başlangıç', '7–14 yaş', 'En çok 8 kişi' */
  readonly audience: string;
  readonly features: readonly string[];
  readonly modalTitle: string;
  readonly modalContent: string;
  /** Null for the site's own picture of this slot. */
  readonly picture: Picture | null;
  /** The workshop type preselected in an information request that is opened from this card. */
  readonly workshopType: WorkshopType;
}

export interface FrequentQuestion {
  readonly question: string;
  readonly answer: string;
  /** Null when the studio has no picture for the question; the page may show its own. */
  readonly picture: Picture | null;
}

export interface GalleryPicture {
  readonly picture: Picture;
  /** The text below the picture; may be empty. */
  readonly caption: string;
}

/** The content of the workshops page except its calendar: the studio's texts, else the built-in ones. */
export interface WorkshopsPage {
  readonly hero: { readonly title: string; readonly subtitle: string; readonly description: string };
  readonly programs: {
    readonly title: string;
    readonly subtitle: string;
    readonly cards: readonly ProgramCard[];
  };
  /** Without pictures, the site's own six are shown. */
  readonly gallery: {
    readonly title: string;
    readonly subtitle: string;
    readonly pictures: readonly GalleryPicture[];
  };
  readonly faq: {
    readonly title: string;
    readonly subtitle: string;
    readonly questions: readonly FrequentQuestion[];
  };
  /** The general note on workshops, shown in every program's dialog. */
  readonly information: { readonly title: string; readonly content: string };
}
