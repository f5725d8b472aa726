import { chakra } from '@chakra-ui/react';
import { Map, MapPin } from 'lucide-react';
import { type MouseEvent, useRef, useState } from 'react';
import type { StudioMapView } from '@contract/content/site.js';
import { isPlainClick } from '../../lib/navigation/plain-click.js';
import { decideOnPrivacy, usePrivacyConsent } from '../../lib/site/privacy-consent.js';
import { Icon } from '../../ui/icon.js';

const Box = chakra('div', {
  base: { position: 'relative', borderRadius: 'lg', overflow: 'hidden', minH: '220px', outline: 'none' },
});

const ShowLink = chakra('a', {
  base: {
    position: 'absolute',
    left: '4',
    bottom: '4',
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    px: '5',
    borderRadius: 'md',
    bg: 'bg',
    color: 'fg',
    textStyle: 'buttonMd',
    _hover: { bg: 'bg.subtle' },
  },
});

const quiet = {
  display: 'inline-flex',
  alignItems: 'center',
  minH: 'target',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  _hover: { color: 'fg.inverted' },
};
const QuietLink = chakra('a', { base: quiet });
const QuietButton = chakra('button', { base: quiet });

interface StudioMapProps {
  /** Undefined while the address is loading. */
  readonly map: StudioMapView | undefined;
}

/**
 * Shows a drawing instead of the map. Nothing is loaded from other servers until the visitor asks for the map, once
 * or for good.
 */
export function StudioMap({ map }: StudioMapProps) {
  const { map: isAlwaysShown } = usePrivacyConsent();
  const [isAskedFor, setAskedFor] = useState(false);
  const embed = map?.embed ?? null;
  const isShown = embed !== null && (isAlwaysShown || isAskedFor);
  const box = useRef<HTMLDivElement>(null);
  const show = (event: MouseEvent) => {
    if (embed === null || !isPlainClick(event)) return;
    event.preventDefault();
    setAskedFor(true);
    // The link is about to disappear; keyboard users continue from the map.
    box.current?.focus();
  };
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <Box ref={box} tabIndex={-1} flex="1">
        <Drawing />
        {isShown && <Embedded src={embed} />}
        {!isShown && map !== undefined && (
          <ShowLink href={map.href} target="_blank" rel="noopener noreferrer" onClick={show}>
            <Icon as={Map} size="sm" />
            {embed === null ? 'Haritada açın' : 'Haritayı göster'}
          </ShowLink>
        )}
      </Box>
      <chakra.div display="flex" flexWrap="wrap" columnGap="5" textStyle="sm" color="fg.invertedMuted">
        {isShown ? (
          <>
            <QuietButton type="button" onClick={() => choose(!isAlwaysShown)}>
              {isAlwaysShown ? 'Haritayı kendiliğinden gösterme' : 'Haritayı her zaman göster'}
            </QuietButton>
            <QuietLink href={map?.href} target="_blank" rel="noopener noreferrer">
              Büyük haritada açın
            </QuietLink>
          </>
        ) : (
          <p>Harita OpenStreetMap’ten gelir; siz istemeden yüklenmez.</p>
        )}
      </chakra.div>
    </chakra.div>
  );

  /** Saves the choice. A shown map stays until the page is left. */
  function choose(isAllowed: boolean) {
    setAskedFor(true);
    decideOnPrivacy('map', isAllowed);
  }
}

function Embedded({ src }: { readonly src: string }) {
  return (
    <chakra.iframe
      position="absolute"
      inset="0"
      w="100%"
      h="100%"
      border="0"
      src={src}
      title="Atölyenin haritadaki yeri"
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups"
    />
  );
}

function Drawing() {
  return (
    <>
      <chakra.svg
        position="absolute"
        inset="0"
        w="100%"
        h="100%"
        viewBox="0 0 400 260"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect width="400" height="260" fill="#3a2f28" />
        <path d="M0 0h92c-8 40 30 62 18 104-10 36-60 52-72 156H0z" fill="#2b3a4a" />
        <g stroke="#5b4e44" strokeWidth="5" fill="none">
          <path d="M120 0c-8 60 40 80 30 140s-60 70-66 120" />
          <path d="M130 60c60 10 140-20 270-8M150 130c80-14 140 22 250 10M110 205c80 4 160 24 290 6M220 0c-6 80 16 160-8 260M310 0c8 90-22 170 6 260" />
        </g>
      </chakra.svg>
      <chakra.span position="absolute" left="52%" top="30%" color="brand.onDark">
        <Icon as={MapPin} size="lg" />
      </chakra.span>
    </>
  );
}
