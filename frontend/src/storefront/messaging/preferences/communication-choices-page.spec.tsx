import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { CommunicationChoicesView } from '@contract/messaging/preferences/communication-choices.views.js';
import { openShop } from '../../../../testing/open-shop.js';

const OFF = { isGiven: false, at: null, entryId: null, phoneEnd: null } as const;
const VIEW: CommunicationChoicesView = {
  address: 'a***@ornek.com',
  choices: [
    {
      ...{ choice: 'email', isGiven: true, at: '2026-11-20T09:30:00.000Z' },
      ...{ entryId: '3f0c2a9e-5b1d-4c7e-9a60-1d2e3f4a5b6c', phoneEnd: null },
    },
    { choice: 'sms', ...OFF },
    { choice: 'photo', ...OFF },
  ],
};
const turned = (choice: string, isGiven: boolean): CommunicationChoicesView => ({
  ...VIEW,
  choices: VIEW.choices.map((view) => (view.choice === choice ? { ...view, isGiven } : view)),
});

function open(choose: (sent: object) => unknown, view: () => unknown = () => VIEW) {
  const at = '/iletisim-tercihleri?anahtar=v1.muhurlu';
  window.history.replaceState(null, '', at);
  const send = jest.fn<(sent: object) => unknown>(choose);
  const shop = openShop(at, {
    'communicationChoices.byLink': view,
    'communicationChoices.chooseByLink': send,
  });
  return { ...shop, send };
}

const theSwitch = (name: string) => screen.findByRole('switch', { name });

describe('the page of what may be sent', () => {
  it('shows each channel as it stands, and takes the secret out of the address bar', async () => {
    const { send } = open(() => VIEW);
    expect(await screen.findByRole('heading', { level: 1, name: 'İletişim tercihleri' })).toBeVisible();
    expect(await theSwitch('E-posta ile haber ve duyuru')).toBeChecked();
    expect(await theSwitch('SMS ile haber ve duyuru')).not.toBeChecked();
    expect(await theSwitch('Workshop fotoğraflarım')).not.toBeChecked();
    expect(screen.getByText('a***@ornek.com')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    expect(window.location.search).toBe('');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  });

  it('turns a switch by the keyboard, and says what that means', async () => {
    const { user, send } = open(() => turned('email', false));
    (await theSwitch('E-posta ile haber ve duyuru')).focus();
    await user.keyboard(' ');
    expect(
      await screen.findByText('Kaydettik: size e-postayla haber ve duyuru göndermeyeceğiz.'),
    ).toBeVisible();
    expect(await theSwitch('E-posta ile haber ve duyuru')).not.toBeChecked();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      ...{ token: 'v1.muhurlu', choice: 'email', isGiven: false },
      ...{ entryId: '3f0c2a9e-5b1d-4c7e-9a60-1d2e3f4a5b6c', textVersion: 'tercihler-2026-11' },
    });
  });

  it('asks for the number before it turns on text messages', async () => {
    const { user, send } = open(() => turned('sms', true));
    await user.click(await theSwitch('SMS ile haber ve duyuru'));
    expect(screen.getByText('Açmak için SMS alacağınız numarayı yazın.')).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('SMS alacağınız numara'), '0532 555 01 12');
    await user.click(await theSwitch('SMS ile haber ve duyuru'));
    expect(await screen.findByText(/numaranıza SMS’le haber/)).toBeVisible();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ choice: 'sms', phone: '+905325550112' });
  });

  it('shows the state of now when another place was quicker', async () => {
    const views = [VIEW, turned('photo', true)];
    const refuse = () => {
      throw new AppError('choice_changed_meanwhile');
    };
    const { user } = open(refuse, () => views.shift());
    await user.click(await theSwitch('Workshop fotoğraflarım'));
    expect(await screen.findByText(/^Bu tercih az önce başka bir yerden değişti/)).toBeVisible();
    expect(await theSwitch('Workshop fotoğraflarım')).toBeChecked();
  });

  it('says so when the link is none', async () => {
    open(
      () => VIEW,
      () => {
        throw new AppError('choices_link_invalid');
      },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Geçersiz Bağlantı' })).toBeVisible();
  });
});
