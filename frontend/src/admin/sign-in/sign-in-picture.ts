import { sitePicture } from '../../ui/static-picture.js';
import avif480 from './picture/vazo-480.avif';
import webp480 from './picture/vazo-480.webp';
import avif900 from './picture/vazo-900.avif';
import webp900 from './picture/vazo-900.webp';

export const SIGN_IN_PICTURE = sitePicture({
  avif: [avif480, avif900],
  webp: [webp480, webp900],
  widths: [480, 900],
  height: 900,
  alt: '',
});
