import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AppError } from '@contract/app-error.js';
import type { SavedSection } from '@contract/studio/studio-sections.js';
import { aSiteStatus } from '../../../testing/accounts.js';
import type { FakeProcedures } from '../../../testing/fake-server.js';
import { openBackOffice } from '../../../testing/open-back-office.js';
import { TEST_PROFILE } from '../../../testing/test-studio.js';
// Imported in advance, so that no test waits for a lazy import.
import './studio-page.js';

const PROFILE: SavedSection<'profile'> = { ...TEST_PROFILE, version: 3 };
const SELLER: SavedSection<'seller'> = {
  ...{ kind: 'craftsman', title: 'Toprak Seramik', taxOffice: 'Üsküdar', taxNumber: '1234567890' },
  ...{
    mersis: '',
    chamber: '',
    professionRules: '',
    kep: '',
    etbis: '',
    address: 'İcadiye Caddesi 48',
    phone: '+902165550148',
  },
  ...{ email: 'merhaba@toprak.test', ibans: [], returnAddress: '', returnCarrier: '', version: 1 },
};

function open(address: string, procedures: FakeProcedures = {}) {
  const saved: Partial<SavedSection<'profile'> & SavedSection<'seller'>>[] = [];
  const opened = openBackOffice(address, {
    'admin.studio.profile': () => PROFILE,
    'admin.studio.seller': () => SELLER,
    'admin.studio.saveProfile': (given: Partial<SavedSection<'profile'>>) => void saved.push(given),
    'admin.studio.saveSeller': (given: Partial<SavedSection<'seller'>>) => void saved.push(given),
    ...procedures,
  });
  return { ...opened, saved };
}
const save = () => screen.getByRole('button', { name: 'Kaydet' });

