import { studioMinute } from '@contract/common/dates.js';
import type { DraftState } from './draft-keeper.js';

interface Publication {
  /** Whether the post is published. */
  readonly isOut: boolean;
  /** Whether the form says that the post shall be a draft. */
  readonly staysDraft: boolean;
}

/** What the bar says of the form's own stores; null when there is nothing to say. */
export function describeDraft(
  { storedAt, problem }: DraftState,
  { isOut, staysDraft }: Publication,
): string | null {
  if (problem === 'refused') return 'Kendiliğinden kaydedilemedi: eksik ya da hatalı bir alan var';
  if (problem === 'away') return 'Kendiliğinden kaydedilemedi; birazdan yeniden denenecek';
  if (problem === 'elsewhere') return 'Kendiliğinden kayıt durdu';
  if (storedAt === null) return null;
  const time = studioMinute(storedAt).slice('yyyy-MM-ddT'.length);
  if (isOut) return `Taslak kaydedildi ${time}; yayındaki yazı değişmedi`;
  return staysDraft ? `Kaydedildi ${time}` : `Taslak olarak kaydedildi ${time}; yazı henüz yayında değil`;
}
