import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { LegalBlock, LegalSection } from '@contract/orders/legal-document.js';

export interface ReadableText {
  readonly sections: readonly LegalSection[];
  /** The studio's own text, sanitised by the server, which replaces the sections. */
  readonly html?: string | null;
  /** The version of the text, such as '2026-01'. */
  readonly version?: string;
}

interface LegalTextProps {
  readonly text: ReadableText;
  /** One level below the title of the page or dialog. */
  readonly headingAs?: 'h2' | 'h3';
}

/** Renders a contract or policy from the structure that mails and PDFs use as well. */
export function LegalText({ text, headingAs = 'h3' }: LegalTextProps) {
  const { html, sections, version } = text;
  const Heading = chakra[headingAs];
  if (html) return <OwnText dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <chakra.div display="grid" gap="6" textStyle="note" color="fg.muted">
      {sections.map((section, number) => (
        <chakra.section key={number} display="grid" gap="3">
          <Heading textStyle="h4" color="fg">
            {section.heading}
          </Heading>
          {section.blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </chakra.section>
      ))}
      {version !== undefined && (
        <chakra.p textStyle="sm" color="fg.subtle">
          Metin sürümü: {version}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** Gives HTML from the editor the same style. */
const OwnText = chakra('div', {
  base: {
    textStyle: 'note',
    color: 'fg.muted',
    overflowWrap: 'anywhere',
    '& > * + *': { mt: '3' },
    '& :is(h2, h3, h4)': { textStyle: 'h4', color: 'fg' },
    '& > * + :is(h2, h3, h4)': { mt: '6' },
    '& :is(ul, ol)': { ps: '5', display: 'grid', gap: '1.5' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& a': { color: 'brand.fg', fontWeight: '600', textDecoration: 'underline', textUnderlineOffset: '4px' },
    '& img': { maxW: 'full', h: 'auto' },
    '& table': { display: 'block', overflowX: 'auto', textStyle: 'sm', borderCollapse: 'collapse' },
    '& :is(th, td)': {
      textAlign: 'start',
      verticalAlign: 'top',
      py: '2',
      pe: '4',
      borderBottomWidth: '1px',
    },
  },
});

function Block({ block }: { readonly block: LegalBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return <chakra.p whiteSpace="pre-line">{block.text}</chakra.p>;
    case 'list':
      return (
        <chakra.ul display="grid" gap="1.5" ps="5" listStyleType="disc">
          {block.items.map((item, index) => (
            <li key={index}>{item}</li>
          ))}
        </chakra.ul>
      );
    case 'facts':
      return <Facts facts={block.facts} />;
    case 'table':
      return <Table head={block.head} rows={block.rows} />;
  }
}

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and values with hairlines between them. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <chakra.dl display="grid" borderTopWidth="1px" textStyle="note" color="fg">
      {facts.map(({ label, value }) => (
        <chakra.div
          key={label}
          display="grid"
          gridTemplateColumns={{ base: '104px minmax(0, 1fr)', md: '136px minmax(0, 1fr)' }}
          gap="4"
          py="3"
          borderBottomWidth="1px"
        >
          <chakra.dt color="fg.subtle">{label}</chakra.dt>
          <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

function Table({ head, rows }: Pick<Extract<LegalBlock, { kind: 'table' }>, 'head' | 'rows'>) {
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={head.join(', ')}>
      <chakra.table w="full" textStyle="sm" css={{ borderCollapse: 'collapse', '& :is(th, td)': CELL }}>
        <thead>
          <chakra.tr color="fg">
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </chakra.tr>
        </thead>
        <tbody>
          {rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((cell, cellIndex) => (
                <td key={cellIndex}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const CELL = { textAlign: 'start', verticalAlign: 'top', py: '2', pe: '4', borderBottomWidth: '1px' };
