import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import { INITIAL_POLICIES } from '@contract/workshops/policies/booking-policies.js';
import { openBackOffice } from '../../../../../testing/open-back-office.js';
// Imported in advance, so that no test waits for a lazy import.
import '../rules-page.js';

type Read = SavedSection<'policies'>;

const READ: Read = { ...INITIAL_POLICIES, version: 1 };

async function open() {
  const saved: Read[] = [];
  const opened = openBackOffice('/admin/kurallar?sekme=workshop', {
    'admin.studio.policies': () => READ,
    'admin.studio.savePolicies': (given: Read) => void saved.push(given),
  });
  const general = within(await screen.findByRole('group', { name: 'Genel kurallar' }));
  const type = async (field: HTMLElement, text: string) => {
    await opened.user.clear(field);
    await opened.user.type(field, text);
  };
  return { ...opened, saved, general, type };
}
const save = () => screen.getByRole('button', { name: 'Kaydet' });

describe('What guests may do with their seats', () => {
  it('is read as they will read it while it is typed, and saved', async () => {
    const { user, saved, general, type } = await open();
    await type(general.getByLabelText(/Kaç kez ücretsiz/), '2');
    expect(general.getByText(/48 saat kalana kadar 2 kez ücretsiz/)).toBeVisible();
    await user.click(save());

    expect(await screen.findByText(/Workshop kuralları kaydedildi/)).toBeVisible();
    expect(saved).toEqual([{ ...READ, general: { ...READ.general, freeMoves: 2 } }]);
  });

  it('may be different in a program, and the same again', async () => {
    const { user, saved, type } = await open();
    await user.click(screen.getByRole('button', { name: /^3\. .*ayrı kural yaz$/ }));
    const third = within(screen.getByRole('group', { name: /^3\. / }));
    await type(third.getByLabelText(/En az kaç kişi/), '4');
    await user.selectOptions(third.getByLabelText('Yeterli kişi yoksa'), 'Kendiliğinden iptal edilsin');
    await user.click(save());
    await screen.findByText(/Workshop kuralları kaydedildi/);
    const policy = { ...READ.general, minimumGuests: 4, whenTooFew: 'call_off' };
    expect(saved).toEqual([{ ...READ, programs: [{ program: 3, policy }] }]);

    await user.click(screen.getByRole('button', { name: /^3\. .*genel kurallara dön$/ }));
    await user.click(save());
    await screen.findByRole('button', { name: /^3\. .*ayrı kural yaz$/ });
    expect(saved.at(-1)?.programs).toEqual([]);
  });

  it('is refused where a later cancellation would give more back', async () => {
    const { user, saved, general, type } = await open();
    await type(general.getAllByLabelText('İade (%)')[1]!, '100');
    await user.click(save());
    expect((await screen.findAllByText(/en erkenden en geçe yazın/)).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });

  it('may give nothing back', async () => {
    const { user, saved, general } = await open();
    await user.click(general.getByRole('button', { name: '2. iade basamağını kaldır' }));
    await user.click(general.getByRole('button', { name: '1. iade basamağını kaldır' }));
    expect(general.getByText('Siz iptal ederseniz ücret iade edilmez.')).toBeVisible();
    await user.click(save());
    await screen.findByText(/Workshop kuralları kaydedildi/);
    expect(saved.at(-1)?.general.refundTiers).toEqual([]);
  });
});
