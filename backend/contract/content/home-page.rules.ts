import type { MediaItemView } from '../media/library.js';
import type { Picture } from '../media/picture.js';
import { type ContentEntries, fileNameOf, ownText, type SiteEntries, spokenTexts } from './content-values.js';
import { describePreparation, type PreparationTime, USUAL_PREPARATION } from '../orders/preparation.js';
import type { ContentTexts } from './content-key.js';
import type { HomePage } from './home-page.js';
import { ABOUT_KEYS, BULK_ORDER_KEYS, HERO_KEYS } from './home-page.texts.js';

export interface HomePagePictures {
  /** The stored picture that the hero's texts name: see `heroPicture`. */
  readonly hero: Picture | null;
  /** The first visible item of the library's category for it. */
  readonly about: MediaItemView | null;
}

/**
 * The texts of the home page (specification 1, section 3); every text falls back on its own. The built-in texts of bulk
 * orders name the shop's `preparation`.
 */
export function homePage(
  entries: SiteEntries,
  pictures: HomePagePictures,
  preparation: PreparationTime = USUAL_PREPARATION,
): HomePage {
  const hero = spokenTexts(HERO_KEYS, entries.get('hero'));
  return {
    hero: {
      title: hero('main_title'),
      subtitle: hero('subtitle'),
      callToAction: hero('cta_text'),
      background: pictures.hero,
    },
    about: about(entries.get('about'), pictures.about),
    bulkOrder: bulkOrder(entries.get('bulk_order'), preparation),
  };
}

/** The home page with built-in texts only, shown when the studio's texts cannot be loaded. */
export const BUILT_IN_HOME_PAGE = homePage(new Map(), { hero: null, about: null });

/** The name of the stored picture that the hero's texts name. */
export function heroPicture(entries: SiteEntries): string | null {
  return fileNameOf(entries.get('hero')?.get('background_image'));
}

function about(entries: ContentEntries | undefined, item: MediaItemView | null): HomePage['about'] {
  const text = spokenTexts(ABOUT_KEYS, entries);
  return {
    title: text('main_title'),
    description: text('description'),
    founder: { title: text('founder_title'), text: text('founder_description') },
    mission: { title: text('mission_title'), text: text('mission_text') },
    vision: { title: text('vision_title'), text: text('vision_text') },
    picture: item?.picture ?? null,
    // The built-in description fits only the built-in picture.
    pictureAlt: item ? (ownText(entries?.get('image_alt')) ?? item.picture.alt) : text('image_alt'),
    pictureTitle: item ? (ownText(entries?.get('image_title')) ?? item.title) : text('image_title'),
  };
}

function bulkOrder(entries: ContentEntries | undefined, preparation: PreparationTime): HomePage['bulkOrder'] {
  const text = spokenTexts(inTimeOf(preparation, BULK_ORDER_KEYS), entries);
  return {
    title: text('main_title'),
    description: text('main_description'),
    info: {
      title: text('info_title'),
      description: text('info_description'),
      content: text('info_content'),
    },
    advantages: {
      title: text('advantages_title'),
      items: [
        { title: text('advantage_1_title'), text: text('advantage_1_desc') },
        { title: text('advantage_2_title'), text: text('advantage_2_desc') },
        { title: text('advantage_3_title'), text: text('advantage_3_desc') },
        { title: text('advantage_4_title'), text: text('advantage_4_desc') },
      ],
    },
    process: {
      title: text('process_title'),
      steps: [text('process_step_1'), text('process_step_2'), text('process_step_3'), text('process_step_4')],
    },
    contact: { title: text('contact_title'), content: text('contact_content') },
  };
}

/** The built-in texts are written for the usual time. Texts of the studio stay as they are. */
function inTimeOf<Key extends string>(
  preparation: PreparationTime,
  keys: ContentTexts<Key>,
): ContentTexts<Key> {
  const usual = describeLongest(USUAL_PREPARATION);
  const entries = Object.entries<ContentTexts[string]>(keys).map(([key, text]) => [
    key,
    { ...text, builtIn: text.builtIn.replaceAll(usual, describeLongest(preparation)) },
  ]);
  return Object.fromEntries(entries) as ContentTexts<Key>;
}

/** 'en çok 3 hafta': the words of a time that usually takes as long as it takes at most. */
function describeLongest(time: PreparationTime): string {
  return describePreparation({ ...time, typical: time.longest });
}
