/** Labels: specification 1, section 3, 'Message'. */
export const MESSAGE_CATEGORY_LABELS = {
  onemli: 'Önemli',
  hatirlatma: 'Hatırlatma',
  bilgilendirme: 'Bilgi',
  promosyon: 'Promosyon',
  sistem: 'Sistem',
  genel: 'Genel',
} as const;

export type MessageCategory = keyof typeof MESSAGE_CATEGORY_LABELS;
export const MESSAGE_CATEGORIES = Object.keys(MESSAGE_CATEGORY_LABELS) as readonly MessageCategory[];
export const DEFAULT_MESSAGE_CATEGORY: MessageCategory = 'bilgilendirme';

export interface MessageView {
  readonly id: string;
  readonly subject: string;
  readonly message: string;
  readonly category: MessageCategory;
  readonly senderName: string;
  readonly isImportant: boolean;
  /** ISO instants. */
  readonly createdAt: string;
  readonly readAt: string | null;
}

export interface MessagesView {
  /** The newest first. */
  readonly messages: readonly MessageView[];
  readonly unreadCount: number;
}

/** The highest number on a badge (specification 1, section 9). */
const MOST_ON_A_BADGE = 99;

/** '3', '99+'; null for zero. */
export function formatBadgeCount(count: number): string | null {
  if (count <= 0) return null;
  return count > MOST_ON_A_BADGE ? `${MOST_ON_A_BADGE}+` : String(count);
}
