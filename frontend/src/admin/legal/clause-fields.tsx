import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { BUILT_IN_LEGAL_TEXTS } from '@contract/legal/built-in/built-in-texts.js';
import type { LegalDocumentKind } from '@contract/orders/legal-document.js';
import { SPECIAL_BLOCKS, VARIABLES } from '@contract/legal/variables.js';
import { Button } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { ClauseCard } from './clause-card.js';
import { type LegalValues, newKey } from './legal-values.js';
import { PasteWhole } from './paste-whole.js';

/** The clauses of a text in their order. */
export function ClauseFields({ kind }: { readonly kind: LegalDocumentKind }) {
  const { control, getValues } = useFormContext<LegalValues>();
  const { fields, append, remove, move, update, replace } = useFieldArray({ control, name: 'clauses' });
  // Kept here by the clauses' own keys: saving makes new cards, which would be folded.
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const fold = (key: string, isOpen: boolean) =>
    setUnfolded((before) => new Set([...before].filter((each) => each !== key).concat(isOpen ? key : [])));
  const builtIn = new Map(BUILT_IN_LEGAL_TEXTS[kind].clauses.map((clause) => [clause.key, clause]));
  const addClause = () => {
    const key = newKey(getValues('clauses'));
    append({ key, heading: '', when: 'always', text: '' });
    fold(key, true);
  };
  return (
    <>
      <VariableHelp />
      <chakra.ol aria-label="Maddeler" display="grid" gap="3">
        {fields.map(({ id, key }, index) => (
          <li key={id}>
            <ClauseCard
              index={index}
              isOpen={unfolded.has(key)}
              onToggle={(isOpen) => fold(key, isOpen)}
              isLast={index === fields.length - 1}
              builtIn={builtIn.get(key)}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(index)}
              onReset={(clause) => update(index, clause)}
            />
          </li>
        ))}
      </chakra.ol>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="outline" size="sm" icon={<Icon as={Plus} />} onClick={addClause}>
          Madde Ekle
        </Button>
        <PasteWhole onPaste={replace} />
      </chakra.div>
    </>
  );
}

/** How a clause is written. */
function VariableHelp() {
  return (
    <details>
      <chakra.summary minH="target" alignContent="center" textStyle="label" cursor="pointer">
        Nasıl yazılır?
      </chakra.summary>
      <chakra.p textStyle="sm" color="fg.muted" mb="3">
        Boş satır paragrafı bitirir, “- ” ile başlayan satır listeye girer. Şu değişkenlerin yerine siparişin
        bilgileri gelir; son üçü kendi satırında, tek başına durur.
      </chakra.p>
      <chakra.dl display="grid" gap="1" textStyle="sm">
        {Object.entries({ ...VARIABLES, ...SPECIAL_BLOCKS }).map(([name, { label }]) => (
          <chakra.div key={name} display="flex" flexWrap="wrap" columnGap="3">
            <chakra.dt fontFamily="mono">{`{{${name}}}`}</chakra.dt>
            <chakra.dd color="fg.muted">{label}</chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </details>
  );
}
