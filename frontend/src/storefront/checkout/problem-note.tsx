import { useSignInPanel } from '../../lib/sign-in-panel-context.js';
import type { DescribedError } from '../../lib/describe-error.js';
import { Note } from '../../ui/note.js';
import { TextButton } from '../../ui/text-link.js';
import { describeProblem } from './describe-problem.js';

/** What stands in the way, and where it can be told, the way on. */
export function ProblemNote({ problem }: { readonly problem: DescribedError }) {
  const { openSignIn } = useSignInPanel();
  return (
    <Note tone="danger" role="alert">
      {describeProblem(problem)}{' '}
      {problem.code === 'sign_in_required' && (
        <TextButton color="inherit" aria-haspopup="dialog" onClick={() => openSignIn()}>
          Giriş Yap
        </TextButton>
      )}
    </Note>
  );
}
