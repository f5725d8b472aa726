import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { Resolver } from 'react-hook-form';
import { type Colour, PALETTES } from '@contract/studio/accent.js';
import { DRAWN_MARKS, isDrawnMark } from '@contract/studio/drawn-marks.js';
import { SaveStudioLookDto } from '@contract/studio/studio-look.dto.js';
import type { MarkKind } from '@contract/studio/studio-look.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { ConflictField } from '../../ui/conflict-dialog.js';

export type LookValues = SavedSection<'look'>;

export const lookResolver = classValidatorResolver(SaveStudioLookDto, {
  validator: { stopAtFirstError: true },
}) as unknown as Resolver<LookValues>;

export function markName(kind: MarkKind): string {
  if (isDrawnMark(kind)) return DRAWN_MARKS[kind].name;
  return kind === 'initials' ? 'Baş harfler' : 'Kendi logonuz';
}

function accentName(accent: Colour): string {
  return PALETTES.find((palette) => palette.accent === accent)?.name ?? accent;
}

/** A look in words, each under its label. */
function lookInWords(look: Omit<LookValues, 'version'>): Record<string, string> {
  return {
    Logo: markName(look.mark),
    'Logo dosyası': look.picture,
    'Logonun yanında ad': look.showsName ? 'Görünür' : 'Görünmez',
    Renk: accentName(look.accent),
  };
}

/** Lists the differences between the form and what somebody else saved. */
export function lookConflict(mine: LookValues, theirs: LookValues): ConflictField[] {
  const saved = lookInWords(theirs);
  return Object.entries(lookInWords(mine))
    .map(([label, text]) => ({ label, mine: text, theirs: saved[label] ?? '' }))
    .filter((field) => field.mine !== field.theirs);
}
