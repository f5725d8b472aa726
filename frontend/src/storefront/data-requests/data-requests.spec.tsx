import { describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { AskDataRequestDto, DataRequestKeyDto } from '@contract/data-requests/data-requests.dto.js';
import type { AskedDataRequest, DataRequestView } from '@contract/data-requests/data-requests.views.js';
import { openShop } from '../../../testing/open-shop.js';

const REQUEST_ID = '3f2c1e04-0000-4000-8000-000000000001';
const ADDRESS = `/kisisel-veri-basvurusu/${REQUEST_ID}?anahtar=gizli-anahtar-gizli-anahtar`;
const UNCONFIRMED: DataRequestView = {
  ...{
    kind: 'copy',
    state: 'unconfirmed',
    confirmedAt: null,
    answerBy: null,
    answer: null,
    exportUntil: null,
  },
};
const OPEN: DataRequestView = {
  ...UNCONFIRMED,
  ...{ state: 'open', confirmedAt: '2026-11-29T09:00:00.000Z', answerBy: '2026-12-29T09:00:00.000Z' },
};

describe('the form for requests about personal data', () => {
  it('names what is missing, sends once, and says that the address has to confirm', async () => {
    const ask = jest.fn<(asked: AskDataRequestDto) => AskedDataRequest>(() => ({
      outcome: 'confirm_by_mail',
    }));
    const { user } = openShop('/kisisel-veri-basvurusu', { 'dataRequests.ask': ask });
    const form = within(await screen.findByRole('form', { name: 'Başvuru formu' }));
    await user.click(form.getByRole('button', { name: 'Başvuruyu Gönderin' }));
    expect(await form.findByLabelText('Konu')).toBeInvalid();
    expect(ask).not.toHaveBeenCalled();

    await user.selectOptions(form.getByLabelText('Konu'), 'erase');
    await user.type(form.getByLabelText('Ad soyad'), 'Deniz Ak');
    await user.type(form.getByLabelText('E-posta'), 'deniz@toprak.example');
    await user.click(form.getByRole('button', { name: 'Başvuruyu Gönderin' }));
    expect(await screen.findByText(/deniz@toprak.example adresine bir bağlantı gönderdik/)).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ask.mock.calls[0]?.[0]).toMatchObject({ kind: 'erase', name: 'Deniz Ak', message: '' });
  });
});

describe('the page of a request', () => {
  it('confirms by its button only, and is for nobody else', async () => {
    let shown = UNCONFIRMED;
    const confirm = jest.fn<(key: DataRequestKeyDto) => null>(() => {
      shown = OPEN;
      return null;
    });
    const { user } = openShop(ADDRESS, { 'dataRequests.view': () => shown, 'dataRequests.confirm': confirm });
    const button = await screen.findByRole('button', { name: 'Başvuruyu Onaylayın' });
    expect(confirm).not.toHaveBeenCalled();
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
    await user.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: 'Başvurunuz bizde' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('29.12.2026');
  });

  it('shows a refusal with its reason, and no download', async () => {
    const refused: DataRequestView = {
      ...OPEN,
      state: 'refused',
      answer: { text: 'Bu veriler size ait değil.', at: '2026-12-01T09:00:00.000Z' },
    };
    openShop(ADDRESS, { 'dataRequests.view': () => refused });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Başvurunuzu kabul edemedik' }),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: 'Yanıtımız' })).toHaveTextContent('size ait değil');
    expect(screen.queryByRole('button', { name: 'Verilerimi İndir' })).toBeNull();
  });

  it('says that it knows no request of this address', async () => {
    openShop(ADDRESS, {
      'dataRequests.view': () => {
        throw new AppError('data_request_not_found');
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Bu başvuruyu bulamadık' })).toBeVisible();
  });
});
