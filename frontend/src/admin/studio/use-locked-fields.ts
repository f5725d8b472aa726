import type { StudioSection, StudioSections } from '@contract/studio/studio-sections.js';
import { trpc } from '../../lib/server/trpc.js';
import { lockedText } from '../lib/locked-text.js';

interface LockedProps {
  readonly readOnly: boolean;
  readonly help?: string;
}

/**
 * Returns what a field needs when the server's environment decides it: `<TextField {...locked('holdMinutes', help)} />`.
 * Its help then names the variable in place of `help`.
 */
export function useLockedFields<Section extends StudioSection>(section: Section) {
  const { data, isPending } = trpc.admin.studio.locked.useQuery(undefined, { staleTime: Infinity });
  return (field: keyof StudioSections[Section] & string, help?: string): LockedProps => {
    const variable = data?.[section]?.[field];
    if (variable === undefined) return { readOnly: isPending, ...(help !== undefined && { help }) };
    return { readOnly: true, help: lockedText([variable], 'Bu alan') };
  };
}
