import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { CustomerView } from '@contract/people/account.views.js';
import type { OwnProfileDto, ProfileDto } from '@contract/people/profile.dto.js';
import { AppError } from '@contract/app-error.js';
import { aCustomer } from '../../../testing/accounts.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openShop } from '../../../testing/open-shop.js';

const PLACE = {
  city: 'İstanbul',
  district: 'Üsküdar',
  neighbourhood: 'Kuzguncuk Mah.',
  addressLine: 'Bereketli Sok. No: 12',
};

/** Opens the profile with a server that stores changes. */
function openProfile(customer: CustomerView = aCustomer(), procedures: FakeProcedures = {}) {
  const update = jest.fn<(profile: ProfileDto) => CustomerView>(
    ({ firstName, lastName, email, ...rest }) => ({
      ...customer,
      firstName,
      lastName,
      email,
      phone: rest.phone ?? null,
      address: rest.address ?? null,
      place: rest.place ?? null,
    }),
  );
  const shop = openShop('/account/profil', {
    'session.current': () => ({ customer, unreadMessages: 0 }),
    'account.updateProfile': update,
    'account.orders': () => ({ orders: [], nextCursor: null }),
    'addresses.cities': () => ['Ankara', 'İstanbul'],
    'addresses.districts': () => ['Kadıköy', 'Üsküdar'],
    'addresses.neighbourhoods': () => ['İcadiye Mah.', 'Kuzguncuk Mah.'],
    ...procedures,
  });
  const save = () => shop.user.click(screen.getByRole('button', { name: 'Değişiklikleri Kaydet' }));
  return { ...shop, update, save };
}

const sent = (update: jest.Mock<(profile: ProfileDto) => CustomerView>) => update.mock.calls[0]?.[0];