describe('What the studio says about itself', () => {
  it('is saved as a whole, with the hours of each day and the days on which it is closed', async () => {
    const { user, saved } = open('/admin/atolye');
    const name = await screen.findByLabelText('Atölyenin adı');
    expect(save()).toBeDisabled();
    await user.clear(name);
    await user.type(name, 'Çamur İşleri');
    await user.click(screen.getByLabelText('Pazartesi'));
    await user.click(screen.getByLabelText('Pazar'));
    await user.click(screen.getByRole('button', { name: 'Kapalı Gün Ekle' }));
    await user.type(screen.getByLabelText('İlk gün'), '2026-12-31');
    expect(screen.getByLabelText('Son gün')).toHaveValue('2026-12-31');
    await user.click(save());

    expect(await screen.findByText(/Atölye bilgileri kaydedildi/)).toBeVisible();
    expect(saved).toMatchObject([
      {
        name: 'Çamur İşleri',
        week: [{ opens: '10:00', closes: '19:00' }, {}, {}, {}, {}, {}, null],
        closedDays: [{ from: '2026-12-31', to: '2026-12-31', reason: '' }],
        social: { instagram: 'https://www.instagram.com/' },
        version: 3,
      },
    ]);
  });

  it('leads on in the setup once it is saved', async () => {
    const step = { text: '', isDone: false };
    const { user } = open('/admin/atolye', {
      'site.status': () => aSiteStatus({ closure: 'before_opening' }),
      'admin.opening.readiness': () => ({
        ...{ openedAt: null, checks: [] },
        steps: [
          { ...step, key: 'studio', title: 'Atölyeniz', isDone: true, screen: 'studio' },
          { ...step, key: 'look', title: 'Görünüm', screen: 'look' },
        ],
      }),
    });
    await user.type(await screen.findByLabelText('Atölyenin adı'), ' İşleri');
    expect(screen.queryByRole('link', { name: 'Kuruluma Dön' })).toBeNull();
    await user.click(save());
    expect(await screen.findByRole('link', { name: 'Sıradaki adım: Görünüm' })).toHaveAttribute(
      'href',
      '/admin/atolye?sekme=gorunum',
    );
    expect(screen.getByRole('link', { name: 'Kuruluma Dön' })).toHaveAttribute('href', '/admin/acilis');
  });

  it('is saved as it stands when the studio agrees with what the shop began with', async () => {
    const { user, saved } = open('/admin/atolye', {
      'admin.studio.profile': () => ({ ...PROFILE, version: 0 }),
    });
    await user.click(await screen.findByRole('button', { name: 'Kaydet' }));
    await waitFor(() => expect(saved).toMatchObject([{ name: PROFILE.name, version: 0 }]));
  });

  it('completes the name of a profile to its address', async () => {
    const { user, saved } = open('/admin/atolye');
    const instagram = await screen.findByLabelText(/^Instagram/);
    await user.clear(instagram);
    await user.type(instagram, '@camurisleri');
    await user.tab();
    expect(instagram).toHaveValue('https://www.instagram.com/camurisleri');
    await user.click(save());
    await waitFor(() =>
      expect(saved).toMatchObject([{ social: { instagram: 'https://www.instagram.com/camurisleri' } }]),
    );
  });

  it('leads to the address of a network that is none', async () => {
    const { user, saved } = open('/admin/atolye');
    const instagram = await screen.findByLabelText(/^Instagram/);
    await user.clear(instagram);
    await user.type(instagram, 'çamur işleri');
    await user.click(save());
    await waitFor(() => expect(instagram).toHaveFocus());
    expect(saved).toEqual([]);
  });

  it('has nothing left to save after the first save of a studio without social media', async () => {
    let stored: SavedSection<'profile'> = { ...PROFILE, social: {}, version: 0 };
    const { user } = open('/admin/atolye', {
      'admin.studio.profile': () => stored,
      'admin.studio.saveProfile': (given: SavedSection<'profile'>) => {
        stored = { ...given, social: {}, version: 1 };
      },
    });
    await user.type(await screen.findByLabelText('Atölyenin adı'), ' İşleri');
    await user.click(save());
    expect(await screen.findByText(/Atölye bilgileri kaydedildi/)).toBeVisible();
    await waitFor(() => expect(save()).toBeDisabled());
    expect(screen.queryByRole('button', { name: 'Geri Al' })).toBeNull();
  });

  it('points out a copyright year that has passed', async () => {
    const { user } = open('/admin/atolye', {
      'admin.studio.profile': () => ({ ...PROFILE, copyrightYear: 2024 }),
    });
    const year = await screen.findByLabelText('Telif yılı');
    const thisYear = String(new Date().getFullYear());
    expect(year).toHaveAccessibleDescription(`Her sayfanın en altında durur. Şimdi ${thisYear} yılındayız.`);
    await user.clear(year);
    await user.type(year, thisYear);
    expect(year).toHaveAccessibleDescription('Her sayfanın en altında durur.');
  });

  it('takes a place as it is copied from a map, and refuses what is none', async () => {
    const { user, saved } = open('/admin/atolye');
    const point = await screen.findByLabelText(/Haritadaki yer/);
    expect(point).toHaveValue('41.0345, 29.029');
    await user.clear(point);
    await user.type(point, 'Ulus');
    await user.click(save());
    expect((await screen.findAllByText(/Haritadaki yer geçersiz/)).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);

    await user.clear(point);
    await user.type(point, '39.934, 32.8655');
    await user.click(save());
    await waitFor(() =>
      expect(saved).toMatchObject([{ mapPoint: { latitude: 39.934, longitude: 32.8655 } }]),
    );
  });

  it('says at which network the address is wrong', async () => {
    const { user, saved } = open('/admin/atolye');
    const tiktok = await screen.findByLabelText(/TikTok/);
    await user.clear(tiktok);
    await user.type(tiktok, 'https://evil.example/');
    await user.click(save());
    await waitFor(() => expect(tiktok).toBeInvalid());
    expect(tiktok).toHaveAccessibleDescription(/seçtiğiniz ağa ait olmalıdır/);
    expect(screen.getByLabelText(/Instagram/)).toBeValid();
    expect(saved).toEqual([]);
  });

  it('shows what somebody else saved meanwhile, and asks which one counts', async () => {
    let isOthers = false;
    const { user } = open('/admin/atolye', {
      'admin.studio.profile': () => (isOthers ? { ...PROFILE, name: 'Başkası', version: 4 } : PROFILE),
      'admin.studio.saveProfile': () => {
        isOthers = true;
        throw new AppError('changed_meanwhile');
      },
    });
    const name = await screen.findByLabelText('Atölyenin adı');
    await user.clear(name);
    await user.type(name, 'Benimki');
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Başkası')).toBeVisible();
    expect(dialog.getByText('Benimki')).toBeVisible();
  });
});

