import { beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UiProvider } from '../../ui/ui-provider.js';
import { GallerySection } from './gallery-section.js';
import { slideOffset } from './use-carousel.js';

/** jsdom has no pointer events: only their names and, for a mouse, their positions. */
beforeAll(() => {
  Element.prototype.setPointerCapture = () => undefined;
});

interface Pointer {
  readonly clientX: number;
  readonly isPrimary?: boolean;
  readonly button?: number;
}

function point(type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel', pointer: Pointer): void {
  const { clientX, isPrimary = true, button = 0 } = pointer;
  const event = new MouseEvent(type, { bubbles: true, clientX, button });
  Object.assign(event, { pointerId: 1, isPrimary });
  fireEvent(screen.getByTestId('slides'), event);
}

const gallery = () => within(screen.getByRole('group', { name: 'Atölyeden kareler' }));
const place = () => gallery().getByText(/^\d+ \/ \d+$/).textContent;

function pull(pixels: number): void {
  point('pointerdown', { clientX: 300 });
  point('pointermove', { clientX: 300 + pixels / 2 });
  point('pointerup', { clientX: 300 + pixels });
}

const aPicture = (number: number) => ({
  picture: {
    fileName: `kare-${number}.webp`,
    width: 1600,
    height: 1067,
    placeholder: '',
    alt: `Kare ${number}`,
  },
  caption: `Yazı ${number}`,
});

function openGallery(pictureCount = 0) {
  const pictures = Array.from({ length: pictureCount }, (_, index) => aPicture(index + 1));
  render(
    <UiProvider>
      <GallerySection gallery={{ title: 'Atölyeden kareler', subtitle: '', pictures }} isLoading={false} />
    </UiProvider>,
  );
  return { user: userEvent.setup() };
}

describe('the gallery', () => {
  it('has six pictures of its own while the studio has uploaded none', () => {
    openGallery();
    expect(place()).toBe('1 / 6');
  });

  it('shows the studio’s pictures and what is said about them', async () => {
    const { user } = openGallery(3);
    expect(place()).toBe('1 / 3');
    expect(gallery().getByRole('img', { name: 'Kare 1' })).toBeVisible();
    await user.click(gallery().getByRole('button', { name: 'Sonraki resim' }));
    expect(gallery().getByText('Yazı 2')).toBeVisible();
    expect(
      gallery()
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    ).toEqual(['Kare 2']);
  });

  it('announces the new picture to screen readers', async () => {
    const { user } = openGallery(3);
    await user.click(screen.getByRole('button', { name: 'Sonraki resim' }));
    expect(gallery().getByRole('status')).toHaveTextContent('Resim 2 / 3: Kare 2');
  });

  it.each([
    [-49, '1 / 6'],
    [-50, '2 / 6'],
    [49, '1 / 6'],
    [50, '6 / 6'],
  ])('answers a pull of %i pixels with %s', (pixels, expected) => {
    openGallery();
    pull(pixels);
    expect(place()).toBe(expected);
  });

  it('follows the finger and stays where it was when the page takes it over to scroll', () => {
    openGallery();
    point('pointerdown', { clientX: 300 });
    point('pointermove', { clientX: 220 });
    const slide = screen.getByTestId('slides').firstElementChild as HTMLElement;
    expect(slide.style.getPropertyValue('--drag')).toBe('-80px');
    point('pointercancel', { clientX: 220 });
    expect(slide.style.getPropertyValue('--drag')).toBe('');
    point('pointerup', { clientX: 220 });
    expect(place()).toBe('1 / 6');
  });

  it.each([{ button: 2 }, { isPrimary: false }])('is not pulled by %o', (other) => {
    openGallery();
    point('pointerdown', { clientX: 300, ...other });
    point('pointerup', { clientX: 100, ...other });
    expect(place()).toBe('1 / 6');
  });

  it('goes round in both directions by button and by key', async () => {
    const { user } = openGallery(2);
    await user.click(screen.getByRole('button', { name: 'Önceki resim' }));
    expect(place()).toBe('2 / 2');
    await user.keyboard('{ArrowRight}');
    expect(place()).toBe('1 / 2');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(place()).toBe('2 / 2');
    // Alt with an arrow is the browser's own Back.
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(place()).toBe('2 / 2');
  });

  it('has nothing to turn with a single picture', () => {
    openGallery(1);
    expect(gallery().queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('slideOffset', () => {
  it('puts every slide once around the current one, on the shorter way', () => {
    for (let count = 1; count <= 8; count += 1) {
      for (let current = 0; current < count; current += 1) {
        const offsets = Array.from({ length: count }, (_, index) => slideOffset(index, current, count));
        expect(offsets[current]).toBe(0);
        expect(new Set(offsets).size).toBe(count);
        expect(Math.max(...offsets.map(Math.abs))).toBeLessThanOrEqual(count / 2);
      }
    }
  });

  it('never carries a slide that is in sight across the page', () => {
    for (let count = 5; count <= 8; count += 1) {
      for (let index = 0; index < count; index += 1) {
        const before = slideOffset(index, 0, count);
        const after = slideOffset(index, 1, count);
        const isInSight = Math.abs(before) <= 1 || Math.abs(after) <= 1;
        expect(isInSight && before - after !== 1).toBe(false);
      }
    }
  });
});
