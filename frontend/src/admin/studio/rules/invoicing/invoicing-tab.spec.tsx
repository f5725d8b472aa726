import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { INITIAL_INVOICING } from '@contract/studio/invoicing-rules.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../rules-page.js';

type Read = SavedSection<'invoicing'>;

const READ: Read = { ...INITIAL_INVOICING, version: 1 };

function open() {
  const saved: Read[] = [];
  const { user } = openBackOffice('/admin/kurallar?sekme=fatura', {
    'admin.studio.invoicing': () => READ,
    'admin.studio.saveInvoicing': (given: Read) => void saved.push(given),
  });
  return { user, saved };
}
const save = () => screen.getByRole('button', { name: 'Kaydet' });

describe('The rules of documents', () => {
  it('are saved', async () => {
    const { user, saved } = open();
    await user.selectOptions(await screen.findByLabelText('Workshop yerlerinin faturası'), 'Ödenince');
    await user.click(save());
    expect(await screen.findByText(/Fatura kuralları kaydedildi/)).toBeVisible();
    expect(saved).toEqual([{ ...READ, seats: 'paid' }]);
  });

  it('refuse a series that is no three letters or digits', async () => {
    const { user, saved } = open();
    const series = await screen.findByLabelText('Belge serisi');
    await user.clear(series);
    await user.type(series, 'ÇM1');
    await user.click(save());
    expect((await screen.findAllByText(/üç büyük harf ya da rakamdır/)).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });
});
