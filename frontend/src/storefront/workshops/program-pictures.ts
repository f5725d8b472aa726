import type { ProgramSlot } from '@contract/workshops/program-slot.js';
import { type SitePicture, sitePicture } from '../../ui/static-picture.js';
import camBoyamaAvif1200 from './pictures/cam-boyama-atolyesi-1200.avif';
import camBoyamaWebp1200 from './pictures/cam-boyama-atolyesi-1200.webp';
import camBoyamaAvif640 from './pictures/cam-boyama-atolyesi-640.avif';
import camBoyamaWebp640 from './pictures/cam-boyama-atolyesi-640.webp';
import cocukAvif1200 from './pictures/cocuk-atolyesi-1200.avif';
import cocukWebp1200 from './pictures/cocuk-atolyesi-1200.webp';
import cocukAvif640 from './pictures/cocuk-atolyesi-640.avif';
import cocukWebp640 from './pictures/cocuk-atolyesi-640.webp';
import linolBaskiAvif1200 from './pictures/linol-baski-atolyesi-1200.avif';
import linolBaskiWebp1200 from './pictures/linol-baski-atolyesi-1200.webp';
import linolBaskiAvif640 from './pictures/linol-baski-atolyesi-640.avif';
import linolBaskiWebp640 from './pictures/linol-baski-atolyesi-640.webp';
import ozelGrupAvif1200 from './pictures/ozel-grup-atolyesi-1200.avif';
import ozelGrupWebp1200 from './pictures/ozel-grup-atolyesi-1200.webp';
import ozelGrupAvif640 from './pictures/ozel-grup-atolyesi-640.avif';
import ozelGrupWebp640 from './pictures/ozel-grup-atolyesi-640.webp';
import seramikAvif1200 from './pictures/seramik-atolyesi-1200.avif';
import seramikWebp1200 from './pictures/seramik-atolyesi-1200.webp';
import seramikAvif640 from './pictures/seramik-atolyesi-640.avif';
import seramikWebp640 from './pictures/seramik-atolyesi-640.webp';

const SIZE = { widths: [640, 1200], height: 800 };

/** The built-in pictures of programs without one of the studio's. */
export const PROGRAM_PICTURES: Record<ProgramSlot, SitePicture> = {
  1: sitePicture({
    ...SIZE,
    alt: 'Çark üzerinde şekillenen kil kap, sünger ve aletler',
    avif: [seramikAvif640, seramikAvif1200],
    webp: [seramikWebp640, seramikWebp1200],
  }),
  2: sitePicture({
    ...SIZE,
    alt: 'Işıkta parlayan, renkli desenlerle boyanmış cam kavanozlar',
    avif: [camBoyamaAvif640, camBoyamaAvif1200],
    webp: [camBoyamaWebp640, camBoyamaWebp1200],
  }),
  3: sitePicture({
    ...SIZE,
    alt: 'Botanik desenli linol kalıbı, baskısı ve merdane',
    avif: [linolBaskiAvif640, linolBaskiAvif1200],
    webp: [linolBaskiWebp640, linolBaskiWebp1200],
  }),
  4: sitePicture({
    ...SIZE,
    alt: 'Çocuk atölyesinden rengârenk kil hayvanlar',
    avif: [cocukAvif640, cocukAvif1200],
    webp: [cocukWebp640, cocukWebp1200],
  }),
  5: sitePicture({
    ...SIZE,
    alt: 'Grup atölyesi için kil ve aletlerle hazırlanmış uzun masa',
    avif: [ozelGrupAvif640, ozelGrupAvif1200],
    webp: [ozelGrupWebp640, ozelGrupWebp1200],
  }),
};
