import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import type { FakeProcedures } from '../../../../../testing/fake-server.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../rules-page.js';

type Read = SavedSection<'shipping'>;
const FREE: Read = {
  mode: 'free',
  feeKurus: 0,
  freeFromKurus: 0,
  weightClasses: [],
  heavierFeeKurus: 0,
  defaultWeightGrams: 1_000,
  offersPickUp: false,
  version: 0,
};

function open(procedures: FakeProcedures = {}) {
  const saved: Read[] = [];
  const opened = openBackOffice('/admin/kurallar?sekme=kargo', {
    'admin.studio.shipping': () => FREE,
    'admin.studio.saveShipping': (given: Read) => void saved.push(given),
    ...procedures,
  });
  return { ...opened, saved };
}
const save = () => screen.getByRole('button', { name: 'Kaydet' });
const mode = () => screen.findByLabelText('Nasıl belirlensin?');

describe('The rules for shipping', () => {
  it('charge a fee below an amount, and say what the site will promise', async () => {
    const { user, saved } = open();
    await user.selectOptions(await mode(), 'free_above');
    await user.clear(screen.getByLabelText(/Kargo ücreti \(TL/));
    await user.type(screen.getByLabelText(/Kargo ücreti \(TL/), '80');
    await user.clear(screen.getByLabelText(/Kargonun bizden olduğu tutar/));
    await user.type(screen.getByLabelText(/Kargonun bizden olduğu tutar/), '1.000');
    await user.click(screen.getByRole('switch', { name: /atölyeden teslim alabilsin/ }));
    expect(screen.getByText(/1\.000,00\sTL ve üzeri siparişlerde kargo bizden; atölyeden/)).toBeVisible();
    await user.click(save());
    expect(await screen.findByText(/Kargo kuralları kaydedildi/)).toBeVisible();
    expect(saved).toMatchObject([
      { mode: 'free_above', feeKurus: 8_000, freeFromKurus: 100_000, offersPickUp: true, version: 0 },
    ]);
  });

  it('charge by weight, in classes without gaps', async () => {
    const { user, saved } = open();
    await user.selectOptions(await mode(), 'by_weight');
    await user.click(save());
    expect((await screen.findAllByText('En az bir ağırlık sınıfı yazın.')).length).toBeGreaterThan(0);
    for (const [limit, fee] of [
      ['5000', '90'],
      ['1000', '60'],
    ]) {
      await user.click(screen.getByRole('button', { name: 'Ağırlık Sınıfı Ekle' }));
      await user.type(screen.getAllByLabelText(/Gram/).at(-1) ?? document.body, limit ?? '');
      await user.type(screen.getAllByLabelText('Ücret (TL)').at(-1) ?? document.body, fee ?? '');
    }
    await user.click(save());
    expect((await screen.findAllByText(/hafiften ağıra sıralanmalı/)).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);

    await user.click(screen.getByRole('button', { name: '1. ağırlık sınıfını kaldır' }));
    await user.click(save());
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved).toMatchObject([
      { mode: 'by_weight', weightClasses: [{ upToGrams: 1_000, feeKurus: 6_000 }] },
    ]);
  });

  it('refuse a fee that is absurd', async () => {
    const { user, saved } = open();
    await user.selectOptions(await mode(), 'fixed');
    await user.clear(screen.getByLabelText(/Kargo ücreti \(TL/));
    await user.type(screen.getByLabelText(/Kargo ücreti \(TL/), '80000');
    await user.click(save());
    expect((await screen.findAllByText(/0 ile 10\.000 TL arasında/)).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });

  it('refuse a fee of nothing below the amount from which shipping is free', async () => {
    const { user, saved } = open();
    await user.selectOptions(await mode(), 'free_above');
    await user.clear(screen.getByLabelText(/Kargonun bizden olduğu tutar/));
    await user.type(screen.getByLabelText(/Kargonun bizden olduğu tutar/), '900');
    await user.click(save());
    expect(
      (await screen.findAllByText(/Kargo hep sizdense “Kargo her siparişte bizden” seçin/)).length,
    ).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });

  it('show what somebody else saved meanwhile', async () => {
    let isOthers = false;
    const { user } = open({
      'admin.studio.shipping': () =>
        isOthers ? { ...FREE, mode: 'fixed', feeKurus: 5_000, version: 1 } : FREE,
      'admin.studio.saveShipping': () => {
        isOthers = true;
        throw new AppError('changed_meanwhile');
      },
    });
    await user.selectOptions(await mode(), 'by_weight');
    await user.selectOptions(await mode(), 'free_above');
    await user.clear(screen.getByLabelText(/Kargo ücreti \(TL/));
    await user.type(screen.getByLabelText(/Kargo ücreti \(TL/), '80');
    await user.clear(screen.getByLabelText(/Kargonun bizden olduğu tutar/));
    await user.type(screen.getByLabelText(/Kargonun bizden olduğu tutar/), '900');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Her siparişte aynı ücret')).toBeVisible();
  });
});
