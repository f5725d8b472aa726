import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths.js';
import { FOOTER_LINKS, linksInUse } from '../../lib/navigation/site-links.js';
import { useFeatures } from '../../lib/site/use-features.js';
import { useSiteTexts } from '../../lib/site/use-site-texts.js';
import { FooterBrand } from './footer-brand.js';
import { FooterContact } from './footer-contact.js';
import { FooterGroup, footerTarget } from './footer-group.js';
import { LegalLinks } from './legal-links.js';
import { SectionLink } from './section-link.js';
import { StudioMap } from './studio-map.js';

const FooterLink = chakra(SectionLink, { base: footerTarget });
const RouteLink = chakra(Link, { base: footerTarget });

export function SiteFooter() {
  const { copy } = useSiteTexts();
  const features = useFeatures();
  return (
    <chakra.footer
      id="contact"
      tabIndex={-1}
      data-on-inverse=""
      bg="bg.inverted"
      color="fg.inverted"
      outline="none"
      fontSize="0.9688rem"
      _print={{ display: 'none' }}
    >
      <chakra.div maxW="calc({sizes.content} + 2 * {spacing.gutter})" mx="auto" px="gutter">
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr', xl: '4fr 2fr 3fr 4fr' }}
          gap={{ base: '8', md: '12' }}
          pt={{ base: '16', md: '20' }}
          pb={{ base: '8', md: '12' }}
        >
          <FooterBrand description={copy?.footer.companyDescription} studio={copy?.studio} />
          <FooterGroup as="nav" label="Hızlı bağlantılar" title="Keşfedin">
            <chakra.ul columns={{ base: 2, md: 1 }}>
              {linksInUse(FOOTER_LINKS, features).map((link) => (
                <li key={link.id}>
                  <FooterLink link={link}>{link.footerLabel}</FooterLink>
                </li>
              ))}
              <li>
                <RouteLink to={paths.trackOrder}>Sipariş Takibi</RouteLink>
              </li>
            </chakra.ul>
          </FooterGroup>
          <FooterContact details={copy?.contact} studio={copy?.studio} />
          <StudioMap map={copy?.contact.map} />
        </chakra.div>
        <chakra.div
          display="flex"
          flexDirection={{ base: 'column', md: 'row' }}
          justifyContent="space-between"
          alignItems={{ base: 'flex-start', md: 'center' }}
          flexWrap="wrap"
          gap="4"
          columnGap="8"
          borderTopWidth="1px"
          borderColor="border.inverted"
          py="5"
          textStyle="sm"
          color="fg.invertedMuted"
        >
          <p>{copy?.studio.copyright}</p>
          <LegalLinks titles={copy?.policyTitles} />
          <p>{copy?.studio.credit}</p>
        </chakra.div>
      </chakra.div>
    </chakra.footer>
  );
}
