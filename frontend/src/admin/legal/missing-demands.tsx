import { chakra } from '@chakra-ui/react';
import { useFormContext } from 'react-hook-form';
import type { MissingDemand } from '@contract/legal/demands.js';
import type { AdminLegalText } from '@contract/legal/legal.views.js';
import { Button } from '../../ui/button.js';
import { Note } from '../../ui/note.js';
import { TextLink } from '../../ui/text-link.js';
import { adminPaths } from '../lib/admin-paths.js';
import { type LegalValues, newKey } from './legal-values.js';
import { useMissingDemands } from './use-typed-clauses.js';

/** Names what the law demands and the text lacks, with words to add. */
export function MissingDemands({ text }: { readonly text: AdminLegalText }) {
  const missing = useMissingDemands(text);
  const { getValues, setValue } = useFormContext<LegalValues>();
  if (missing.length === 0) return null;
  const add = ({ label, words }: MissingDemand) => {
    if (words === null) return;
    const clauses = getValues('clauses');
    const added = { key: newKey(clauses), heading: label, when: 'always' as const, text: words };
    setValue('clauses', [...clauses, added], { shouldDirty: true });
  };
  return (
    <Note tone="warning">
      <chakra.h2 textStyle="label">Yasanın istediği {missing.length} şey eksik</chakra.h2>
      <chakra.ul display="grid" gap="4" mt="3">
        {missing.map((demand) => (
          <chakra.li key={demand.key} display="grid" gap="1">
            <strong>Eksik: {demand.label}</strong>
            <chakra.span textStyle="sm">{demand.article}</chakra.span>
            {demand.help === undefined ? (
              <Words demand={demand} onAdd={() => add(demand)} />
            ) : (
              <TextLink to={`${adminPaths.studio}?sekme=satici`}>{demand.help}</TextLink>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p mt="4" textStyle="sm">
        Bu liste metni tanıdık sözlerinden okur; avukatınızın yerini tutmaz.
      </chakra.p>
    </Note>
  );
}

interface WordsProps {
  readonly demand: MissingDemand;
  readonly onAdd: () => void;
}

function Words({ demand: { label, words }, onAdd }: WordsProps) {
  return (
    <details>
      <chakra.summary minH="target" alignContent="center" textStyle="sm" cursor="pointer">
        Eklenecek sözler
      </chakra.summary>
      <chakra.p textStyle="sm" whiteSpace="pre-line" mb="2">
        {words}
      </chakra.p>
      <Button variant="outline" size="sm" aria-label={`Metne ekle: ${label}`} onClick={onAdd}>
        Metne Ekle
      </Button>
    </details>
  );
}
