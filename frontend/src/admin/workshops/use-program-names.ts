import { PROGRAM_SLOTS } from '@contract/workshops/workshops.views.js';
import { trpc } from '../../lib/trpc.js';

export type ProgramNames = readonly { readonly value: string; readonly label: string }[];

/** Reads the names of the programs; while loading, they are named by their number. */
export function useProgramNames(): ProgramNames {
  const page = trpc.content.workshopsPage.useQuery();
  const titleOf = (place: number) =>
    page.data?.programs.cards.find(({ slot }) => slot === place)?.title ?? 'Program kartı';
  return PROGRAM_SLOTS.map((slot) => ({ value: String(slot), label: `${slot}. ${titleOf(slot)}` }));
}
