import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

/** A column of a comfortable reading width, aligned with the content below it on narrow screens. */
export const TextColumn = chakra('div', {
  base: { maxW: 'calc({sizes.article} - 2 * {spacing.5} + 2 * {spacing.gutter})', mx: 'auto', px: 'gutter' },
});

const CoverColumn = chakra('div', {
  base: { maxW: 'calc(1120px + 2 * {spacing.gutter})', mx: 'auto', px: 'gutter' },
});

const Cover = chakra('div', {
  base: {
    aspectRatio: { base: '3 / 2', md: '2 / 1' },
    borderRadius: 'lg',
    overflow: 'hidden',
    bg: 'bg.picture',
  },
});

/** The picture is wider than the text on both sides. */
export function CoverFrame({ children, ...rest }: ComponentProps<typeof Cover>) {
  return (
    <CoverColumn>
      <Cover {...rest}>{children}</Cover>
    </CoverColumn>
  );
}
