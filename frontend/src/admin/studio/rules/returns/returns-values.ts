import { SaveReturnRulesDto } from '@contract/studio/return-rules.dto.js';
import type { ReturnRules } from '@contract/studio/return-rules.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { EditedSection } from '../../edited-section.js';

export type ReturnsValues = SavedSection<'returns'>;

export const RETURNS_LABELS: Readonly<Record<keyof ReturnRules, string>> = {
  days: 'İade süresi (gün)',
  code: 'İade kodu',
};

function inWords({ days, code }: ReturnRules) {
  return { [RETURNS_LABELS.days]: String(days), [RETURNS_LABELS.code]: code || '–' };
}

export const RETURNS_SECTION: EditedSection<ReturnsValues> = {
  section: 'returns',
  dto: SaveReturnRulesDto,
  inWords,
};
