import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { Resolver } from 'react-hook-form';
import { SaveCarriersDto } from '@contract/studio/carriers.dto.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { ConflictField } from '../../../ui/conflict-dialog.js';

export type CarriersValues = SavedSection<'carriers'>;

export const carriersResolver = classValidatorResolver(SaveCarriersDto, {
  validator: { stopAtFirstError: true },
}) as unknown as Resolver<CarriersValues>;

/** The list is one choice, so both lists are shown whole. */
export function carriersConflict(mine: CarriersValues, theirs: CarriersValues): ConflictField[] {
  return [{ label: 'Kargo firmaları', mine: shown(mine), theirs: shown(theirs) }];
}

function shown({ carriers }: CarriersValues): string {
  return carriers.map(({ name, trackingPage }) => `${name}: ${trackingPage || '–'}`).join('\n');
}
