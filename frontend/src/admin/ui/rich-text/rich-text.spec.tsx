import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { Editor } from '@tiptap/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../../ui/ui-provider.js';
import { cleanPaste } from './clean-paste.js';
import { linkTarget } from './link-target.js';
import type { PickedPicture } from './picked-picture.js';
import { RichTextField } from './rich-text-field.js';

async function openEditor(value: string, picture: PickedPicture | null = null) {
  const onChange = jest.fn<(html: string) => void>();
  const user = userEvent.setup({ delay: null });
  render(
    <UiProvider>
      <RichTextField
        label="İçerik"
        value={value}
        onChange={onChange}
        onPickImage={() => Promise.resolve(picture)}
        error="Başlık ve içerik zorunludur!"
      />
    </UiProvider>,
  );
  const box = await screen.findByRole('textbox', { name: 'İçerik' });
  return { box, onChange, user, last: () => onChange.mock.lastCall?.[0] };
}

/** Types where the caret stands, or over what is selected. jsdom has no editable text, so the editor is asked. */
function typeInto(box: HTMLElement & { editor?: Editor }, text: string) {
  act(() => void box.editor?.commands.insertContent(text));
}

const KEPT =
  '<h2>Sır</h2><figure><img src="/media/a.webp/960.webp" alt="Kâse"><figcaption>Sabah</figcaption></figure>' +
  '<table><caption>Dereceler</caption><tbody><tr><th scope="row">Bisküvi</th><td>1.000 °C</td></tr></tbody></table>' +
  '<blockquote><p>Söz <strong>kalır</strong>.</p></blockquote>';

describe('A formatted text in the back office', () => {
  it('says what is wrong with it, and loses nothing of what it was given when something is added', async () => {
    const { box, user, last } = await openEditor(KEPT, { src: '/media/b.webp/960.webp', alt: 'Fırın' });

    expect(box).toHaveAccessibleDescription('Başlık ve içerik zorunludur!');
    await user.click(screen.getByRole('button', { name: 'Görsel ekle' }));

    expect(last()).toContain('<img src="/media/b.webp/960.webp" alt="Fırın">');
    for (const part of ['<figcaption>Sabah', '<caption>Dereceler', 'scope="row"', '<strong>kalır']) {
      expect(last()).toContain(part);
    }
  });

  it.each([
    ['an empty text', '', '<ADDED><p>x</p>'],
    ['a selected picture', '<img src="/media/a.webp/960.webp">', '<ADDED><p>x</p>'],
    ['a paragraph', '<p>Kil</p>', '<ADDED><p>xKil</p>'],
    [
      'an empty line before another picture',
      '<p></p><img src="/media/a.webp/960.webp">',
      '<ADDED><p>x</p><img src="/media/a.webp/960.webp">',
    ],
  ])('goes on below a picture that was added to %s', async (_where, value, written) => {
    const { box, user, last } = await openEditor(value, { src: '/media/b.webp/960.webp', alt: 'Fırın' });
    await user.click(screen.getByRole('button', { name: 'Görsel ekle' }));
    typeInto(box, 'x');
    expect(last()).toBe(written.replace('<ADDED>', '<img src="/media/b.webp/960.webp" alt="Fırın">'));
  });

  it('is formatted from a toolbar that is one stop of the Tab key', async () => {
    const { user, last } = await openEditor('<p>Kil</p>');
    const second = screen.getByRole('button', { name: 'Başlık 2' });

    await user.click(second);
    expect(last()).toBe('<h2>Kil</h2>');
    expect(second).toHaveAttribute('aria-pressed', 'true');

    act(() => second.focus());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(last()).toBe('<h3>Kil</h3>');
    expect(screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it('links to where the studio says, and to nothing that acts', async () => {
    const { user, last } = await openEditor('<p></p>');
    await user.click(screen.getByRole('button', { name: 'Bağlantı' }));
    const address = screen.getByRole('textbox', { name: 'Bağlantı adresi' });

    await user.type(address, 'javascript:alert(1)');
    fireEvent.keyDown(address, { key: 'Enter' });
    expect(address).toHaveAccessibleDescription('Adres / ya da https:// ile başlamalıdır.');

    await user.clear(address);
    await user.type(address, '/workshops{Enter}');
    expect(last()).toContain('<a href="/workshops">/workshops</a>');
  });

  it.each([
    ['<h1 class="x" style="color:red">Baş</h1><h6>Ek</h6>', '<h2>Baş</h2><h4>Ek</h4>'],
    ['<p>a<script>x()</script><style>p{}</style></p>', '<p>a</p>'],
    ['<img src="https://example.org/a.png">', ''],
    ['<img src="/media/a.webp/960.webp">', '<img src="/media/a.webp/960.webp">'],
    ['<a href="javascript:x()">söz</a> <a href="/blog">blog</a>', 'söz <a href="/blog">blog</a>'],
  ])('makes of %s, pasted, %s', (pasted, kept) => {
    expect(cleanPaste(pasted)).toBe(kept);
  });

  it.each([
    ['toprak.com/blog', 'https://toprak.com/blog'],
    ['merhaba@toprak.com', 'mailto:merhaba@toprak.com'],
    ['#takvim', '#takvim'],
    ['tel:+902165550148', 'tel:+902165550148'],
    ['javascript:alert(1)', null],
    ['bir söz', null],
    ['', null],
  ])('reads the address %s as %s', (typed, href) => {
    expect(linkTarget(typed)).toBe(href);
  });
});
