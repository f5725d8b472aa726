import { chakra } from '@chakra-ui/react';
import type { AiLength } from '@contract/blog/ai-writer.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { formatNumber } from '../../lib/format-number.js';

/** The approximate number of characters of an answer, for the progress bar only. */
const EXPECTED: Record<AiLength, number> = { short: 4000, medium: 6000, long: 9000, very_long: 12_000 };
/** The bar does not reach 100 % before the answer is complete. */
const FULLEST_PERCENT = 95;

interface WritingProgressProps {
  readonly topic: string;
  readonly length: AiLength;
  readonly characters: number;
}

export function WritingProgress({ topic, length, characters }: WritingProgressProps) {
  const isBegun = characters > 0;
  const percent = Math.min(FULLEST_PERCENT, Math.round((100 * characters) / EXPECTED[length]));
  return (
    <chakra.div display="grid" justifyItems="center" textAlign="center" gap="4" py={{ base: '10', md: '14' }}>
      <VisuallyHidden role="status">Yazı yazılıyor</VisuallyHidden>
      <chakra.p textStyle="h4" overflowWrap="anywhere">
        {topic}
      </chakra.p>
      <chakra.div
        role="progressbar"
        aria-label="Yazının ilerleyişi"
        {...(isBegun && { 'aria-valuenow': percent })}
        w="full"
        maxW="360px"
        h="6px"
        borderRadius="full"
        bg="bg.muted"
        overflow="hidden"
      >
        <chakra.div h="full" borderRadius="full" bg="brand.solid" style={{ width: `${percent}%` }} />
      </chakra.div>
      <chakra.p color="fg.muted" textStyle="note" fontVariantNumeric="tabular-nums">
        {isBegun ? `${formatNumber(characters)} karakter yazıldı…` : 'Yapay zekâ yazıya başlıyor…'}
      </chakra.p>
    </chakra.div>
  );
}
