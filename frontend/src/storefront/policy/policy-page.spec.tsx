import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { PolicyKind } from '@contract/content/policy.js';
import { openShop } from '../../../testing/open-shop.js';

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
  ])('%s says what the popup says', async (address, kind) => {
    openShop(address, { 'content.policy': policyOf });
    expect(await screen.findByRole('heading', { level: 1, name: `Metin: ${kind}` })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Veri sorumlusu' })).toBeVisible();
    expect(screen.getByText(`Bu ${kind} metnidir.`)).toBeVisible();
    expect(document.title).toBe(`Metin: ${kind} – Toprak`);
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

  it('keeps its name and offers another try when the text does not come', async () => {
    let isDown = true;
    const { user } = openShop('/teslimat-ve-iade', {
      'content.policy': (input: { kind: PolicyKind }) => {
        if (isDown) throw new Error('offline');
        return policyOf(input);
      },
    });
    expect(await screen.findByText('Metni yükleyemedik')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Teslimat ve İade' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Yeniden Deneyin' }));
    expect(await screen.findByText('Bu delivery metnidir.')).toBeVisible();
  });
});
