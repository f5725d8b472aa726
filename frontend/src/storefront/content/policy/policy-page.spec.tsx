import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import type { PolicyKind } from '@contract/content/policy.js';
import { openShop } from '../../../../testing/open-shop.js';
import { TEST_SITE_TEXTS } from '../../../../testing/test-studio.js';

const policyOf = ({ kind }: { kind: PolicyKind }) => ({
  kind,
  title: `Metin: ${kind}`,
  sections: [{ heading: 'Veri sorumlusu', blocks: [{ kind: 'paragraph', text: `Bu ${kind} metnidir.` }] }],
  html: null,
});

describe('a policy’s page', () => {
  it.each([
    ['/gizlilik-politikasi', 'privacy'],
    ['/teslimat-ve-iade', 'delivery'],
    ['/mesafeli-satis-sozlesmesi', 'contract'],
    ['/memnuniyet-sozumuz', 'guarantee'],
    ['/erisilebilirlik', 'accessibility'],
  ])('%s says what the popup says', async (address, kind) => {
    openShop(address, { 'content.policy': policyOf });
    expect(await screen.findByRole('heading', { level: 1, name: `Metin: ${kind}` })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Veri sorumlusu' })).toBeVisible();
    expect(screen.getByText(`Bu ${kind} metnidir.`)).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`Metin: ${kind} – Toprak`));
  });

  it('shows the text that the studio wrote itself', async () => {
    openShop('/gizlilik-politikasi', {
      'content.policy': () => ({
        kind: 'privacy',
        title: 'Gizlilik',
        sections: [],
        html: '<h2>Bizim sözümüz</h2><p>Verileriniz <strong>bizde</strong> kalır.</p>',
      }),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Bizim sözümüz' })).toBeVisible();
    expect(screen.getByText('bizde').tagName).toBe('STRONG');
  });

  it('is ours, with the studio’s own contact details, until the studio’s text can be read', async () => {
    const contact = { ...TEST_SITE_TEXTS.contact, email: 'atolye@biz.example' };
    let isDown = true;
    const { queryClient } = openShop('/teslimat-ve-iade', {
      'content.site': () => ({ ...TEST_SITE_TEXTS, contact }),
      'content.policy': (input: { kind: PolicyKind }) => {
        if (isDown) throw new Error('offline');
        return policyOf(input);
      },
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Teslimat ve İade Koşulları' }),
    ).toBeVisible();
    expect((await screen.findAllByText(/atolye@biz\.example/))[0]).toBeVisible();
    expect(screen.queryByText('Metni yükleyemedik')).toBeNull();

    isDown = false;
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText('Bu delivery metnidir.')).toBeVisible();
  });
});
