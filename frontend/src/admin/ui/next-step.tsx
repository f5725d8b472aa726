import { chakra } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { trpc } from '../../lib/server/trpc.js';
import { ButtonLink } from '../../ui/button.js';
import { adminPaths } from '../lib/admin-paths.js';
import { OPENING_LINKS } from '../lib/opening-screens.js';

/** After saving, the way on in the setup: the next step, and the list of all steps. Nothing once the shop is open. */
export function NextStep() {
  const { data: closure } = trpc.site.status.useQuery(undefined, { select: (status) => status.closure });
  const isSettingUp = closure === 'before_opening';
  const readiness = trpc.admin.opening.readiness.useQuery(undefined, {
    enabled: isSettingUp,
    refetchOnMount: 'always',
  });
  const { pathname, search } = useLocation();
  // What was read before the save may name the step that it finished.
  if (!isSettingUp || !readiness.data || readiness.isFetching) return null;
  const next = readiness.data.steps.find(({ isDone }) => !isDone);
  const isHere = next !== undefined && OPENING_LINKS[next.screen].to === `${pathname}${search}`;
  return (
    <chakra.div role="status" display="flex" flexWrap="wrap" alignItems="center" gap="3">
      {next === undefined && 'Kurulumun bütün adımları tamam.'}
      {isHere && 'Bu adımda eksikler kaldı; hangileri olduğu kurulumda yazar.'}
      {next !== undefined && !isHere && (
        <ButtonLink to={OPENING_LINKS[next.screen].to} variant="outline">
          Sıradaki adım: {next.title}
        </ButtonLink>
      )}
      <ButtonLink to={adminPaths.opening} variant="ghost">
        Kuruluma Dön
      </ButtonLink>
    </chakra.div>
  );
}
