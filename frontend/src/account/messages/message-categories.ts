import { Bell, CircleAlert, Info, type LucideIcon, Mail, Settings, Tag } from 'lucide-react';
import {
  DEFAULT_MESSAGE_CATEGORY,
  MESSAGE_CATEGORY_LABELS,
  type MessageCategory,
} from '@contract/messaging/messages/message.js';

interface CategoryAppearance {
  readonly label: string;
  readonly tone: 'danger' | 'warning' | 'info' | 'accent' | 'neutral';
  readonly icon: LucideIcon;
}

const APPEARANCES: Record<MessageCategory, Omit<CategoryAppearance, 'label'>> = {
  onemli: { tone: 'danger', icon: CircleAlert },
  hatirlatma: { tone: 'warning', icon: Bell },
  bilgilendirme: { tone: 'info', icon: Info },
  promosyon: { tone: 'accent', icon: Tag },
  sistem: { tone: 'neutral', icon: Settings },
  genel: { tone: 'neutral', icon: Mail },
};

const isKnown = (category: string): category is MessageCategory => Object.hasOwn(APPEARANCES, category);

/** Shows a category without an appearance of its own like information. */
export function categoryAppearance(category: string): CategoryAppearance {
  const known = isKnown(category) ? category : DEFAULT_MESSAGE_CATEGORY;
  return { ...APPEARANCES[known], label: MESSAGE_CATEGORY_LABELS[known] };
}
