import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AppError } from '@contract/app-error.js';
import { offerPromise } from '@contract/orders/bulk-orders/bulk-order.js';
import { BUILT_IN_HOME_PAGE } from '@contract/content/home-page.rules.js';
import { asGuest, signedIn } from '../../../../testing/accounts.js';
import { fakeServer, type FakeProcedures } from '../../../../testing/fake-server.js';
import { AppProviders } from '../../../app-providers.js';
import { Toaster } from '../../../ui/toaster.js';
import { BulkOrderSection } from './bulk-order-section.js';

type Texts = typeof BUILT_IN_HOME_PAGE.bulkOrder;

const OWN_WORDS = 'Talebiniz gönderilirken bir hata oluştu. Lütfen tekrar deneyin.';
const { bulkOrder } = BUILT_IN_HOME_PAGE;
const DUE = '2026-12-14T09:00:00.000Z';
/** The promise to whoever asks now. */
const promise = () => offerPromise(new Date());

function open(procedures: FakeProcedures = {}, texts: Texts | null = bulkOrder) {
  const ask = jest.fn<(wish: unknown) => unknown>(() => ({ dueAt: DUE }));
  const links = fakeServer({ ...asGuest, 'bulkOrders.ask': ask, ...procedures });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  render(
    <AppProviders links={links} queryClient={queryClient}>
      <MemoryRouter>
        <BulkOrderSection texts={texts ?? undefined} />
        <Toaster />
      </MemoryRouter>
    </AppProviders>,
  );
  return { user: userEvent.setup(), ask };
}

type User = ReturnType<typeof open>['user'];

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const FIELDS = ['Adınız', 'Telefon numaranız', 'E-posta adresiniz', 'Mesajınız'];
const typed = () => FIELDS.map((label) => field(label).value);
const send = () => screen.getByRole('button', { name: 'Teklif İsteyin' });

async function fill(user: User): Promise<void> {
  await user.type(field('Adınız'), 'Zeynep Aydın');
  await user.type(field('Telefon numaranız'), '532 123 45 67');
  await user.type(field('E-posta adresiniz'), 'zeynep@kafe.test');
  await user.type(field('Mesajınız'), 'Kafemiz için 60 fincan.');
}
const FILLED = ['Zeynep Aydın', '0532 123 45 67', 'zeynep@kafe.test', 'Kafemiz için 60 fincan.'];

