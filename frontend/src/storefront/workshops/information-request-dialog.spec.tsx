import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import { aWorkshopsPage, openRequest } from '../../../testing/open-workshops.js';

type User = ReturnType<typeof openRequest>['user'];

const { cards } = aWorkshopsPage().programs;
const cocuk = cards[3]!;
const linol = cards[2]!;
const ABOUT_LINOL = 'Linol Baskı Atölyesi hakkında bilgi almak istiyorum.\n';

const send = () => screen.getByRole('button', { name: 'Talebi Gönderin' });

async function fill(user: User): Promise<void> {
  await user.type(await screen.findByLabelText('Ad'), 'Ayşe');
  await user.type(screen.getByLabelText('Soyad'), 'Demir');
  await user.type(screen.getByLabelText('E-posta'), 'ayse@toprak.test');
  await user.type(screen.getByLabelText('Telefon'), '532 123 45 67');
  await user.selectOptions(screen.getByLabelText('Deneyim seviyeniz'), 'Az Deneyim');
  await user.type(screen.getByLabelText('Mesajınız'), 'Sekiz kişiyiz.');
}

describe('asking for information', () => {
  it('knows what was read about before', () => {
    openRequest({}, linol);
    expect(screen.getByLabelText('Workshop türü')).toHaveValue(linol.workshopType);
    expect(screen.getByText('Linol Baskı Atölyesi')).toBeVisible();
    expect(screen.getByLabelText('Mesajınız')).toHaveValue(ABOUT_LINOL);
  });

  it('lets companies and schools choose for themselves', () => {
    openRequest();
    expect(screen.getByLabelText('Workshop türü')).toHaveValue('');
    expect(screen.getByRole('option', { name: 'Kurumsal' })).toBeInTheDocument();
    expect(screen.getByLabelText('Mesajınız')).toHaveValue('');
  });

  it('says of each field what is missing, and starts at the first', async () => {
    const { user, askForInformation } = openRequest();
    await screen.findByLabelText('Ad');
    expect(screen.queryByText('Ad gereklidir')).not.toBeInTheDocument();
    await user.click(send());
    for (const message of [
      'Ad gereklidir',
      'Soyad gereklidir',
      'E-posta gereklidir',
      'Telefon numarası gereklidir',
      'Workshop türünü seçin',
      'Deneyim seviyenizi seçin',
      'Mesaj alanı zorunludur',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getByLabelText('Ad')).toHaveFocus();
    expect(screen.getByText(/Formda düzeltilecek 7 yer var/)).toHaveAttribute('role', 'alert');
    await user.type(screen.getByLabelText('Ad'), 'Ayşe');
    await waitFor(() => expect(screen.queryByText('Ad gereklidir')).not.toBeInTheDocument());
    expect(askForInformation).not.toHaveBeenCalled();
  });

  it('sends what was typed once, and says what happens next', async () => {
    let answer: (() => void) | undefined;
    const askForInformation = jest.fn<(request: unknown) => unknown>(
      () => new Promise((resolve) => (answer = () => resolve(null))),
    );
    const { user, onClosed } = openRequest({ 'workshops.askForInformation': askForInformation }, cocuk);
    await fill(user);
    await user.click(send());
    const pending = await screen.findByRole('button', { name: 'Gönderiliyor...' });
    await user.click(pending);
    answer?.();
    const dialog = within(await screen.findByRole('dialog', { name: 'Talebiniz bize ulaştı' }));
    expect(dialog.getByText(/Teşekkürler Ayşe.*ayse@toprak.test/)).toBeVisible();
    expect(dialog.getAllByRole('listitem')).toHaveLength(3);
    expect(
      dialog.getByText(/^En geç \d+ .+ günü telefonla ya da e-postayla size dönüyoruz\.$/),
    ).toBeVisible();
    expect(askForInformation).toHaveBeenCalledTimes(1);
    expect(askForInformation).toHaveBeenCalledWith({
      name: 'Ayşe',
      surname: 'Demir',
      email: 'ayse@toprak.test',
      phone: '+905321234567',
      workshopType: 'cocuk',
      experienceLevel: 'az_deneyim',
      program: 4,
      message: 'Çocuk Atölyesi hakkında bilgi almak istiyorum.\nSekiz kişiyiz.',
    });
    await user.click(dialog.getAllByRole('button', { name: 'Kapat' })[1]!);
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  });

  it.each([
    new AppError('too_many_information_requests'),
    new AppError('too_many_from_here'),
    new AppError('rate_limited', { seconds: 20 }),
  ])('keeps everything when the server refuses, and shows its sentence: %s', async (refusal) => {
    const { user } = openRequest(
      {
        'workshops.askForInformation': () => {
          throw refusal;
        },
      },
      linol,
    );
    await fill(user);
    await user.click(send());
    expect(await screen.findByText(refusal.message)).toBeVisible();
    expect(screen.getByLabelText('Mesajınız')).toHaveValue(`${ABOUT_LINOL}Sekiz kişiyiz.`);
    expect(send()).toBeEnabled();
  });

  it('puts the server’s word beside the field it is about', async () => {
    const { user } = openRequest(
      {
        'workshops.askForInformation': () => {
          throw new AppError('invalid_input', {}, { email: 'Geçerli bir e-posta adresi giriniz' });
        },
      },
      linol,
    );
    await fill(user);
    await user.click(send());
    expect(await screen.findByText('Geçerli bir e-posta adresi giriniz')).toBeVisible();
    expect(screen.getByLabelText('E-posta')).toBeInvalid();
  });

  it('asks before it throws away what was typed', async () => {
    const { user, onClosed } = openRequest();
    await user.type(await screen.findByLabelText('Ad'), 'Ayşe');
    await user.keyboard('{Escape}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Formu kapatalım mı?' }));
    await user.click(question.getByRole('button', { name: 'Yazmaya Devam Et' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe');
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    await user.click(await screen.findByRole('button', { name: 'Formu Kapat' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
  });

  it.each([
    ['at all', null],
    ['but the sentence it came with', linol],
  ])('closes at once while there is nothing %s', async (_rest, about) => {
    const { user, onClosed } = openRequest({}, about);
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    await waitFor(() => expect(onClosed).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks for no consent, but shows how it handles personal data', async () => {
    const { user } = openRequest({
      'content.policy': () => ({ kind: 'privacy', title: 'Gizlilik Politikası', sections: [] }),
    });
    expect(await screen.findByText(/KVKK kapsamında/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Aydınlatma metni' }));
    expect(await screen.findByRole('dialog', { name: 'Gizlilik Politikası' })).toBeVisible();
  });
});
