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

/** The picture is calm and light at the left, where the text stands on it. */
export const HERO_PICTURE = sitePicture({
  avif: [heroAvif800, heroAvif1440, heroAvif2400],
  webp: [heroWebp800, heroWebp1440, heroWebp2400],
  widths: [800, 1440, 2400],
  height: 1350,
  alt: 'Pencere ışığında ahşap masada el yapımı seramikler',
});

/** The studio's texts contain the description of this picture. */
export const ABOUT_PICTURE = sitePicture({
  avif: [aboutAvif600, aboutAvif1120],
  webp: [aboutWebp600, aboutWebp1120],
  widths: [600, 1120],
  height: 1120,
  alt: '',
});
