import { ABOUT_MEDIA, faqItems, type MediaItemView, programItems } from '../../contract/media/library.js';
import { PROGRAM_SLOTS } from '../../contract/workshops/program-slot.js';

/** The fixed place on a page that an item fills, as text; null when it fills none. */
export function slotOf(id: number, category: string, shown: readonly MediaItemView[]): string | null {
  const placeIn = (items: readonly MediaItemView[]) => items.findIndex((item) => item.id === id);
  if (category === ABOUT_MEDIA) return placeIn(shown) === 0 ? 'Ana sayfa: Hakkımızda resmi' : null;
  const program = placeIn(programItems(shown));
  if (program >= 0 && program < PROGRAM_SLOTS.length) {
    return `Atölyeler sayfası: ${program + 1}. program kartı`;
  }
  const question = placeIn(faqItems(shown));
  return question >= 0 ? `Atölyeler sayfası: ${question + 1}. soru` : null;
}
