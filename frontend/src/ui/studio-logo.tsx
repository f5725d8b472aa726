import { useStudio, useStudioName } from '../lib/site/use-studio.js';
import { Logo } from './logo.js';

interface StudioLogoProps {
  readonly size?: number;
  readonly onDark?: boolean;
  readonly markOnly?: boolean;
}

/** The mark and name of the studio that this shop belongs to. */
export function StudioLogo(props: StudioLogoProps) {
  return <Logo name={useStudioName()} mark={useStudio()?.look.mark} {...props} />;
}
