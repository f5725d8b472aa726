import type { CarrierList } from '@contract/studio/carriers.js';
import { SaveCarriersDto } from '@contract/studio/carriers.dto.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { EditedSection } from '../../edited-section.js';

export type CarriersValues = SavedSection<'carriers'>;

/** The list is one choice, so it is shown whole. */
function inWords({ carriers }: CarrierList) {
  return {
    'Kargo firmaları': carriers.map(({ name, trackingPage }) => `${name}: ${trackingPage || '–'}`).join('\n'),
  };
}

export const CARRIERS_SECTION: EditedSection<CarriersValues> = {
  section: 'carriers',
  dto: SaveCarriersDto,
  inWords,
};
