import { sitePicture } from '../../../ui/static-picture.js';
import avif1200 from './picture/surahi-1200.avif';
import webp1200 from './picture/surahi-1200.webp';
import avif720 from './picture/surahi-720.avif';
import webp720 from './picture/surahi-720.webp';

export const AUTH_PICTURE = sitePicture({
  avif: [avif720, avif1200],
  webp: [webp720, webp1200],
  widths: [720, 1200],
  height: 1200,
  alt: 'Seladon yeşili sırlı, kulplu seramik sürahi',
});
