import { paths } from '../../../lib/navigation/paths.js';
import type { DescribedError } from '../../../lib/server/describe-error.js';
import { useSiteStatus } from '../../../lib/site/use-site-status.js';
import { Note } from '../../../ui/note.js';
import { TextLink } from '../../../ui/text-link.js';

interface RefusalNoteProps {
  readonly problem: DescribedError | null;
  readonly onLeave: () => void;
}

/** Errors that a new password can solve. */
const SOLVED_BY_RESET: readonly DescribedError['code'][] = ['sign_in_locked', 'registration_failed'];

export function RefusalNote({ problem, onLeave }: RefusalNoteProps) {
  const { isPasswordResetOpen } = useSiteStatus();
  if (problem === null) return null;
  return (
    <Note tone="danger" role="alert">
      {problem.message}{' '}
      {isPasswordResetOpen && SOLVED_BY_RESET.includes(problem.code) && (
        <TextLink to={paths.forgotPassword} color="inherit" onClick={onLeave}>
          Şifrenizi yenileyin
        </TextLink>
      )}
    </Note>
  );
}
