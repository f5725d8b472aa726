import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { Icon } from '../../ui/icon.js';
import { PillButton } from './pill-button.js';

export interface AppliedFilter {
  readonly key: string;
  /** The filter in words: 'En az 500,00 TL'. */
  readonly label: string;
  readonly onRemove: () => void;
}

interface FilterPillsProps {
  readonly pills: readonly AppliedFilter[];
  /** The text before the filters: '86 sonuç:'. */
  readonly lead?: string;
}

/** Shows the applied filters, each with a button that removes it. */
export function FilterPills({ pills, lead }: FilterPillsProps) {
  if (pills.length === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" mb="3">
      {lead !== undefined && (
        <chakra.span textStyle="sm" color="fg.muted" aria-live="polite">
          {lead}
        </chakra.span>
      )}
      <chakra.ul aria-label="Uygulanan filtreler" display="contents">
        {pills.map(({ key, label, onRemove }) => (
          <li key={key}>
            <PillButton type="button" aria-label={`Filtreyi kaldır: ${label}`} onClick={onRemove}>
              {label}
              <Icon as={X} size="sm" />
            </PillButton>
          </li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
