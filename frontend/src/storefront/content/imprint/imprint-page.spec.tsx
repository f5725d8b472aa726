import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openShop } from '../../../../testing/open-shop.js';
// Imported in advance, so that no test waits for a lazy import.
import './imprint-page.js';

const IMPRINT = {
  title: 'Çamur İşleri Ltd. Şti.',
  facts: [
    { label: 'Unvan', value: 'Çamur İşleri Ltd. Şti.', href: null },
    { label: 'Telefon', value: '0312 444 11 22', href: 'tel:+903124441122' },
    { label: 'ETBİS kaydı', value: 'Kaydı görün', href: 'https://www.eticaret.gov.tr/siteprofil/1' },
  ],
};

describe('The imprint', () => {
  it('says who runs the shop, and leads to them', async () => {
    openShop('/kunye', { 'content.imprint': () => IMPRINT });
    expect(await screen.findByRole('heading', { level: 1, name: 'Künye' })).toBeVisible();
    expect(await screen.findByText('Çamur İşleri Ltd. Şti.')).toBeVisible();
    expect(screen.getByRole('link', { name: '0312 444 11 22' })).toHaveAttribute('href', 'tel:+903124441122');
    expect(screen.getByRole('link', { name: 'Kaydı görün' })).toHaveAttribute('rel', 'noopener noreferrer');
    await waitFor(() => expect(document.title).toBe('Künye – Toprak'));
  });

  it('is linked in the foot of every page', async () => {
    openShop('/yok', { 'content.imprint': () => IMPRINT });
    expect(await screen.findByRole('link', { name: 'Künye' })).toHaveAttribute('href', '/kunye');
  });

  it('can be asked for again', async () => {
    let isDown = true;
    const { user } = openShop('/kunye', {
      'content.imprint': () => {
        if (isDown) throw new Error('offline');
        return IMPRINT;
      },
    });
    expect(await screen.findByText('Künyeyi yükleyemedik')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByText('Çamur İşleri Ltd. Şti.')).toBeVisible();
  });
});
