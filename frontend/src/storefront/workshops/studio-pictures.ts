import { type SitePicture, sitePicture } from '../../ui/static-picture.js';
import fircalarAvif1360 from './pictures/fircalar-ve-kaseler-1360.avif';
import fircalarWebp1360 from './pictures/fircalar-ve-kaseler-1360.webp';
import fircalarAvif640 from './pictures/fircalar-ve-kaseler-640.avif';
import fircalarWebp640 from './pictures/fircalar-ve-kaseler-640.webp';
import firinAvif1360 from './pictures/firin-rafi-1360.avif';
import firinWebp1360 from './pictures/firin-rafi-1360.webp';
import firinAvif640 from './pictures/firin-rafi-640.avif';
import firinWebp640 from './pictures/firin-rafi-640.webp';
import sofraAvif1360 from './pictures/kurulu-sofra-1360.avif';
import sofraWebp1360 from './pictures/kurulu-sofra-1360.webp';
import sofraAvif640 from './pictures/kurulu-sofra-640.avif';
import sofraWebp640 from './pictures/kurulu-sofra-640.webp';
import raflarAvif1360 from './pictures/kuruyan-raflar-1360.avif';
import raflarWebp1360 from './pictures/kuruyan-raflar-1360.webp';
import raflarAvif640 from './pictures/kuruyan-raflar-640.avif';
import raflarWebp640 from './pictures/kuruyan-raflar-640.webp';
import sirAvif1360 from './pictures/sir-denemeleri-1360.avif';
import sirWebp1360 from './pictures/sir-denemeleri-1360.webp';
import sirAvif640 from './pictures/sir-denemeleri-640.avif';
import sirWebp640 from './pictures/sir-denemeleri-640.webp';
import tornaAvif1360 from './pictures/torna-basinda-1360.avif';
import tornaWebp1360 from './pictures/torna-basinda-1360.webp';
import tornaAvif640 from './pictures/torna-basinda-640.avif';
import tornaWebp640 from './pictures/torna-basinda-640.webp';

const SIZE = { widths: [640, 1360], height: 907 };

const raflar = sitePicture({
  ...SIZE,
  alt: 'Ahşap raflarda kurumaya bırakılmış sırsız çömlekler',
  avif: [raflarAvif640, raflarAvif1360],
  webp: [raflarWebp640, raflarWebp1360],
});
const fircalar = sitePicture({
  ...SIZE,
  alt: 'Ahşap masada kavanozda fırçalar ve sır kâseleri',
  avif: [fircalarAvif640, fircalarAvif1360],
  webp: [fircalarWebp640, fircalarWebp1360],
});
const firin = sitePicture({
  ...SIZE,
  alt: 'Fırın raflarında sıcak ışıkla parlayan pişmiş parçalar',
  avif: [firinAvif640, firinAvif1360],
  webp: [firinWebp640, firinWebp1360],
});
const torna = sitePicture({
  ...SIZE,
  alt: 'Çömlekçi çarkında yarı çekilmiş ıslak kil kâse',
  avif: [tornaAvif640, tornaAvif1360],
  webp: [tornaWebp640, tornaWebp1360],
});
const sir = sitePicture({
  ...SIZE,
  alt: 'Sıra sıra dizilmiş renkli sır deneme plakaları',
  avif: [sirAvif640, sirAvif1360],
  webp: [sirWebp640, sirWebp1360],
});
const sofra = sitePicture({
  ...SIZE,
  alt: 'El yapımı tabak ve fincanlarla kurulmuş sofra',
  avif: [sofraAvif640, sofraAvif1360],
  webp: [sofraWebp640, sofraWebp1360],
});

interface StudioPicture {
  readonly picture: SitePicture;
  readonly caption: string;
}

/** Specification 1, section 9: the six built-in pictures, used until the studio has uploaded some. */
export const STUDIO_PICTURES: readonly StudioPicture[] = [
  { picture: raflar, caption: 'Şekillenen her parça rafta bir hafta bekler; acele eden çatlar.' },
  { picture: fircalar, caption: 'Sır günü. Her renk önce küçük bir plakada denenir.' },
  { picture: firin, caption: 'Fırın kapağı açıldığında herkes susar.' },
  { picture: torna, caption: 'Çarkta ilk kâse. Elleriniz yavaşladıkça kil de uslanır.' },
  { picture: sir, caption: 'Sır denemeleri: rengi sırın kalınlığı kadar ateş de belirler.' },
  { picture: sofra, caption: 'Günün sonunda masa kurulur; çay bizden.' },
];

/** Decorative pictures next to the questions, in their order. */
export const QUESTION_PICTURES: readonly SitePicture[] = [torna, firin, fircalar, raflar, sofra, sir];
