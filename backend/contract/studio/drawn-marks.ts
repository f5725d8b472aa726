import { JAR } from './studio-look.js';

/** Marks that the shop brings along, drawn with one line in a square of 32. */
export const DRAWN_MARKS = {
  jar: { name: 'Küp', path: JAR },
  bowl: {
    name: 'Kâse',
    path: 'M5 13h22M6.2 13c.4 6 3.6 9.2 7.3 10.2h5c3.7-1 6.9-4.2 7.3-10.2M12 23.2v2.6h8v-2.6M12.2 9c0-1.8 1.8-1.8 1.8-3.6M18 9c0-1.8 1.8-1.8 1.8-3.6',
  },
  cup: {
    name: 'Fincan',
    path: 'M7.5 8.5h13.6v8.9c0 4.6-2.7 7.4-6.8 7.4s-6.8-2.8-6.8-7.4zM21.1 11.6h1.7a3.5 3.5 0 0 1 0 7h-1.9M7.5 13.6h13.6M6 27.5h16.6',
  },
  kiln: {
    name: 'Fırın',
    path: 'M4.5 26.5h23M6.5 26.5V15.2a9.5 9.5 0 0 1 19 0v11.3M12 26.5v-6.2a4 4 0 0 1 8 0v6.2M14 5.8V3.5h4v2.3',
  },
} as const satisfies Record<string, { readonly name: string; readonly path: string }>;

export type DrawnMark = keyof typeof DRAWN_MARKS;

export function isDrawnMark(kind: string): kind is DrawnMark {
  return Object.hasOwn(DRAWN_MARKS, kind);
}
