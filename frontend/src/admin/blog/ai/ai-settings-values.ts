import type { AiSettingsDto } from '@contract/blog/ai-writer.dto.js';
import type { AiSettingsView } from '@contract/blog/ai-writer.js';
import { MASKED } from '@contract/common/masked.js';
import type { ConflictField } from '../../ui/conflict-dialog.js';
import { formatNumber } from '../../lib/format-number.js';

export function settingsValues({ apiKey, model, temperature, maxTokens }: AiSettingsDto): AiSettingsDto {
  return { apiKey, model, temperature, maxTokens };
}

export function formatTemperature(temperature: number): string {
  return temperature.toLocaleString('tr-TR', { minimumFractionDigits: 1 });
}

function keyText(key: string): string {
  if (key === MASKED) return 'Kayıtlı anahtar';
  return key === '' ? 'Anahtar yok' : 'Yeni anahtar';
}

const SHOWN: readonly (readonly [label: string, shown: (settings: AiSettingsDto) => string])[] = [
  ['API anahtarı', ({ apiKey }) => keyText(apiKey)],
  ['Model', ({ model }) => model],
  ['Yaratıcılık', ({ temperature }) => formatTemperature(temperature)],
  ['Token sınırı', ({ maxTokens }) => formatNumber(maxTokens)],
];

/** Lists the differences, without showing any part of the keys. */
export function settingsConflict(mine: AiSettingsDto, theirs: AiSettingsView): ConflictField[] {
  return SHOWN.flatMap(([label, shown]) => {
    const [own, other] = [shown(mine), shown(theirs)];
    return own === other ? [] : [{ label, mine: own, theirs: other }];
  });
}
