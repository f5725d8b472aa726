import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { textDiff } from '../lib/text-diff.js';

const PARTS = {
  same: chakra('span'),
  added: chakra('ins', { base: { bg: 'success.subtle', color: 'success.fg', textDecoration: 'underline' } }),
  removed: chakra('del', { base: { bg: 'danger.subtle', color: 'danger.fg' } }),
};

/** A long text of a version, which scrolls by itself. */
export const VersionText = chakra('p', {
  base: {
    p: '3',
    borderRadius: 'md',
    bg: 'bg.subtle',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    maxH: '320px',
    overflowY: 'auto',
  },
});

interface WordDiffProps {
  readonly before: string;
  readonly after: string;
}

/** Shows the removed and added words of a text. */
export function WordDiff({ before, after }: WordDiffProps) {
  const parts = useMemo(() => textDiff(before, after), [before, after]);
  return (
    <VersionText tabIndex={0}>
      {parts.map(({ kind, text }, index) => {
        const Part = PARTS[kind];
        return <Part key={index}>{text}</Part>;
      })}
    </VersionText>
  );
}
