import { chakra } from '@chakra-ui/react';
import { FileDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { GeneralFacts } from '@contract/legal/legal-facts.js';
import { LEGAL_TEXT_TITLES, type LegalClause } from '@contract/legal/legal-text.js';
import { renderLegalText } from '@contract/legal/render-legal-text.js';
import {
  SAMPLE_SALE_LABELS,
  SAMPLE_SALES,
  type SampleSale,
  sampleSale,
} from '@contract/legal/sample-sale.js';
import type { LegalDocumentKind } from '@contract/orders/legal-document.js';
import { describeError } from '../../lib/describe-error.js';
import { saveFile } from '../../lib/save-file.js';
import { trpc } from '../../lib/trpc.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { LegalText } from '../../ui/legal-text.js';
import { SelectField } from '../../ui/select-field.js';
import { toast } from '../../ui/toast.js';
import { NO_PDF } from './legal.texts.js';
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
        {shown !== 'page' && <PdfButton kind={kind} clauses={clauses} sale={shown} />}
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

interface PdfButtonProps extends Pick<PreviewPaneProps, 'kind'> {
  readonly clauses: readonly LegalClause[];
  readonly sale: SampleSale;
}

function PdfButton({ kind, clauses, sale }: PdfButtonProps) {
  const pdf = trpc.admin.legal.pdf.useMutation({
    onSuccess: (content) => {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      saveFile('ornek-sozlesme.pdf', new Blob([bytes], { type: 'application/pdf' }));
    },
    onError: (error) => toast.error({ text: describeError(error, NO_PDF).message }),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      icon={<Icon as={FileDown} />}
      pending={pdf.isPending}
      pendingLabel="Hazırlanıyor..."
      onClick={() => pdf.mutate({ kind, clauses: [...clauses], sale })}
    >
      PDF
    </Button>
  );
}
