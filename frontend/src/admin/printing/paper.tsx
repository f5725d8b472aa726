import { chakra } from '@chakra-ui/react';
import type { QrMark, PrintedStudio } from '@contract/printing/printing.views.js';
import { StudioLogo } from '../../ui/studio-logo.js';

/** Paper is white and its letters dark, whatever the colours of the screen. */
const PAPER = { bg: '#fff', color: '#1c1512', mx: 'auto', mb: '5', boxShadow: 'md' } as const;
const PRINTED = { m: '0', boxShadow: 'none' } as const;

/** A sheet that grows with its content; the printer breaks it into pages with the margins of the page. */
export const Sheet = chakra('article', {
  base: {
    ...PAPER,
    width: '210mm',
    minHeight: '297mm',
    padding: '12mm',
    fontSize: '10pt',
    lineHeight: '1.35',
    breakAfter: 'page',
    _last: { breakAfter: 'auto' },
    _print: { ...PRINTED, width: 'auto', minHeight: '0', padding: '0' },
  },
});

/** A sheet of exactly one page, whose margins are its own. What does not fit is cut. */
export const WholeSheet = chakra('article', {
  base: {
    ...PAPER,
    position: 'relative',
    overflow: 'hidden',
    lineHeight: '1.25',
    breakAfter: 'page',
    breakInside: 'avoid',
    _last: { breakAfter: 'auto' },
    _print: PRINTED,
  },
});

export const PaperTable = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th': { textAlign: 'start', fontSize: '8.5pt', fontWeight: '650' },
    '& th, & td': {
      padding: '1.6mm 2.5mm 1.6mm 0',
      verticalAlign: 'top',
      borderBottom: '0.3mm solid #cfc6bb',
      overflowWrap: 'anywhere',
    },
    '& tr': { breakInside: 'avoid' },
  },
});

/** A box to tick by hand. */
export const Tick = chakra('span', {
  base: {
    display: 'inline-block',
    width: '4.5mm',
    height: '4.5mm',
    border: '0.4mm solid #1c1512',
    borderRadius: '0.8mm',
    marginRight: '1mm',
  },
});

export function Qr({
  mark,
  side,
  label,
}: {
  readonly mark: QrMark;
  readonly side: string;
  readonly label: string;
}) {
  return (
    <chakra.svg
      viewBox={`0 0 ${mark.size} ${mark.size}`}
      width={side}
      height={side}
      flexShrink="0"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      {/* Scanners need black on pure white. */}
      <rect width={mark.size} height={mark.size} fill="#fff" />
      <path d={mark.path} fill="#000" />
    </chakra.svg>
  );
}

interface PaperHeadProps {
  readonly title: string;
  readonly line: string;
  readonly children?: React.ReactNode;
}

/** The studio's mark, what the paper is, and a mark of its number. */
export function PaperHead({ title, line, children }: PaperHeadProps) {
  return (
    <chakra.header display="flex" alignItems="flex-start" gap="6mm" marginBottom="6mm">
      <chakra.div flex="1" minW="0">
        <StudioLogo size={24} />
        <chakra.h2 fontFamily="heading" fontSize="18pt" lineHeight="1.2" marginTop="4mm">
          {title}
        </chakra.h2>
        <p>{line}</p>
      </chakra.div>
      {children}
    </chakra.header>
  );
}

/** Name, address and telephone of the studio in one line, as far as it has entered them. */
export function describeStudio({ name, address, phone }: PrintedStudio): string {
  return [name, address, phone].filter((text) => text !== '').join(' · ');
}
