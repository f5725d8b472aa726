import { useSignInPanel } from '../../lib/account/sign-in-panel-context.js';
import type { DescribedError } from '../../lib/server/describe-error.js';
import { Note } from '../../ui/note.js';
import { TextButton } from '../../ui/text-link.js';
import { describeProblem } from './describe-problem.js';

/** Shows the problem and, if there is one, a link that helps. */
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
