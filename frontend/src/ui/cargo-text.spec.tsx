import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parcelCargo } from '@contract/orders/cargo.js';
import { CargoText } from './cargo-text.js';
import { UiProvider } from './ui-provider.js';

function show(company: string, trackingPage: string | null) {
  const user = userEvent.setup();
  const cargo = parcelCargo({ carrier: company, trackingNumber: '74 00 21', trackingPage });
  if (cargo === null) throw new Error('Nobody brings it.');
  render(<CargoText cargo={cargo} />, { wrapper: UiProvider });
  return user;
}

describe('A parcel on its way', () => {
  it('leads to where its company shows it', () => {
    show('Aras Kargo', 'https://aras.example/{number}');
    expect(screen.getByRole('link', { name: /^Kargo takip: 74 00 21/ })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('gives its number to take along where no address leads to it', async () => {
    const user = show('Kolay Gelsin', null);
    expect(screen.queryByRole('link')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Takip numarasını kopyala: 74 00 21' }));
    expect(await navigator.clipboard.readText()).toBe('74 00 21');
  });
});
