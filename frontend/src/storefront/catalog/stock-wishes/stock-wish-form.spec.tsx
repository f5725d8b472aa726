import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { signedIn } from '../../../../testing/accounts.js';
import { aProductView } from '../../../../testing/catalogue.js';
import type { FakeProcedures } from '../../../../testing/fake-server.js';
import { openShop } from '../../../../testing/open-shop.js';

const SOLD_OUT = { status: 'out_of_stock', available: 0 } as const;

type Ask = (wish: object) => unknown;

async function open(ask = jest.fn<Ask>(() => null), procedures: FakeProcedures = {}) {
  const { user } = openShop('/urun/seladon-kupa', {
    'catalog.product': () => aProductView({ stock: SOLD_OUT }),
    'stockWishes.ask': ask,
    ...procedures,
  });
  const section = await screen.findByRole('region', { name: 'Gelince haber verelim' });
  const email = () => within(section).getByLabelText('E-posta adresiniz');
  const send = () => within(section).getByRole('button', { name: 'Gelince Haber Verin' });
  return { user, ask, section, email, send };
}

describe('the form on the page of a sold-out piece', () => {
  it('says what the address is for, and that the piece is kept for nobody', async () => {
    const { section } = await open();
    expect(screen.getByRole('button', { name: 'Stok yok' })).toBeDisabled();
    expect(section).toHaveTextContent(/size bir kez e-posta yazarız.*ilk alan alır/);
    expect(section).toHaveTextContent(/KVKK kapsamında yalnızca bu parçayı haber vermek için/);
  });

  it('sends the address with the piece, and says that it is noted', async () => {
    const { user, ask, email, send } = await open();
    await user.type(email(), ' ayse@toprak.test ');
    await user.click(send());
    const noted = await screen.findByText(/Parça rafa dönünce/);
    expect(noted).toHaveTextContent(
      'Not aldık. Parça rafa dönünce ayse@toprak.test adresine bir kez yazacağız.',
    );
    expect(noted.closest('[role=status]')).toHaveFocus();
    expect(ask.mock.calls[0]?.[0]).toEqual({ productId: aProductView().id, email: 'ayse@toprak.test' });
    await user.click(screen.getByRole('button', { name: 'Başka bir adres yazın' }));
    expect(email()).toHaveValue('');
  });

  it.each([
    ['', 'E-posta adresinizi yazın'],
    ['ayse', 'Geçersiz e-posta adresi'],
  ])('does not send an address like "%s"', async (typed, text) => {
    const { user, ask, email, send } = await open();
    if (typed !== '') await user.type(email(), typed);
    await user.click(send());
    expect(await screen.findByText(text)).toBeVisible();
    expect(email()).toHaveFocus();
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    [new Error('offline'), 'İsteğiniz gönderilemedi, yazdığınız adres duruyor. Birazdan yeniden deneyin.'],
    [new AppError('too_many_stock_wishes'), /^Bir adres aynı anda en çok 10 parçayı bekleyebilir\./],
  ])('says why it could not be noted, and keeps what was typed: %s', async (failure, text) => {
    const { user, email, send } = await open(
      jest.fn<Ask>(() => {
        throw failure;
      }),
    );
    await user.type(email(), 'ayse@toprak.test');
    await user.click(send());
    expect(await screen.findByText(text)).toBeVisible();
    expect(email()).toHaveValue('ayse@toprak.test');
  });

  it('knows the address of a customer', async () => {
    const { user, ask, email, send } = await open(undefined, signedIn());
    await waitFor(() => expect(email()).toHaveValue('ayse@toprak.test'));
    await user.click(send());
    expect(await screen.findByText(/Parça rafa dönünce/)).toBeVisible();
    expect(ask.mock.calls[0]?.[0]).toMatchObject({ email: 'ayse@toprak.test' });
  });

  it('makes way for the button that buys when the piece is back already', async () => {
    let stock: { status: 'out_of_stock' | 'low_stock'; available: number } = SOLD_OUT;
    const ask = jest.fn<Ask>(() => {
      stock = { status: 'low_stock', available: 1 };
      throw new AppError('piece_is_back');
    });
    const { user, email, send } = await open(ask, { 'catalog.product': () => aProductView({ stock }) });
    await user.type(email(), 'ayse@toprak.test');
    await user.click(send());
    expect(await screen.findByRole('button', { name: 'Sepete Ekle' })).toBeEnabled();
    expect(await screen.findByText(/^İyi haber: bu parça yeniden rafta\./)).toBeVisible();
  });
});
