import { PROGRAM_SLOTS } from '@contract/workshops/workshops.views.js';
import { trpc } from '../../lib/trpc.js';

export type ProgramNames = readonly { readonly value: string; readonly label: string }[];

/** The cards as visitors know them; by their place alone while their names are on their way. */
export function useProgramNames(): ProgramNames {
  const page = trpc.content.workshopsPage.useQuery();
  const titleOf = (place: number) =>
    page.data?.programs.cards.find(({ slot }) => slot === place)?.title ?? 'Program kartı';
  return PROGRAM_SLOTS.map((slot) => ({ value: String(slot), label: `${slot}. ${titleOf(slot)}` }));
}