describe('The history of the studio’s details', () => {
  it('tells who changed what, and puts earlier details into the form, unsaved', async () => {
    const { user, saved } = open('/admin/atolye', {
      'admin.studio.history': () => [
        {
          version: 3,
          changedAt: '2026-11-20T09:00:00.000Z',
          changedBy: 'elif@toprak.test',
          before: { ...TEST_PROFILE, name: 'Eski Ad' },
          after: TEST_PROFILE,
        },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Geçmişi' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Eski Ad')).toBeVisible();
    expect(dialog.getByText(/elif@toprak\.test/)).toBeVisible();
    expect(dialog.queryByText('Slogan')).toBeNull();

    await user.click(dialog.getByRole('button', { name: /Öncekini forma koyun/ }));
    await waitFor(() => expect(screen.getByLabelText('Atölyenin adı')).toHaveValue('Eski Ad'));
    expect(saved).toEqual([]);
    await user.click(save());
    await waitFor(() => expect(saved).toMatchObject([{ name: 'Eski Ad', version: 3 }]));
  });
});

describe('How the studio looks', () => {
  const LOOK = { mark: 'jar', picture: '', showsName: true, accent: '#A4452A', version: 0 };

  it('is chosen with its contrast in view, and a colour that cannot be read is refused', async () => {
    const saveLook = jest.fn();
    const { user } = open('/admin/atolye?sekme=gorunum', {
      'admin.studio.look': () => LOOK,
      'admin.studio.saveLook': saveLook,
    });
    await user.click(await screen.findByRole('radio', { name: 'Kâse' }));
    const colour = screen.getByLabelText('Başka bir renk');
    await user.clear(colour);
    await user.type(colour, '#FFD54A');
    expect(screen.getAllByText(/, yetersiz/).length).toBeGreaterThan(0);
    await user.click(save());
    expect((await screen.findAllByText(/yazılar okunmuyor/)).length).toBeGreaterThan(0);
    expect(saveLook).not.toHaveBeenCalled();

    await user.click(screen.getByRole('radio', { name: 'Petrol' }));
    expect(screen.queryByText(/, yetersiz/)).toBeNull();
    await user.click(save());
    expect(await screen.findByText(/Görünüm kaydedildi/)).toBeVisible();
    expect(saveLook).toHaveBeenCalledWith(expect.objectContaining({ mark: 'bowl', accent: '#1D6470' }));
    expect(document.documentElement.style.getPropertyValue('--studio-accent')).toBe('#1D6470');
  });
});

describe('Who sells', () => {
  it('is saved with an IBAN on each line', async () => {
    const { user, saved } = open('/admin/atolye?sekme=satici');
    await user.type(await screen.findByLabelText(/IBAN/), 'TR33 0006 1005 1978 6457 8413 26');
    await user.click(save());
    expect(await screen.findByText(/Satıcı bilgileri kaydedildi/)).toBeVisible();
    expect(saved).toMatchObject([{ ibans: ['TR330006100519786457841326'], version: 1 }]);
  });

  it('takes address, telephone and e-mail from the studio, unsaved', async () => {
    const { user, saved } = open('/admin/atolye?sekme=satici', {
      'admin.studio.profile': () => ({
        ...PROFILE,
        ...{
          address: 'Hamamönü Sokağı 7\nAnkara',
          phone: '0312 444 11 22 / 0532 123 45 67',
          email: 'a@b.example',
        },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Atölye Bilgilerinden Al' }));
    expect(screen.getByLabelText('Merkez adresi')).toHaveValue('Hamamönü Sokağı 7, Ankara');
    expect(screen.getByLabelText('Telefon')).toHaveValue('0312 444 11 22');
    expect(screen.getByLabelText('E-posta')).toHaveValue('a@b.example');
    expect(saved).toEqual([]);
    await user.click(save());
    await waitFor(() => expect(saved).toMatchObject([{ phone: '+903124441122', email: 'a@b.example' }]));
  });

  it('calls a field optional only where this kind of business does not need it', async () => {
    const { user } = open('/admin/atolye?sekme=satici');
    const kind = await screen.findByLabelText('İşletme türü');
    expect(screen.getByLabelText('Meslek odası ve sicil numarası')).toBeVisible();
    expect(screen.getByLabelText('MERSİS numarası (isterseniz)')).toBeVisible();
    expect(screen.getByLabelText('Anlaşmalı kargo firması')).toBeVisible();
    await user.selectOptions(kind, 'limited');
    expect(screen.getByLabelText('MERSİS numarası')).toBeVisible();
    expect(screen.getByLabelText('KEP adresi')).toBeVisible();
  });

  it('says where a tax number and an identity number are read', async () => {
    const { user } = open('/admin/atolye?sekme=satici');
    const number = await screen.findByLabelText('Vergi ya da kimlik numarası');
    expect(number).toHaveAccessibleDescription(/Herkesin okuduğu künyede/);
    await user.clear(number);
    await user.type(number, '10000000146');
    expect(number).toHaveAccessibleDescription(/kimlik numaranız sitede gösterilmez.*10 haneli/);
  });

  it('is refused with a tax number that nobody has', async () => {
    const { user, saved } = open('/admin/atolye?sekme=satici');
    const number = await screen.findByLabelText('Vergi ya da kimlik numarası');
    await user.clear(number);
    await user.type(number, '1234567891');
    await user.click(save());
    expect((await screen.findAllByText(/Vergi numarası geçersiz/)).length).toBeGreaterThan(0);
    expect(saved).toEqual([]);
  });
});
