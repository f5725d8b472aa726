import { PROGRAM_SLOTS, type ProgramSlot } from '@contract/workshops/program-slot.js';
import { trpc } from '../../lib/server/trpc.js';

const UNNAMED = 'Program kartı';

export type ProgramNames = readonly { readonly value: string; readonly label: string }[];

/** Reads the titles of the program cards; null for one without a title of its own, and while they load. */
export function useProgramTitles(): (slot: ProgramSlot) => string | null {
  const { data } = trpc.content.workshopsPage.useQuery();
  return (place) => data?.programs.cards.find(({ slot }) => slot === place)?.title ?? null;
}

/** Reads the names of the programs; while loading, they are named by their number. */
export function useProgramNames(): ProgramNames {
  const titleOf = useProgramTitles();
  return PROGRAM_SLOTS.map((slot) => ({
    value: String(slot),
    label: `${slot}. ${titleOf(slot) ?? UNNAMED}`,
  }));
}
