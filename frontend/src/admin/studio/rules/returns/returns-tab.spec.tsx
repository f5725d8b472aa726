import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { INITIAL_RETURNS } from '@contract/studio/return-rules.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../rules-page.js';

type Read = SavedSection<'returns'>;

const READ: Read = { ...INITIAL_RETURNS, version: 1 };

function open() {
  const saved: Read[] = [];
  const { user } = openBackOffice('/admin/kurallar?sekme=iade', {
    'admin.studio.returns': () => READ,
    'admin.studio.saveReturns': (given: Read) => void saved.push(given),
  });
  return { user, saved };
}
const save = () => screen.getByRole('button', { name: 'Kaydet' });

describe('The rules of returns', () => {
  it('are a longer term and the carrier’s code', async () => {
    const { user, saved } = open();
    const days = await screen.findByLabelText('İade süresi (gün)');
    await user.clear(days);
    await user.type(days, '30');
    await user.type(screen.getByLabelText(/İade kodu/), '998877');
    await user.click(save());
    expect(await screen.findByText(/İade kuralları kaydedildi/)).toBeVisible();
    expect(saved).toEqual([{ ...READ, days: 30, code: '998877' }]);
  });

  it('are never shorter than the law’s', async () => {
    const { user, saved } = open();
    const days = await screen.findByLabelText('İade süresi (gün)');
    await user.clear(days);
    await user.type(days, '7');
    await user.click(save());
    expect((await screen.findAllByText(/yasal süre 14 gündür/)).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });
});
