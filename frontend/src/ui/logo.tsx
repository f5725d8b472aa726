import { chakra } from '@chakra-ui/react';

const Mark = chakra('svg', { base: { color: 'brand.fg', flexShrink: '0' } });

interface LogoProps {
  /** The studio's name. */
  readonly name: string;
  readonly size?: number;
  readonly markColor?: string;
}

/** The jar and the name, for a link to the home page. */
export function Logo({ name, size = 28, markColor = 'brand.fg' }: LogoProps) {
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="10px"
      fontFamily="heading"
      fontWeight="420"
      fontSize={{ base: '1.5rem', md: '1.625rem' }}
      lineHeight="1"
      letterSpacing="-0.02em"
    >
      <LogoMark size={size} color={markColor} />
      {name}
    </chakra.span>
  );
}

interface LogoMarkProps {
  readonly size: number;
  readonly color?: string;
}

/** The jar alone. */
export function LogoMark({ size, color = 'brand.fg' }: LogoMarkProps) {
  return (
    <Mark
      color={color}
      boxSize={`${size}px`}
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M10.5 5.5h11M12.6 5.5c.2 3.1-6.6 6-6.6 12.4 0 4.6 3.4 7.1 5 8.6h10c1.6-1.5 5-4 5-8.6 0-6.4-6.8-9.3-6.6-12.4M7 14.2h18" />
    </Mark>
  );
}
