import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../rules-page.js';

type Read = SavedSection<'carriers'>;

const PTT = { name: 'PTT Kargo', trackingPage: 'https://gonderitakip.ptt.gov.tr/?q={number}' };

function open() {
  const saved: Read[] = [];
  const { user } = openBackOffice('/admin/kurallar?sekme=kargo-firmalari', {
    'admin.studio.carriers': () => ({ carriers: [PTT], version: 1 }),
    'admin.studio.saveCarriers': (given: Read) => void saved.push(given),
  });
  const add = async (name: string, trackingPage: string) => {
    await user.click(await screen.findByRole('button', { name: 'Firma Ekle' }));
    await user.type(screen.getAllByLabelText('Firma').at(-1)!, name);
    await user.click(screen.getAllByLabelText(/Takip adresi/).at(-1)!);
    // Typing would read the braces as keys.
    await user.paste(trackingPage);
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
  };
  return { user, saved, add };
}

describe('The carriers that orders offer', () => {
  it('are added with the address of their tracking page', async () => {
    const { saved, add } = open();
    await add('Kuş Kargo', 'https://kus.example/{number}');
    expect(await screen.findByText(/Kargo firmaları kaydedildi/)).toBeVisible();
    expect(saved).toEqual([
      { carriers: [PTT, { name: 'Kuş Kargo', trackingPage: 'https://kus.example/{number}' }], version: 1 },
    ]);
  });

  it('are removed', async () => {
    const { user, saved } = open();
    await user.click(await screen.findByRole('button', { name: '1. firmayı kaldır' }));
    await user.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/Kargo firmaları kaydedildi/)).toBeVisible();
    expect(saved).toEqual([{ carriers: [], version: 1 }]);
  });

  it.each<[string, string, RegExp]>([
    ['Kuş Kargo', 'https://kus.example/', /https:\/\/ ile başlamalı/],
    ['Kuş Kargo', 'http://kus.example/{number}', /https:\/\/ ile başlamalı/],
    ['PTT Kargo', '', /iki kez yazılmış/],
  ])('are refused as %s at %j', async (name, trackingPage, problem) => {
    const { saved, add } = open();
    await add(name, trackingPage);
    expect((await screen.findAllByText(problem)).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });
});
