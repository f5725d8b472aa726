import type { Picture } from '../media/picture.js';

/** A heading with the text below it. */
export interface TitledText {
  readonly title: string;
  readonly text: string;
}

/** The texts of the home page: the studio's own, else the built-in ones (specification 1, section 3). */
export interface HomePage {
  readonly hero: {
    readonly title: string;
    readonly subtitle: string;
    /** The text of the button that leads to the products. */
    readonly callToAction: string;
    /** Null for the site's own picture. */
    readonly background: Picture | null;
  };
  readonly about: {
    readonly title: string;
    /** Not shortened; the page shows 1500 characters of each text. */
    readonly description: string;
    readonly founder: TitledText;
    readonly mission: TitledText;
    readonly vision: TitledText;
    /** Null for the site's own picture. */
    readonly picture: Picture | null;
    readonly pictureAlt: string;
    /** The picture's caption or title; may be empty. */
    readonly pictureTitle: string;
  };
  readonly bulkOrder: {
    readonly title: string;
    readonly description: string;
    /** The dialog behind 'Toplu sipariş hakkında bilgi'. */
    readonly info: { readonly title: string; readonly description: string; readonly content: string };
    readonly advantages: { readonly title: string; readonly items: readonly TitledText[] };
    /** The steps, one line each. */
    readonly process: { readonly title: string; readonly steps: readonly string[] };
    readonly contact: { readonly title: string; readonly content: string };
  };
}
