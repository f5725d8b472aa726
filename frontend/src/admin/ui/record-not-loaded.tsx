import type { ErrorCode } from '@contract/app-error.js';
import { describeError } from '../../lib/describe-error.js';
import { ButtonLink } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';

interface RecordNotLoadedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What failed, in the section's words. */
  readonly failed: string;
  /** There is no such record. */
  readonly gone: { readonly code: ErrorCode; readonly title: string };
  readonly back: { readonly to: string; readonly label: string };
}

/** A record that is not there is no failure that another try would mend. */
export function RecordNotLoaded({ error, onRetry, failed, gone, back }: RecordNotLoadedProps) {
  const { code, message } = describeError(error);
  if (code !== gone.code && code !== 'invalid_input') {
    return <ErrorState titleAs="h2" title={failed} onRetry={onRetry} />;
  }
  return (
    <ErrorState
      titleAs="h2"
      title={code === gone.code ? message : gone.title}
      text="Silinmiş ya da adresi değişmiş olabilir."
      action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
    />
  );
}
