import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { openShop } from '../../../../testing/open-shop.js';

const KEY = 'q9T-_Zx3mVtYp0aLkQeR7wq9T-_Zx3mVtYp0aLkQeR7';

const PAGES = [
  {
    page: 'the confirmation',
    address: '/bulten/onay',
    procedure: 'newsletter.confirm',
    button: 'Bültene Katılın',
    question: 'Size yazalım mı?',
    done: 'Aramıza hoş geldiniz',
    already: 'Zaten aramızdasınız',
  },
  {
    page: 'unsubscribing',
    address: '/bulten/ayril',
    procedure: 'newsletter.unsubscribe',
    button: 'Bültenden Ayrılın',
    question: 'Bültenden ayrılın',
    done: 'Bültenden ayrıldınız',
    already: 'Zaten ayrılmışsınız',
  },
] as const;

describe.each(PAGES)('the page of $page', ({ address, procedure, question, button, done, already }) => {
  const open = (answer: () => unknown, at = `${address}?anahtar=${KEY}`) => {
    const act = jest.fn<(requested: { token: string }) => unknown>(answer);
    window.history.replaceState(null, '', at);
    return { ...openShop(at, { [procedure]: act }), act };
  };
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  /** The footer's form has a button of the same name. */
  const press = async () => (await screen.findAllByRole('button', { name: button }))[0]!;

  it('does nothing by being opened, and takes the secret out of the address bar', async () => {
    const { act } = open(() => ({ outcome: 'done' }));
    expect(await heading(question)).toBeVisible();
    expect(act).not.toHaveBeenCalled();
    expect(window.location.search).toBe('');
    expect(document.querySelector('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  it.each([
    ['done', done],
    ['already', already],
  ])('says what became of it once its button is pressed: %s', async (outcome, title) => {
    const { user, act } = open(() => ({ outcome }));
    await user.click(await press());
    expect(await heading(title)).toBeVisible();
    expect(act).toHaveBeenCalledWith({ token: KEY });
    expect((await heading(title)).closest('[role=status]')).toHaveFocus();
  });

  it.each([
    ['expired or unknown', new AppError('newsletter_link_invalid')],
    ['cut off', new AppError('invalid_input')],
  ])('has one text for a link that is %s', async (_what, refusal) => {
    const { user } = open(() => {
      throw refusal;
    });
    await user.click(await press());
    expect(await heading('Geçersiz Bağlantı')).toBeVisible();
    expect(screen.getByText(/^Bu bağlantı geçersiz ya da süresi dolmuş\./)).toBeVisible();
  });

  it('asks for nothing without a secret', async () => {
    open(() => null, address);
    expect(await heading('Geçersiz Bağlantı')).toBeVisible();
  });

  it('does not call a link invalid because the connection was lost', async () => {
    const answers = [
      (): never => {
        throw new Error('offline');
      },
      () => ({ outcome: 'done' }),
    ];
    const { user } = open(() => answers.shift()?.());
    await user.click(await press());
    expect(await screen.findByText('Bağlantı hatası. Lütfen tekrar deneyin.')).toBeVisible();
    await user.click(await press());
    expect(await heading(done)).toBeVisible();
  });
});
