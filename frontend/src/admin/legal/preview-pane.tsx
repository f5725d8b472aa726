import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { GeneralFacts } from '@contract/legal/legal-facts.js';
import { LEGAL_TEXT_TITLES } from '@contract/legal/legal-text.js';
import { renderLegalText } from '@contract/legal/render-legal-text.js';
import {
  SAMPLE_SALE_LABELS,
  SAMPLE_SALES,
  type SampleSale,
  sampleSale,
} from '@contract/legal/sample-sale.js';
import type { LegalDocumentKind } from '@contract/orders/legal-document.js';
import { trpc } from '../../lib/server/trpc.js';
import { LegalText } from '../../ui/legal-text.js';
import { SelectField } from '../../ui/select-field.js';
import { PdfButton } from '../ui/pdf-button.js';
import { useTypedClauses } from './use-typed-clauses.js';

interface PreviewPaneProps {
  readonly kind: LegalDocumentKind;
  readonly facts: GeneralFacts;
}

type Shown = SampleSale | 'page';

const OPTIONS: readonly { readonly value: Shown; readonly label: string }[] = [
  ...SAMPLE_SALES.map((value) => ({ value, label: SAMPLE_SALE_LABELS[value] })),
  { value: 'page', label: 'Sitedeki sayfa' },
];

/** The text as a buyer would read it, while it is being written. */
export function PreviewPane({ kind, facts }: PreviewPaneProps) {
  const { client } = trpc.useUtils();
  const clauses = useTypedClauses();
  const [shown, setShown] = useState<Shown>('both');
  const document = useMemo(() => {
    const sold = shown === 'page' ? facts : sampleSale(shown, facts);
    return renderLegalText(kind, { version: 'taslak', clauses }, sold);
  }, [kind, clauses, facts, shown]);
  return (
    <chakra.section
      aria-label="Önizleme"
      position={{ lg: 'sticky' }}
      top={{ lg: '6' }}
      maxH={{ lg: 'calc(100dvh - 48px)' }}
      display="grid"
      gridTemplateRows="auto minmax(0, 1fr)"
      gap="4"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap="3">
        <chakra.div flex="1" minW="200px">
          <SelectField
            label="Önizleme"
            size="sm"
            options={OPTIONS}
            value={shown}
            onChange={({ target }) => setShown(target.value as Shown)}
          />
        </chakra.div>
        {shown !== 'page' && (
          <PdfButton
            label="PDF"
            fileName="ornek-sozlesme.pdf"
            make={() => client.admin.legal.pdf.mutate({ kind, clauses: [...clauses], sale: shown })}
          />
        )}
      </chakra.div>
      <chakra.div
        tabIndex={0}
        role="region"
        aria-label={LEGAL_TEXT_TITLES[kind]}
        overflowY="auto"
        maxH={{ base: '70vh', lg: 'none' }}
        p="5"
        borderWidth="1px"
        borderRadius="md"
      >
        <LegalText text={document} headingAs="h2" />
      </chakra.div>
    </chakra.section>
  );
}
