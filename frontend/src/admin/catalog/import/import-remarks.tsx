import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ImportRemark } from '@contract/catalog/import/import.views.js';
import { formatNumber } from '../../lib/format-number.js';
import { RefusedLinesButton } from './refused-lines-button.js';

interface ImportRemarksProps {
  readonly title: string;
  /** The first of them. */
  readonly remarks: readonly ImportRemark[];
  readonly total: number;
  /** The import whose refused lines can be taken as a file; absent where none was refused. */
  readonly refusedIn?: string | undefined;
}

/** Lines of the table with what is wrong with them. */
export function ImportRemarks({ title, remarks, total, refusedIn }: ImportRemarksProps) {
  const heading = useId();
  if (remarks.length === 0) return null;
  return (
    <chakra.section aria-labelledby={heading}>
      <chakra.h3 id={heading} textStyle="label" mb="2">
        {title}
      </chakra.h3>
      <chakra.ul
        // The list scrolls, so keys must reach it.
        tabIndex={0}
        aria-labelledby={heading}
        display="grid"
        gap="2"
        maxH="320px"
        overflowY="auto"
        borderWidth="1px"
        borderRadius="md"
        p="4"
      >
        {remarks.map(({ line, name, text }) => (
          <chakra.li key={line} overflowWrap="anywhere">
            <chakra.span fontWeight="650">
              {line}. satır{name !== '' && ` · ${name}`}
            </chakra.span>
            <br />
            {text}
          </chakra.li>
        ))}
      </chakra.ul>
      {total > remarks.length && (
        <chakra.p mt="2" color="fg.muted">
          … ve {formatNumber(total - remarks.length)} satır daha
        </chakra.p>
      )}
      {refusedIn !== undefined && <RefusedLinesButton importId={refusedIn} />}
    </chakra.section>
  );
}
