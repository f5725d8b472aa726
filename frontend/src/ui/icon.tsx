import type { LucideIcon } from 'lucide-react';

const SIZES = {
  sm: { size: 16, strokeWidth: 1.8 },
  md: { size: 20, strokeWidth: 1.6 },
  lg: { size: 24, strokeWidth: 1.4 },
};

interface IconProps {
  readonly as: LucideIcon;
  readonly size?: keyof typeof SIZES;
}

/** A decorative icon: the text is next to it or in the button's label. */
export function Icon({ as: Drawing, size = 'md' }: IconProps) {
  return <Drawing {...SIZES[size]} aria-hidden="true" focusable="false" />;
}
