import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TITLE } from '../../../testing/stories/samples.js';
import { Tabs } from './tabs.js';

const NAMES = ['Metinler', 'Görseller', 'Sıkça sorulanlar', 'Politikalar', 'Geçmiş', 'Ayarlar', 'Önizleme'];

const meta = {
  component: Tabs,
  args: {
    label: 'İçerik bölümleri',
    current: 'Metinler',
    tabs: NAMES.slice(0, 3).map((label) => ({ key: label, label, href: `/?sekme=${label}` })),
  },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithRecordCounts: Story = {
  args: {
    tabs: NAMES.map((label, index) => ({ key: label, label, href: `/?sekme=${label}`, count: index * 600 })),
  },
};

export const WithUnreadCounts: Story = {
  args: {
    counts: 'unread',
    tabs: [0, 7, 312].map((count) => ({ key: `${count}`, label: `Kutu ${count}`, href: '/', count })),
    current: '7',
  },
};

export const LongText: Story = {
  args: {
    current: 'uzun',
    tabs: [
      { key: 'kisa', label: 'Kısa', href: '/' },
      { key: 'uzun', label: LONG_TITLE, href: '/?sekme=uzun' },
    ],
  },
};
