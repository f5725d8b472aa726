import type { Organization } from 'schema-dts';
import type { Imprint } from '@contract/studio/imprint.js';
import { pageTitle } from '../../lib/navigation/page-title.js';
import { paths } from '../../lib/navigation/paths.js';
import { breadcrumbs } from '../structured-data/breadcrumbs.js';
import type { Site } from '../structured-data/site.js';
import { organization } from '../structured-data/studio.js';
import { pageDescription } from './page-description.js';
import type { PageHead } from './page-head.js';

export function imprintHead(site: Site, { title, email, phone, address }: Imprint): PageHead {
  const path = paths.imprint;
  const company = {
    ...organization(site),
    legalName: title,
    email,
    telephone: phone,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'TR' },
  } as const satisfies Organization;
  return {
    title: pageTitle('Künye', site.texts.studio.name),
    description: pageDescription(`${title}: unvan, adres, telefon, e-posta ve kayıt bilgileri.`),
    canonicalPath: path,
    openGraph: { type: 'website', image: null },
    structuredData: [breadcrumbs(site.origin, { name: 'Künye', path }), company],
  };
}
