import type { Picture } from '../media/picture.js';
import { type Colour, DEFAULT_ACCENT } from './accent.js';

export const MARK_KINDS = ['jar', 'bowl', 'cup', 'kiln', 'initials', 'picture'] as const;
export type MarkKind = (typeof MARK_KINDS)[number];

/** How the studio looks: its mark and its colour. */
export interface StudioLook {
  readonly mark: MarkKind;
  /** The stored file of the uploaded mark; empty without one. */
  readonly picture: string;
  /** Whether the name stands beside an uploaded mark, which may contain it. */
  readonly showsName: boolean;
  readonly accent: Colour;
}

/** A mark of lines or, when `isFilled`, of letters, in a square of 32. */
export interface DrawnMarkView {
  readonly kind: 'drawn';
  readonly path: string;
  readonly isFilled: boolean;
}

export interface PictureMarkView {
  readonly kind: 'picture';
  readonly picture: Pick<Picture, 'fileName' | 'width' | 'height'>;
  readonly showsName: boolean;
}

export type MarkView = DrawnMarkView | PictureMarkView;

/** What every page knows of the look. */
export interface LookView {
  /** Changes with everything that the files made from the mark show. */
  readonly version: string;
  readonly accent: Colour;
  readonly mark: MarkView;
}

/** The jar, which is the mark until the studio chooses another. */
export const JAR =
  'M10.5 5.5h11M12.6 5.5c.2 3.1-6.6 6-6.6 12.4 0 4.6 3.4 7.1 5 8.6h10c1.6-1.5 5-4 5-8.6 0-6.4-6.8-9.3-6.6-12.4M7 14.2h18';

export const INITIAL_LOOK: StudioLook = {
  mark: 'jar',
  picture: '',
  showsName: true,
  accent: DEFAULT_ACCENT,
};

/** Stands for the look where nothing is known of the studio. */
export const UNKNOWN_LOOK: LookView = {
  version: '',
  accent: DEFAULT_ACCENT,
  mark: { kind: 'drawn', path: JAR, isFilled: false },
};

/** 'Çİ' of 'Çamur İşleri': the first letters of the first two words. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/u).flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? []);
  return letters.slice(0, 2).join('').toLocaleUpperCase('tr');
}

/** The mark in the head of a mail, in pixels. A wide mark keeps its shape. */
export function mailMarkSize(mark: MarkView): { readonly width: number; readonly height: number } {
  if (mark.kind === 'drawn') return { width: 28, height: 28 };
  const height = mark.showsName ? 32 : 40;
  const width = Math.round((mark.picture.width / mark.picture.height) * height);
  return { width: Math.min(240, Math.max(1, width)), height };
}