describe('the kept details of an invoice', () => {
  it('are shown, and removed by one button', async () => {
    const invoice = {
      kind: 'company',
      title: 'Kil Ltd. Şti.',
      taxOffice: 'Üsküdar',
      taxNumber: '1234567890',
      address: null,
    } as const;
    const { user } = openProfile(aCustomer({ invoice }), { 'account.forgetInvoice': () => aCustomer() });
    expect(await screen.findByText('Üsküdar, 1234567890')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Fatura Bilgilerini Sil' }));
    expect(await screen.findByText('Kayıtlı fatura bilgileriniz silindi')).toBeVisible();
    expect(screen.queryByText('Üsküdar, 1234567890')).not.toBeInTheDocument();
  });

  it('are not spoken of where there are none', async () => {
    openProfile();
    await screen.findByLabelText('E-posta');
    expect(screen.queryByRole('heading', { name: 'Fatura bilgileriniz' })).not.toBeInTheDocument();
  });
});

describe('the profile', () => {
  it('asks for the password with a new address only, and says when it is wrong', async () => {
    const { user, update, save } = openProfile(aCustomer(), {
      'account.updateProfile': ({ currentPassword }: OwnProfileDto) => {
        if (currentPassword !== 'kupa-gibi') {
          throw new AppError('password_wrong', {}, { currentPassword: 'Yanlış' });
        }
        return aCustomer();
      },
    });
    const address = await screen.findByLabelText('E-posta');
    expect(screen.queryByLabelText('Onay için şifreniz')).toBeNull();
    await user.clear(address);
    await user.type(address, 'yeni@toprak.test');
    await user.tab();
    expect(screen.getByLabelText('Onay için şifreniz')).toHaveFocus();
    await user.type(screen.getByLabelText('Onay için şifreniz'), 'yanlis');
    await save();
    expect(await screen.findByText('Yanlış')).toBeVisible();
    await user.clear(screen.getByLabelText('Onay için şifreniz'));
    await user.type(screen.getByLabelText('Onay için şifreniz'), 'kupa-gibi');
    await save();
    expect(await screen.findByText('Profil bilgileriniz güncellendi')).toBeVisible();
    expect(update).not.toHaveBeenCalled();
  });

  it('saves what was changed, tells so and greets by the new name', async () => {
    const { user, update, save } = openProfile();
    const name = await screen.findByLabelText('Ad');
    expect(screen.getByRole('button', { name: 'Değişiklikleri Kaydet' })).toHaveAttribute('aria-disabled');
    await user.clear(name);
    await user.type(name, 'Ayşegül');
    await save();
    expect(await screen.findByText('Profil bilgileriniz güncellendi')).toBeVisible();
    expect(sent(update)).toMatchObject({
      firstName: 'Ayşegül',
      lastName: 'Demir',
      email: 'ayse@toprak.test',
      phone: '+905321234567',
    });
    expect(sent(update)?.place).toBeUndefined();
    expect(screen.getByRole('heading', { level: 1, name: 'Hoş geldiniz, Ayşegül Demir' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Değişiklikleri Kaydet' })).toHaveAttribute('aria-disabled');
  });

  it('asks for what is missing in the words of the specification', async () => {
    const { user, update, save } = openProfile();
    await user.clear(await screen.findByLabelText('Ad'));
    await user.clear(screen.getByLabelText('Soyad'));
    await user.clear(screen.getByLabelText('E-posta'));
    await user.type(screen.getByLabelText(/^Telefon/), 'x');
    await save();
    for (const text of [
      'Ad gerekli',
      'Soyad gerekli',
      'E-posta gerekli',
      'Geçerli bir telefon numarası giriniz',
    ]) {
      expect(await screen.findByText(text, { selector: 'p' })).toBeVisible();
    }
    expect(update).not.toHaveBeenCalled();
  });

  it('takes a whole address from the lists, and no half one', async () => {
    const { user, update, save } = openProfile();
    await user.selectOptions(
      await screen.findByLabelText('İl'),
      await screen.findByRole('option', { name: 'İstanbul' }),
    );
    await save();
    for (const text of ['İlçe seçin', 'Mahalle seçin', 'Açık adresi yazın']) {
      expect(await screen.findByText(text, { selector: 'p' })).toBeVisible();
    }
    expect(update).not.toHaveBeenCalled();
    const district = await screen.findByRole('option', { name: 'Üsküdar' });
    await user.selectOptions(screen.getByLabelText('İlçe'), district);
    const neighbourhood = await screen.findByRole('option', { name: 'Kuzguncuk Mah.' });
    await user.selectOptions(screen.getByLabelText('Mahalle'), neighbourhood);
    await user.type(screen.getByLabelText('Açık adres'), PLACE.addressLine);
    await save();
    await waitFor(() => expect(sent(update)?.place).toEqual(PLACE));
  });

  it('keeps an address that was given in one text until another one takes its place', async () => {
    const { user, update, save } = openProfile(aCustomer({ address: 'İcadiye Cad. 48' }));
    expect(await screen.findByText('İcadiye Cad. 48')).toBeVisible();
    await user.type(screen.getByLabelText('Soyad'), 'er');
    await save();
    await waitFor(() => expect(sent(update)?.address).toBe('İcadiye Cad. 48'));
  });

  it('lets an address be taken away', async () => {
    const { user, update, save } = openProfile(aCustomer({ place: PLACE, address: 'Hepsi' }));
    await user.click(await screen.findByRole('button', { name: 'Adresi Kaldır' }));
    await save();
    await waitFor(() => expect(update).toHaveBeenCalled());
    expect(sent(update)?.place).toBeUndefined();
    expect(sent(update)?.address).toBeUndefined();
  });

  it('says at the field that an address belongs to somebody else', async () => {
    const { user, save } = openProfile(aCustomer(), {
      'account.updateProfile': () => {
        throw new AppError('email_taken', {}, { email: 'Bu e-posta adresi kullanılamıyor.' });
      },
    });
    await user.type(await screen.findByLabelText('E-posta'), 'x');
    expect(screen.getByText(/yeni adresinize bir doğrulama kodu göndeririz/)).toBeVisible();
    await user.type(screen.getByLabelText('Onay için şifreniz'), 'kupa-gibi');
    await save();
    expect(await screen.findByText('Bu e-posta adresi kullanılamıyor.')).toBeVisible();
    expect(screen.getByLabelText('E-posta')).toHaveFocus();
  });

  it('asks before changes are lost', async () => {
    const { user, router } = openProfile();
    await user.type(await screen.findByLabelText('Soyad'), 'er');
    await user.click(screen.getByRole('link', { name: 'Siparişler' }));
    const first = within(await screen.findByRole('alertdialog', { name: 'Kaydetmeden çıkalım mı?' }));
    await user.click(first.getByRole('button', { name: 'Sayfada Kal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/account/profil');
    expect(screen.getByLabelText('Soyad')).toHaveValue('Demirer');
    await user.click(screen.getByRole('link', { name: 'Siparişler' }));
    const second = within(await screen.findByRole('alertdialog'));
    await user.click(second.getByRole('button', { name: 'Kaydetmeden Çık' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/account'));
  });

  it('asks before changes are lost by signing out', async () => {
    const signOut = jest.fn(() => null);
    const { user, router } = openProfile(aCustomer(), { 'session.signOut': signOut });
    await user.type(await screen.findByLabelText('Soyad'), 'er');
    await user.click(screen.getByRole('button', { name: 'Çıkış Yap' }));
    const first = within(await screen.findByRole('alertdialog', { name: 'Kaydetmeden çıkalım mı?' }));
    await user.click(first.getByRole('button', { name: 'Sayfada Kal' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Soyad')).toHaveValue('Demirer');
    expect(signOut).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Çıkış Yap' }));
    const second = within(await screen.findByRole('alertdialog'));
    await user.click(second.getByRole('button', { name: 'Kaydetmeden Çık' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(signOut).toHaveBeenCalledTimes(1);
  });
});

describe('a new address', () => {
  it('gets its code as soon as it is saved, where the customer sees it', async () => {
    const scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
    const sendCode = jest.fn(() => null);
    const { user, save } = openProfile(aCustomer(), {
      'account.updateProfile': ({ email }: OwnProfileDto) => aCustomer({ email, isEmailVerified: false }),
      'account.sendCode': sendCode,
    });
    const address = await screen.findByLabelText('E-posta');
    await user.clear(address);
    await user.type(address, 'yeni@toprak.test');
    await user.type(screen.getByLabelText('Onay için şifreniz'), 'kupa-gibi');
    await save();
    expect(await screen.findByLabelText('Doğrulama kodu')).toBeVisible();
    expect(sendCode).toHaveBeenCalledTimes(1);
    expect(scrollIntoView).toHaveBeenCalled();
  });
});

describe('an address that is not verified yet', () => {
  const unverified = aCustomer({ isEmailVerified: false });

  it('says that no code could be sent', async () => {
    const { user } = openProfile(unverified, {
      'account.sendCode': () => {
        throw new AppError('unexpected');
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Doğrulama Kodu Gönder' }));
    expect(await screen.findByText('Kod gönderilemedi')).toBeVisible();
  });

  it('is verified by a code on the spot', async () => {
    const { user } = openProfile(unverified, {
      'account.sendCode': () => null,
      'account.verifyAddress': ({ code }: { code: string }) => {
        if (code !== '283126') throw new AppError('code_wrong');
        return aCustomer();
      },
    });
    expect(await screen.findByText(/üye olmadan\s+verdiğiniz siparişler/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Doğrulama Kodu Gönder' }));
    const field = await screen.findByLabelText('Doğrulama kodu');
    expect(field).toHaveFocus();
    expect(screen.getByRole('button', { name: /Yeni kod isteyin \(\d+ sn\)/ })).toBeDisabled();
    await user.type(field, '12');
    await user.click(screen.getByRole('button', { name: 'Doğrulayın' }));
    expect(await screen.findByText('Doğrulama kodu 6 haneli olmalıdır')).toBeVisible();
    await user.type(field, '3456');
    await user.click(screen.getByRole('button', { name: 'Doğrulayın' }));
    expect(await screen.findByText('Geçersiz doğrulama kodu')).toBeVisible();
    await user.clear(field);
    await user.type(field, '283126');
    await user.click(screen.getByRole('button', { name: 'Doğrulayın' }));
    expect(await screen.findByText('E-posta adresiniz doğrulandı')).toBeVisible();
    expect(screen.queryByLabelText('Doğrulama kodu')).not.toBeInTheDocument();
  });

  it('is told why no code could be sent', async () => {
    const { user } = openProfile(unverified, {
      'account.sendCode': () => {
        throw new AppError('code_not_resent', { seconds: 42 });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Doğrulama Kodu Gönder' }));
    expect(await screen.findByText(/42 saniye sonra/)).toBeVisible();
  });
});
