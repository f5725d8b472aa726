import type { ErrorCode } from '@contract/app-error.js';
import { describeError } from '../../lib/server/describe-error.js';
import { ButtonLink } from '../../ui/button.js';
import { ErrorState } from '../../ui/error-state.js';

interface RecordNotLoadedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The section's text for the failure. */
  readonly failed: string;
  /** The error and text for a record that does not exist. */
  readonly gone: { readonly code: ErrorCode; readonly title: string };
  readonly back: { readonly to: string; readonly label: string };
}

/** Replaces a record that could not be read. For one that does not exist, it offers no retry. */
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
