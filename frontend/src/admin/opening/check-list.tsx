import { chakra } from '@chakra-ui/react';
import type { CheckState, ReadinessCheck } from '@contract/opening/readiness.views.js';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/badge.js';
import { OPENING_LINKS } from '../lib/opening-screens.js';

const GROUPS = [
  { state: 'missing', title: 'Eksikler', badge: 'Eksik', tone: 'danger' },
  { state: 'advice', title: 'Öneriler', badge: 'Öneri', tone: 'warning' },
  { state: 'done', title: 'Tamamlananlar', badge: 'Tamam', tone: 'success' },
  { state: 'not_needed', title: 'Gerekmeyenler', badge: 'Gerekmiyor', tone: 'neutral' },
] as const satisfies readonly { state: CheckState; title: string; badge: string; tone: string }[];

type Group = (typeof GROUPS)[number];

/** All checks, those that are missing first. */
export function CheckList({ checks }: { readonly checks: readonly ReadinessCheck[] }) {
  return (
    <>
      {GROUPS.map((group) => (
        <CheckGroup
          key={group.state}
          group={group}
          checks={checks.filter(({ state }) => state === group.state)}
        />
      ))}
    </>
  );
}

interface CheckGroupProps {
  readonly group: Group;
  readonly checks: readonly ReadinessCheck[];
}

function CheckGroup({ group, checks }: CheckGroupProps) {
  const id = useId();
  if (checks.length === 0) return null;
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="h4" mb="3">
        {group.title} ({checks.length})
      </chakra.h2>
      <chakra.ul listStyleType="none">
        {checks.map((check) => (
          <Check key={check.key} check={check} group={group} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function Check({
  check: { title, why, screen },
  group,
}: {
  readonly check: ReadinessCheck;
  readonly group: Group;
}) {
  const { to, label } = OPENING_LINKS[screen];
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="baseline"
      justifyContent="space-between"
      columnGap="4"
      rowGap="1"
      py="3"
      borderTopWidth="1px"
    >
      <chakra.div flex="1 1 320px" minW="0">
        <chakra.h3 textStyle="label" display="flex" flexWrap="wrap" alignItems="center" gap="2">
          {title}
          <Badge tone={group.tone}>{group.badge}</Badge>
        </chakra.h3>
        {why !== '' && (
          <chakra.p textStyle="note" color="fg.muted">
            {why}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.span
        textStyle="sm"
        textDecoration="underline"
        textUnderlineOffset="3px"
        display="inline-flex"
        alignItems="center"
        minH="target"
      >
        <Link to={to} aria-label={`${title}: ${label}`}>
          {label}
        </Link>
      </chakra.span>
    </chakra.li>
  );
}