describe('asking for an offer', () => {
  it('can be done before the studio’s texts have arrived', () => {
    open({}, null);
    expect(screen.getByText('Toplu sipariş bilgileri yükleniyor')).toHaveAttribute('role', 'status');
    expect(send()).toBeEnabled();
  });

  it('has eight rows for the message, promises an answer and says what the data is for', () => {
    open();
    expect(field('Mesajınız')).toHaveAttribute('rows', '8');
    expect(screen.getByText(promise())).toBeVisible();
    expect(screen.getByText(/KVKK kapsamında/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aydınlatma metni' })).toHaveAttribute('href');
  });

  it('says of each field what is missing once it is sent, and starts at the first', async () => {
    const { user, ask } = open();
    await user.type(field('E-posta adresiniz'), 'zeynep@kafe');
    await user.tab();
    expect(screen.queryByText('Geçerli bir e-posta adresi giriniz')).not.toBeInTheDocument();
    await user.click(send());
    for (const message of [
      'İsim alanı zorunludur',
      'Telefon numarası zorunludur',
      'Geçerli bir e-posta adresi giriniz',
      'Mesaj alanı zorunludur',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(field('Adınız')).toHaveFocus();
    expect(screen.getByText(/Formda düzeltilecek 4 yer var/)).toHaveAttribute('role', 'alert');
    expect(ask).not.toHaveBeenCalled();
  });

  it('looks again with every change from then on', async () => {
    const { user } = open();
    await user.click(send());
    expect(await screen.findByText('E-posta alanı zorunludur')).toBeVisible();
    await user.type(field('E-posta adresiniz'), 'z');
    expect(await screen.findByText('Geçerli bir e-posta adresi giriniz')).toBeVisible();
    await user.type(field('E-posta adresiniz'), 'eynep@kafe.test');
    await waitFor(() => expect(field('E-posta adresiniz')).toBeValid());
    await user.clear(field('Adınız'));
    expect(screen.getByText('İsim alanı zorunludur')).toBeVisible();
  });

  it('is sent once, says so meanwhile, and leaves an empty form and good news', async () => {
    let answer: (() => void) | undefined;
    const ask = jest.fn<(wish: unknown) => unknown>(
      () => new Promise((resolve) => (answer = () => resolve({ dueAt: DUE }))),
    );
    const { user } = open({ 'bulkOrders.ask': ask });
    await fill(user);
    await user.click(send());
    await user.click(await screen.findByRole('button', { name: 'Gönderiliyor...' }));
    expect(typed()).toEqual(FILLED);
    answer?.();
    expect(await screen.findByText('Başarılı.')).toBeVisible();
    expect(
      screen.getByText('Toplu sipariş talebiniz başarıyla iletildi. En kısa sürede size dönüş yapacağız.', {
        exact: false,
      }),
    ).toBeVisible();
    expect(screen.getByText(/Teklifiniz en geç 14 Aralık Pazartesi günü sizde olur\./)).toBeVisible();
    expect(typed()).toEqual(['', '', '', '']);
    expect(send()).toBeEnabled();
    expect(ask.mock.calls).toEqual([
      [
        {
          name: 'Zeynep Aydın',
          phone: '+905321234567',
          email: 'zeynep@kafe.test',
          message: 'Kafemiz için 60 fincan.',
        },
      ],
    ]);
  });

  it.each([
    [
      'the shop’s own word',
      new AppError('too_many_bulk_orders'),
      new AppError('too_many_bulk_orders').message,
    ],
    ['ours for what nobody foresaw', new AppError('unexpected'), OWN_WORDS],
    ['ours when the shop cannot be reached', new Error('offline'), OWN_WORDS],
  ])('says %s when it fails, and keeps what was typed', async (_, refusal, words) => {
    const { user } = open({
      'bulkOrders.ask': () => {
        throw refusal;
      },
    });
    await fill(user);
    await user.click(send());
    expect(await screen.findByText('Hata')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(typed()).toEqual(FILLED);
    expect(send()).toBeEnabled();
  });

  it('puts the server’s word beside the field it is about', async () => {
    const { user } = open({
      'bulkOrders.ask': () => {
        throw new AppError('invalid_input', {}, { phone: 'Geçerli bir telefon numarası giriniz' });
      },
    });
    await fill(user);
    await user.click(send());
    expect(await screen.findByText('Geçerli bir telefon numarası giriniz')).toBeVisible();
    expect(field('Telefon numaranız')).toBeInvalid();
    expect(field('Telefon numaranız')).toHaveFocus();
  });

  it('knows who is signed in, and takes nothing away that was typed before', async () => {
    let answer: ((session: unknown) => void) | undefined;
    const { user } = open({ 'session.current': () => new Promise((resolve) => (answer = resolve)) });
    await user.type(field('Adınız'), 'Karaca Kafe');
    answer?.(signedIn()['session.current']());
    await waitFor(() => expect(field('E-posta adresiniz').value).toMatch(/@/));
    expect(field('Adınız')).toHaveValue('Karaca Kafe');
  });
});

describe('how an order for many comes about', () => {
  it('stands beside the form, step by step', () => {
    open();
    const steps = within(screen.getByRole('list', { name: 'Nasıl ilerliyoruz?' })).getAllByRole('listitem');
    expect(steps).toHaveLength(4);
    expect(steps[0]).toHaveTextContent(/Anlatın\s*Ne için, kaç adet, ne zaman\./);
  });

  it('is one sentence where the studio wrote it so', () => {
    const steps = ['Bize yazın.', 'Salı 10:00’da görüşelim', 'İnceleyin: ilk parça sizde'];
    open({}, { ...bulkOrder, process: { title: 'Süreç', steps } });
    const items = within(screen.getByRole('list', { name: 'Süreç' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '1Bize yazın.',
      '2Salı 10:00’da görüşelim',
      '3İnceleyinİlk parça sizde',
    ]);
  });

  it('can be read in full in a popup', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Toplu sipariş hakkında bilgi' }));
    const dialog = within(await screen.findByRole('dialog', { name: bulkOrder.info.title }));
    const { advantages, contact, info, process } = bulkOrder;
    for (const text of [
      info.description,
      contact.content,
      ...advantages.items.map((item) => item.text),
      promise(),
    ]) {
      expect(dialog.getByText(text)).toBeVisible();
    }
    for (const name of [advantages.title, process.title, contact.title]) {
      expect(dialog.getByRole('heading', { name, level: 3 })).toBeVisible();
    }
    await user.click(dialog.getAllByRole('button', { name: 'Kapat' })[1]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
