import type { Picture } from '@contract/media/picture.js';

/** Words that are longer than any line of a phone. */
export const LONG_TITLE =
  'Seladon sırlı, elde çekilmiş, parmak izi bırakılmış, çift pişirimli büyük kahvaltı kâsesi takımı';
export const LONG_WORD = 'Çekoslovakyalılaştıramadıklarımızdanmışsınızcasına';
export const LONG_TEXT =
  'Çömlekçi çarkında çekilen her parça, bin iki yüz seksen derecede ikinci kez pişirilmeden önce üç hafta boyunca gölgede, üstü örtülü olarak kurur; acele edilen kil çatlar, çatlayan kil de geri dönmez.';

/** A picture that the storybook really shows. */
export const A_PICTURE: Picture = {
  fileName: 'vitrin',
  width: 160,
  height: 84,
  placeholder: '',
  alt: 'Rafta seladon yeşili kupalar',
};

/** A request that never answers. */
export const never = () => new Promise<never>(() => undefined);

/** A request that fails without an answer. */
export const unreachable = () => {
  throw new Error('unreachable');
};

export const doNothing = () => undefined;
