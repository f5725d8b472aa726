import { paths } from '../../../lib/navigation/paths.js';

/** Where the pages of the newsletter lead. */
export const TO_HOME = { to: paths.home, label: 'Ana Sayfaya Dönün' };
