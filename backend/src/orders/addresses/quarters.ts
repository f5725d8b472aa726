/** A part of a city by the name that its people use, which is no neighbourhood of the post office's list. */
interface Quarter {
  readonly name: string;
  readonly city: string;
  readonly district: string;
  /** The neighbourhoods of the list in which it lies. */
  readonly neighbourhoods: readonly string[];
}

export const QUARTERS: readonly Quarter[] = [
  { name: 'Moda', city: 'İstanbul', district: 'Kadıköy', neighbourhoods: ['Caferağa Mah.'] },
  { name: 'Bahariye', city: 'İstanbul', district: 'Kadıköy', neighbourhoods: ['Caferağa Mah.'] },
  { name: 'Yeldeğirmeni', city: 'İstanbul', district: 'Kadıköy', neighbourhoods: ['Rasimpaşa Mah.'] },
  { name: 'Kalamış', city: 'İstanbul', district: 'Kadıköy', neighbourhoods: ['Fenerbahçe Mah.'] },
  { name: 'Kızıltoprak', city: 'İstanbul', district: 'Kadıköy', neighbourhoods: ['Zühtüpaşa Mah.'] },
  {
    name: 'Nişantaşı',
    city: 'İstanbul',
    district: 'Şişli',
    neighbourhoods: ['Teşvikiye Mah.', 'Harbiye Mah.'],
  },
  { name: 'Galata', city: 'İstanbul', district: 'Beyoğlu', neighbourhoods: ['Bereketzade Mah.'] },
  {
    name: 'Karaköy',
    city: 'İstanbul',
    district: 'Beyoğlu',
    neighbourhoods: ['Kemankeş Karamustafapaşa Mah.'],
  },
  { name: 'Tophane', city: 'İstanbul', district: 'Beyoğlu', neighbourhoods: ['Kılıçali Paşa Mah.'] },
  { name: 'Akaretler', city: 'İstanbul', district: 'Beşiktaş', neighbourhoods: ['Vişnezade Mah.'] },
  { name: 'Tunalı Hilmi', city: 'Ankara', district: 'Çankaya', neighbourhoods: ['Kavaklıdere Mah.'] },
  { name: 'Kordon', city: 'İzmir', district: 'Konak', neighbourhoods: ['Alsancak Mah.'] },
  {
    name: 'Kaleiçi',
    city: 'Antalya',
    district: 'Muratpaşa',
    neighbourhoods: ['Barbaros Mah.', 'Kılınçarslan Mah.', 'Selçuk Mah.', 'Tuzcular Mah.'],
  },
];
