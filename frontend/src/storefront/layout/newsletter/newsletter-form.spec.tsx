import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AppError } from '@contract/app-error.js';
import type { SubscribeDto } from '@contract/messaging/newsletter/newsletter.dto.js';
import { fakeServer } from '../../../../testing/fake-server.js';
import { AppProviders } from '../../../app-providers.js';
import { NewsletterBand } from './newsletter-band.js';

type Subscribe = (requested: SubscribeDto) => unknown;

function band(subscribe: Subscribe, address = '/') {
  return (
    <AppProviders links={fakeServer({ 'newsletter.subscribe': subscribe })} queryClient={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <NewsletterBand />
      </MemoryRouter>
    </AppProviders>
  );
}

function open(subscribe = jest.fn<Subscribe>(() => null)) {
  render(band(subscribe));
  const email = () => screen.getByLabelText('E-posta adresiniz');
  const box = () =>
    screen.getByRole('checkbox', {
      name: 'Toprak haberlerini ve duyurularını e-postayla almayı kabul ediyorum.',
    });
  const send = () => screen.getByRole('button', { name: 'Bültene Katılın' });
  return { user: userEvent.setup(), subscribe, email, box, send };
}

describe('the newsletter’s form', () => {
  it.each([
    '/auth',
    '/account/profil',
    '/siparis/1',
    '/bilet/1',
    '/siparis-takip',
    '/bulten/ayril',
    '/haber-verme',
    '/iletisim-tercihleri',
  ])('stays away from %s, where somebody has something to do', (address) => {
    const { container } = render(band(() => null, address));
    expect(container.querySelector('form')).toBeNull();
  });

  it('tells what comes, and what the address is for, apart from the consent', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Fırın açıldıkça haber verelim' })).toBeVisible();
    const notice = screen.getByText(/KVKK kapsamında yalnızca size bülten göndermek için/);
    expect(notice.closest('label')).toBeNull();
    expect(screen.getByRole('link', { name: 'Aydınlatma metni' })).toBeVisible();
  });

  it('never ticks the box itself, and asks for the tick', async () => {
    const { user, subscribe, email, box, send } = open();
    expect(box()).not.toBeChecked();
    await user.type(email(), 'ayse@toprak.test');
    await user.click(send());
    expect(await screen.findByText('Size yazabilmemiz için bu kutuyu işaretleyin.')).toBeVisible();
    expect(box()).toHaveFocus();
    expect(subscribe).not.toHaveBeenCalled();
  });

  it.each([
    ['', 'E-posta adresinizi yazın'],
    ['ayse', 'Geçersiz e-posta adresi'],
  ])('does not send an address like "%s"', async (typed, text) => {
    const { user, subscribe, email, box, send } = open();
    if (typed !== '') await user.type(email(), typed);
    await user.click(box());
    await user.click(send());
    expect(await screen.findByText(text)).toBeVisible();
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('sends the address with the words that were agreed to, and asks to look into the mailbox', async () => {
    const { user, subscribe, email, box, send } = open();
    await user.type(email(), ' ayse@toprak.test ');
    await user.click(box());
    await user.click(send());
    const message = await screen.findByRole('status');
    expect(message).toHaveTextContent(/Bir adım kaldı.*ayse@toprak.test adresine bir e-posta gönderdik/);
    expect(message).toHaveFocus();
    expect(subscribe.mock.calls[0]?.[0]).toEqual({
      email: 'ayse@toprak.test',
      hasAgreed: true,
      textVersion: '2026-11',
    });
    await user.click(screen.getByRole('button', { name: 'Başka bir adres yazın' }));
    expect(email()).toHaveValue('');
    expect(box()).not.toBeChecked();
  });

  it.each([
    [new Error('offline'), 'İsteğiniz gönderilemedi, yazdıklarınız duruyor. Birazdan yeniden deneyin.'],
    [
      new AppError('too_many_tries', { minutes: 12 }),
      'Çok fazla deneme yapıldı. 12 dakika sonra yeniden deneyin.',
    ],
  ])('says so when it could not be sent, and keeps what was typed: %s', async (failure, text) => {
    const { user, email, box, send } = open(
      jest.fn<Subscribe>(() => {
        throw failure;
      }),
    );
    await user.type(email(), 'ayse@toprak.test');
    await user.click(box());
    await user.click(send());
    const told = await screen.findByText(text);
    expect(told).toBeVisible();
    expect(told.closest('[role=alert]')).not.toBeNull();
    expect(email()).toHaveValue('ayse@toprak.test');
    expect(box()).toBeChecked();
  });

  it('has no inline style, which the site’s policy forbids', () => {
    const { container } = render(band(() => null));
    expect(container.querySelector('[style]')).toBeNull();
  });

  it('is not shown on the page for unsubscribing', () => {
    render(band(() => null, '/bulten/ayril'));
    expect(screen.queryByLabelText('E-posta adresiniz')).not.toBeInTheDocument();
  });
});
