import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { UiProvider } from '../../ui/ui-provider.js';
import { BarChart } from './bar-chart.js';
import { StatTiles } from './stat-tiles.js';

describe('the figures of the studio', () => {
  it('are one sentence for screen readers', () => {
    render(
      <UiProvider>
        <BarChart
          title="Ödeme durumu"
          bars={[
            { label: 'Ödendi', value: 1248 },
            { label: 'İade Edildi', value: 6, valueText: '6 adet' },
          ]}
        />
      </UiProvider>,
    );
    expect(
      screen.getByRole('img', { name: 'Ödeme durumu: Ödendi 1.248, İade Edildi 6 adet.' }),
    ).toBeVisible();
  });

  it('say so where there is nothing to draw', () => {
    render(
      <UiProvider>
        <BarChart title="Ödeme durumu" bars={[]} />
      </UiProvider>,
    );
    expect(screen.getByText('Henüz kayıt yok.')).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('stand with their name and which way they went, and leave room for what is not known yet', () => {
    render(
      <UiProvider>
        <StatTiles
          tiles={[
            { label: 'Toplam sipariş', value: '1.248', note: 'geçen aydan % 16 çok', trend: 'up' },
            { label: 'Bekleyen', value: undefined },
          ]}
        />
      </UiProvider>,
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Toplam sipariş',
      'Bekleyen',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1.248',
      'geçen aydan % 16 çok',
      '',
    ]);
  });
});
