import { type Colour, PALETTES } from '@contract/studio/accent.js';
import { DRAWN_MARKS, isDrawnMark } from '@contract/studio/drawn-marks.js';
import { SaveStudioLookDto } from '@contract/studio/studio-look.dto.js';
import type { MarkKind, StudioLook } from '@contract/studio/studio-look.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { EditedSection } from '../edited-section.js';

export type LookValues = SavedSection<'look'>;

export function markName(kind: MarkKind): string {
  if (isDrawnMark(kind)) return DRAWN_MARKS[kind].name;
  return kind === 'initials' ? 'Baş harfler' : 'Kendi logonuz';
}

function accentName(accent: Colour): string {
  return PALETTES.find((palette) => palette.accent === accent)?.name ?? accent;
}

function inWords(look: StudioLook) {
  return {
    Logo: markName(look.mark),
    'Logo dosyası': look.picture,
    'Logonun yanında ad': look.showsName ? 'Görünür' : 'Görünmez',
    Renk: accentName(look.accent),
  };
}

export const LOOK_SECTION: EditedSection<LookValues> = {
  section: 'look',
  dto: SaveStudioLookDto,
  inWords,
};
