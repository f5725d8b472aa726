/** 'withdrawal': the buyer sends pieces back; 'damage': pieces arrived broken. */
export const RETURN_KINDS = ['withdrawal', 'damage'] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

export const RETURN_KIND_LABELS: Record<ReturnKind, string> = {
  withdrawal: 'İade',
  damage: 'Hasarlı geldi',
};

/** `replaced`: a new piece instead of one that arrived broken. `withdrawn`: taken back by the buyer. */
export const RETURN_STATES = [
  'notified',
  'on_its_way',
  'received',
  'refunded',
  'replaced',
  'refused',
  'withdrawn',
] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** As buyers and the studio read it. */
export const RETURN_STATE_LABELS: Record<ReturnState, string> = {
  notified: 'Bildirildi',
  on_its_way: 'Yolda',
  received: 'Teslim alındı',
  refunded: 'Para iadesi yapıldı',
  replaced: 'Yenisi gönderiliyor',
  refused: 'Kabul edilmedi',
  withdrawn: 'Vazgeçildi',
};

/** Something is still to be done about it. */
export function isOpenReturn(state: ReturnState): boolean {
  return state === 'notified' || state === 'on_its_way' || state === 'received';
}

/** The law asks for no reason, so one may also be left open. */
export const RETURN_REASONS = [
  'not_said',
  'not_as_expected',
  'size',
  'changed_mind',
  'wrong_piece',
  'defective',
  'broken',
] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

export const RETURN_REASON_LABELS: Record<ReturnReason, string> = {
  not_said: 'Neden belirtmek istemiyorum',
  not_as_expected: 'Beklediğim gibi değil',
  size: 'Ölçüsü uymadı',
  changed_mind: 'Fikrim değişti',
  wrong_piece: 'Yanlış parça geldi',
  defective: 'Kusurlu',
  broken: 'Kırık geldi',
};

/** The reasons that a buyer who sends pieces back may choose; a broken parcel is a claim of its own. */
export const WITHDRAWAL_REASONS = RETURN_REASONS.filter((reason) => reason !== 'broken');
