import { sitePicture } from '../../ui/static-picture.js';
import aboutAvif1120 from './about/about-1120.avif';
import aboutWebp1120 from './about/about-1120.webp';
import aboutAvif600 from './about/about-600.avif';
import aboutWebp600 from './about/about-600.webp';
import heroAvif1440 from './hero/hero-1440.avif';
import heroAvif2400 from './hero/hero-2400.avif';
import heroAvif800 from './hero/hero-800.avif';
import heroWebp1440 from './hero/hero-1440.webp';
import heroWebp2400 from './hero/hero-2400.webp';
import heroWebp800 from './hero/hero-800.webp';

/** Calm and light on the left, where the text stands over it. */
export const HERO_PICTURE = sitePicture({
  avif: [heroAvif800, heroAvif1440, heroAvif2400],
  webp: [heroWebp800, heroWebp1440, heroWebp2400],
  widths: [800, 1440, 2400],
  height: 1350,
  alt: 'Pencere ışığında ahşap masada el yapımı seramikler',
});

/** What it shows is said by the studio's texts. */
export const ABOUT_PICTURE = sitePicture({
  avif: [aboutAvif600, aboutAvif1120],
  webp: [aboutWebp600, aboutWebp1120],
  widths: [600, 1120],
  height: 1120,
  alt: '',
});
