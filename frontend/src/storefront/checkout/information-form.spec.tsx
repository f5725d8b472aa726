import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { OrderInformationDto } from '@contract/checkout/checkout.dto.js';
import type { LegalDocuments } from '@contract/orders/legal-document.js';
import { acceptAll, fillInformation, openCheckout } from '../../../testing/open-checkout.js';
import { someDocuments } from '../../../testing/orders.js';

const next = () => screen.getByRole('button', { name: 'Ödemeye Geç' });

describe('the order information', () => {
  it('says of each missing field what is missing, in the shop’s own words', async () => {
    const { user } = openCheckout();
    await screen.findByLabelText('Ad');
    await user.click(next());
    for (const message of [
      'Ad gereklidir',
      'Soyad gereklidir',
      'E-posta gereklidir',
      'Telefon numarası gereklidir',
      'İl seçin',
      'İlçe seçin',
      'Mahalle seçin',
      'Ürün siparişi için teslimat adresi gereklidir',
      'Mesafeli satış sözleşmesini onaylamanız gerekiyor.',
      'Gizlilik politikasını onaylamanız gerekiyor.',
    ]) {
      expect(await screen.findByText(message, { selector: 'p' })).toBeVisible();
    }
    expect(screen.getByLabelText('Ad')).toHaveFocus();
    expect(screen.getByText(/Formda düzeltilecek 10 yer var/)).toHaveAttribute('role', 'alert');
  });

  it.each([
    ['E-posta', 'ayse@', 'Geçerli bir e-posta adresi giriniz'],
    ['Telefon', '0532 12', 'Geçerli bir telefon numarası giriniz'],
  ])('tells a wrong %s from a missing one', async (label, typed, message) => {
    const { user } = openCheckout();
    await user.type(await screen.findByLabelText(label), typed);
    await user.click(next());
    expect(await screen.findByText(message)).toBeVisible();
    await user.clear(screen.getByLabelText(label));
    await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument());
  });

  it('goes nowhere without both acceptances', async () => {
    const documents = jest.fn(() => someDocuments('a'));
    const { user } = openCheckout({ 'checkout.documents': documents });
    await fillInformation(user);
    await user.click(screen.getByRole('checkbox', { name: /Gizlilik politikasını/ }));
    await user.click(next());
    expect(await screen.findByText('Mesafeli satış sözleşmesini onaylamanız gerekiyor.')).toBeVisible();
    expect(documents).not.toHaveBeenCalled();
  });

  it('shows a phone the way it is read and sends it as +90', async () => {
    const documents = jest.fn<(information: OrderInformationDto) => LegalDocuments>(() => someDocuments('a'));
    const { user } = openCheckout({ 'checkout.documents': documents });
    await fillInformation(user);
    await acceptAll(user);
    await user.click(next());
    await screen.findByLabelText('Kart numarası');
    expect(documents.mock.calls[0]?.[0]).toMatchObject({
      customer: { name: 'Ayşe', phone: '+905321234567' },
      address: { city: 'İstanbul', district: 'Üsküdar', neighbourhood: 'Kuzguncuk Mah.' },
    });
    await user.click(screen.getByRole('button', { name: 'Bilgilere dön' }));
    expect(await screen.findByLabelText('Telefon')).toHaveValue('0532 123 45 67');
  });

  it('opens a text from its link without ticking the box', async () => {
    const { user } = openCheckout();
    await screen.findByLabelText('Ad');
    await user.click(screen.getByRole('button', { name: 'Gizlilik politikasını' }));
    expect(await screen.findByRole('dialog', { name: 'Genel metin' })).toBeVisible();
    await user.click(
      within(screen.getByRole('dialog', { name: 'Genel metin' })).getAllByRole('button', {
        name: 'Kapat',
      })[0]!,
    );
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Genel metin' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('checkbox', { name: /Gizlilik politikasını/ })).not.toBeChecked();
  });

  it('shows the buyer’s own contract once the form says who the buyer is', async () => {
    const { user } = openCheckout();
    await fillInformation(user);
    await user.click(screen.getByRole('button', { name: 'Mesafeli satış sözleşmesini' }));
    expect(await screen.findByText('Alıcı: Ayşe Demir')).toBeVisible();
  });

  it('keeps what was typed through an accidental close, and nothing else', async () => {
    const { user } = openCheckout();
    await user.type(await screen.findByLabelText('Ad'), 'Ayşe');
    await waitFor(() => expect(sessionStorage.getItem('toprak.checkout-draft')).toContain('Ayşe'));
    expect(
      Object.keys(JSON.parse(sessionStorage.getItem('toprak.checkout-draft') ?? '{}') as object),
    ).toEqual(['customerId', 'customer', 'address', 'notes']);
  });

  it('puts the server’s word beside the field it is about', async () => {
    const { user } = openCheckout({
      'checkout.documents': () => {
        throw new AppError('invalid_input', {}, { 'customer.email': 'Geçerli bir e-posta adresi giriniz' });
      },
    });
    await fillInformation(user);
    await acceptAll(user);
    await user.click(next());
    expect(await screen.findByText('Geçerli bir e-posta adresi giriniz')).toBeVisible();
    expect(screen.getByLabelText('E-posta')).toBeInvalid();
    await waitFor(() => expect(screen.getByLabelText('E-posta')).toHaveFocus());
  });

  it('says beside the button what is safe when no answer came, and goes on when one comes', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const answers = [
      (): never => {
        throw new Error('offline');
      },
      () => someDocuments('a'),
    ];
    const { user } = openCheckout({ 'checkout.documents': () => answers.shift()?.() });
    await fillInformation(user);
    await acceptAll(user);
    await user.click(next());
    const message = await screen.findByText(/Bağlantı hatası.*kartınızdan para çekilmez/);
    const notice = message.closest('[role=alert]')?.parentElement;
    expect(notice?.nextElementSibling).toBe(next());
    expect(scrollIntoView.mock.contexts).toContain(notice);
    scrollIntoView.mockRestore();
    await user.click(next());
    expect(await screen.findByLabelText('Kart numarası')).toBeVisible();
  });
});
