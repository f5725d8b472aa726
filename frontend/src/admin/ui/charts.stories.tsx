import type { Meta, StoryObj } from '@storybook/react-vite';
import { doNothing, LONG_TITLE } from '../../../testing/stories/samples.js';
import { BarChart } from './bar-chart.js';
import { MonthColumns } from './month-columns.js';
import { StatTiles } from './stat-tiles.js';
import { StatisticsPanel } from './statistics-panel.js';

const BARS = [
  { label: 'Bekleyen', value: 4, tone: 'warning' },
  { label: 'Hazırlanan', value: 12, tone: 'info' },
  { label: 'Teslim edilen', value: 96, tone: 'success' },
  { label: 'İptal', value: 0, tone: 'danger' },
] as const;
const MONTHS = [320000, 0, 1280000, 640000, 960000, 187200].map((revenueKurus, index) => ({
  month: `2026-${String(index + 6).padStart(2, '0')}`,
  revenueKurus,
}));
const TILES = [
  { label: 'Sipariş', value: '112', href: '/admin/siparisler' },
  { label: 'Ciro', value: '187.200,00 TL', note: 'Geçen aydan %12 fazla', trend: 'up' },
  { label: 'İade', value: '6.400,00 TL', note: 'Geçen aydan %3 az', trend: 'down' },
  { label: 'Ortalama sepet', value: undefined },
] as const;

const meta = {} satisfies Meta;
export default meta;

export const Bars: StoryObj = { render: () => <BarChart title="Duruma göre" bars={BARS} /> };

export const BarsWithShares: StoryObj = {
  render: () => (
    <BarChart
      title="Doluluk"
      bars={[
        { label: 'Çark atölyesi', value: 6, valueText: '6/8 kişi', share: 0.75, tone: 'accent' },
        { label: LONG_TITLE, value: 8, valueText: '8/8 kişi', share: 1, tone: 'danger' },
      ]}
    />
  ),
};

export const NoBars: StoryObj = { render: () => <BarChart title="Duruma göre" bars={[]} /> };

export const Months: StoryObj = { render: () => <MonthColumns title="Aylık ciro" months={MONTHS} /> };

export const NoMonths: StoryObj = { render: () => <MonthColumns title="Aylık ciro" months={[]} /> };

export const Tiles: StoryObj = { render: () => <StatTiles tiles={TILES} /> };

export const Statistics: StoryObj = {
  render: () => (
    <StatisticsPanel tiles={TILES} isLost={false} onRetry={doNothing}>
      <BarChart title="Duruma göre" bars={BARS} />
      <MonthColumns title="Aylık ciro" months={MONTHS} />
    </StatisticsPanel>
  ),
};

export const StatisticsNotLoaded: StoryObj = {
  render: () => (
    <StatisticsPanel tiles={[]} isLost onRetry={doNothing}>
      {null}
    </StatisticsPanel>
  ),
};
