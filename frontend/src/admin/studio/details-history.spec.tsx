import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { USUAL_CARRIERS } from '@contract/studio/carriers.js';
import { ALL_FEATURES } from '@contract/studio/features.js';
import { INITIAL_RETURNS } from '@contract/studio/return-rules.js';
import { INITIAL_INVOICING } from '@contract/studio/invoicing-rules.js';
import { STUDIO_SECTION_LABELS, type StudioSections } from '@contract/studio/studio-sections.js';
import { INITIAL_POLICIES } from '@contract/workshops/policies/booking-policies.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { TEST_PROFILE } from '../../../testing/test-studio.js';
// Imported in advance, so that no test waits for a lazy import.
import './rules/rules-page.js';
import './studio-page.js';

const RATE = { id: 'genel', name: 'Genel oran', percents: [{ percent: 20, from: '2023-07-10' }] };

const NOW: StudioSections = {
  profile: TEST_PROFILE,
  seller: {
    ...{ kind: 'craftsman', title: 'Toprak Seramik', taxOffice: 'Üsküdar', taxNumber: '1234567890' },
    ...{ mersis: '', chamber: '', professionRules: '', kep: '', etbis: '', address: 'İcadiye Caddesi 48' },
    ...{ phone: '+902165550148', email: 'merhaba@toprak.test', ibans: [], returnAddress: '' },
    returnCarrier: '',
  },
  features: ALL_FEATURES,
  look: { mark: 'jar', picture: '', showsName: true, accent: '#A4452A' },
  orders: {
    preparation: { unit: 'week', typical: 2, longest: 3 },
    unpaidHours: 24,
    offerHours: 12,
    ...{ reminderHour: 10, holdMinutes: 15, holdSharePercent: 50, piecesReservedOfProduct: 6 },
    ...{ seatsReservedOfSession: 4, reservedPerNetwork: 20, unpaidMinutesPerNetwork: 600 },
    ...{ piecesPerNetwork: 40, seatsPerNetwork: 12 },
  },
  vat: { rates: [RATE], productRateId: 'genel', workshopRateId: 'genel', shippingRateId: 'genel' },
  shipping: {
    ...{ mode: 'free', feeKurus: 0, freeFromKurus: 0, weightClasses: [], heavierFeeKurus: 0 },
    ...{ defaultWeightGrams: 1000, offersPickUp: false },
  },
  notices: {
    usual: ['atolye@toprak.test'],
    ...{ orders: [], bookings: [], bulkOrders: [], informationRequests: [], stock: [], system: [] },
  },
  carriers: { carriers: USUAL_CARRIERS },
  policies: INITIAL_POLICIES,
  invoicing: INITIAL_INVOICING,
  returns: INITIAL_RETURNS,
};

interface Restored {
  readonly address: string;
  /** What the details were before the change. */
  readonly before: object;
  /** The earlier details in words. */
  readonly words: string | RegExp;
}

const SECTIONS: Readonly<Record<keyof StudioSections, Restored>> = {
  profile: { address: '/admin/atolye', before: { name: 'Eski Ad' }, words: 'Eski Ad' },
  seller: { address: '/admin/atolye?sekme=satici', before: { title: 'Eski Unvan' }, words: 'Eski Unvan' },
  look: { address: '/admin/atolye?sekme=gorunum', before: { showsName: false }, words: 'Görünmez' },
  features: { address: '/admin/kurallar?sekme=bolumler', before: { blog: false }, words: 'Kapalı' },
  orders: { address: '/admin/kurallar?sekme=siparis', before: { reminderHour: 8 }, words: '8' },
  vat: {
    address: '/admin/kurallar?sekme=kdv',
    before: { rates: [{ ...RATE, percents: [...RATE.percents, { percent: 22, from: '2099-01-01' }] }] },
    words: 'Genel oran: %20 (10.07.2023), %22 (01.01.2099)',
  },
  shipping: { address: '/admin/kurallar?sekme=kargo', before: { offersPickUp: true }, words: 'Açık' },
  notices: {
    address: '/admin/kurallar?sekme=bildirimler',
    before: { stock: ['eski@toprak.test'] },
    words: 'eski@toprak.test',
  },
  carriers: {
    address: '/admin/kurallar?sekme=kargo-firmalari',
    before: { carriers: [{ name: 'Kuş Kargo', trackingPage: '' }] },
    words: 'Kuş Kargo: –',
  },
  policies: {
    address: '/admin/kurallar?sekme=workshop',
    before: { programs: [{ program: 2, policy: { ...INITIAL_POLICIES.general, refundTiers: [] } }] },
    words: /Siz iptal ederseniz ücret iade edilmez/,
  },
  invoicing: { address: '/admin/kurallar?sekme=fatura', before: { series: 'ESK' }, words: 'ESK' },
  returns: { address: '/admin/kurallar?sekme=iade', before: { code: 'ESKİ-KOD' }, words: 'ESKİ-KOD' },
};

/** Opens a section's history, which has one change. */
async function openHistory(section: keyof StudioSections, before = SECTIONS[section].before) {
  const change = { version: 2, changedAt: '2026-11-20T09:00:00.000Z', changedBy: 'elif@toprak.test' };
  const asked: unknown[] = [];
  const { user } = openBackOffice(SECTIONS[section].address, {
    [`admin.studio.${section}`]: () => ({ ...NOW[section], version: 2 }),
    'admin.studio.history': (input: unknown) => {
      asked.push(input);
      return [{ ...change, before: { ...NOW[section], ...before }, after: NOW[section] }];
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Geçmişi' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(/elif@toprak\.test/)).toBeVisible();
  expect(asked).toEqual([{ section }]);
  return { user, dialog };
}

const TABLE = Object.entries(SECTIONS).map(
  ([section, { words }]) =>
    [STUDIO_SECTION_LABELS[section as keyof StudioSections], section as keyof StudioSections, words] as const,
);

describe('The history of the studio’s details', () => {
  it.each(TABLE)('of “%s” puts earlier details into the form, unsaved', async (_label, section, words) => {
    const { user, dialog } = await openHistory(section);
    expect(dialog.getByText(words)).toBeVisible();
    expect(dialog.getAllByRole('term')).toHaveLength(1);

    await user.click(dialog.getByRole('button', { name: /Öncekini forma koyun/ }));
    expect(await screen.findByText(/Geçerli olması için kaydedin/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Kaydet' })).toBeEnabled());
  });

  it('does not put back rates that would change what has held, and says why', async () => {
    const before = { rates: [{ ...RATE, percents: [{ percent: 18, from: '2023-07-10' }] }] };
    const { dialog } = await openHistory('vat', before);
    expect(
      dialog.getByText(
        'Öncekine dönülemez. Genel oran: geçmişte geçerli olmuş oranlar değiştirilemez ve silinemez.',
      ),
    ).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Öncekini forma koyun/ })).toBeNull();
  });
});
