import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { PayByLinkDto } from '@contract/payments/payment-link.dto.js';
import type { PaymentLinkView } from '@contract/payments/payment-link.views.js';
import { BANK_URL, fillCard, payButton } from '../../../../testing/open-checkout.js';
import { openShop } from '../../../../testing/open-shop.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';

const LINK_ID = '3f2c1e04-0000-4000-8000-000000000001';
const ADDRESS = `/odeme-baglantisi/${LINK_ID}?anahtar=gizli`;
const LINK: PaymentLinkView = {
  state: 'open',
  orderShortId: 'A4F2C81D',
  lines: ['2 × Kupa', '1 × Seramik Atölyesi'],
  amountKurus: 100_000,
  expiresAt: '2099-12-12T11:02:00.000Z',
  bankUrl: null,
  refusal: null,
};

function openLink(link: Partial<PaymentLinkView> = {}, procedures: FakeProcedures = {}) {
  return openShop(ADDRESS, { 'paymentLinks.view': () => ({ ...LINK, ...link }), ...procedures });
}

describe('the page of a payment link', () => {
  it('says what is paid and until when, and is for nobody else', async () => {
    openLink();
    expect(await screen.findByRole('heading', { level: 1, name: 'Ödemenizi tamamlayın' })).toBeVisible();
    const facts = screen.getByRole('region', { name: 'Ödemenin ayrıntıları' });
    for (const text of ['Sipariş A4F2C81D', '2 × Kupa', '1 × Seramik Atölyesi', '1.000,00\u00a0TL']) {
      expect(facts.textContent).toContain(text);
    }
    expect(facts).toHaveTextContent('12.12.2099');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
  });

  it('sends the card with the shown amount and leaves for the bank', async () => {
    window.location.hash = '';
    const pay = jest.fn<(sent: PayByLinkDto) => { bankUrl: string }>(() => ({ bankUrl: BANK_URL }));
    const { user } = openLink({}, { 'paymentLinks.pay': pay });
    await screen.findByRole('form', { name: 'Kart bilgileri' });
    await fillCard(user);
    await user.click(payButton());
    await waitFor(() => expect(window.location.hash).toBe(BANK_URL));
    expect(pay).toHaveBeenCalledTimes(1);
    expect(pay.mock.calls[0]?.[0]).toMatchObject({
      linkId: LINK_ID,
      accessKey: 'gizli',
      amountKurus: 100_000,
      card: { cardNumber: '5528790000000008' },
    });
  });

  it('shows why a payment was refused, and lets the payer try again', async () => {
    const { user } = openLink(
      {},
      {
        'paymentLinks.pay': () => {
          throw new AppError('payment_refused', { reason: 'Kartınızın bakiyesi yetersiz.' });
        },
      },
    );
    await screen.findByRole('form', { name: 'Kart bilgileri' });
    await fillCard(user);
    await user.click(payButton());
    expect(await screen.findByText(/bakiyesi yetersiz/)).toBeVisible();
    expect(payButton()).toBeEnabled();
  });

  it.each<[PaymentLinkView['state'], string]>([
    ['checking', 'Ödemenizi kontrol ediyoruz'],
    ['returned', 'Ödemeniz size geri dönüyor'],
    ['expired', 'Bu bağlantının süresi doldu'],
    ['cancelled', 'Bu bağlantı artık geçerli değil'],
    ['settled', 'Bu tutar için ödeme beklemiyoruz'],
    ['order_ended', 'Bu sipariş şu anda ödenemiyor'],
  ])('takes no card when it is %s', async (state, title) => {
    openLink({ state });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Kart bilgileri' })).toBeNull();
  });

  it('thanks once it was paid, and leads nobody to the order of another', async () => {
    openLink({ state: 'paid' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Ödemenizi aldık, teşekkür ederiz' }),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /Siparişinize/ })).toBeNull();
  });

  it('leads back to the bank who has left its page', async () => {
    openLink({ state: 'at_bank', bankUrl: '/odeme/3d/1' });
    const back = await screen.findByRole('link', { name: 'Bankanızın Sayfasına Dönün' });
    expect(back).toHaveAttribute('href', '/odeme/3d/1');
    expect(screen.getByRole('form', { name: 'Kart bilgileri' })).toBeVisible();
  });

  it('is not found with a wrong key', async () => {
    openShop(ADDRESS, {
      'paymentLinks.view': () => {
        throw new AppError('payment_link_not_found');
      },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Bu ödeme bağlantısını bulamadık' }),
    ).toBeVisible();
  });
});
