import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Price } from './price.js';
import { UiProvider } from './ui-provider.js';

describe('A price', () => {
  it.each([
    [80_000, 100_000, '800,00 TLÖnceki fiyat: 1.000,00 TL %20 indirim'],
    [99_900, 100_000, '999,00 TL'],
    [100_000, 100_000, '1.000,00 TL'],
    [120_000, 100_000, '1.200,00 TL'],
    [80_000, null, '800,00 TL'],
    [0, 0, '0,00 TL'],
  ])('of %d instead of %p is shown as “%s”', (kurus, insteadOfKurus, shown) => {
    render(
      <UiProvider>
        <Price data-testid="price" kurus={kurus} insteadOfKurus={insteadOfKurus} />
      </UiProvider>,
    );
    expect(screen.getByTestId('price').textContent.replaceAll('\u00a0', ' ')).toBe(shown);
  });
});
