import { chakra } from '@chakra-ui/react';
import { ButtonLink } from '../../ui/button.js';
import { Icon } from '../../ui/icon.js';
import { TextLink } from '../../ui/text-link.js';
import type { Task } from './todo-tasks.js';

/** A task with its details and a link. */
export function TodoLine({ task }: { readonly task: Task }) {
  const { icon, title, note, people = [], action, to, isUrgent = false } = task;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      minH="68px"
      py="2"
      borderBottomWidth="1px"
      css={{ '&:first-of-type': { borderTopWidth: '1px' } }}
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.span color={isUrgent ? 'danger.fg' : 'fg.muted'} flexShrink="0">
        <Icon as={icon} />
      </chakra.span>
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.p fontWeight={isUrgent ? '650' : '600'}>{title}</chakra.p>
        {note !== undefined && (
          <chakra.p textStyle="sm" color={isUrgent ? 'danger.fg' : 'fg.subtle'}>
            {note}
          </chakra.p>
        )}
        {people.length > 0 && <People people={people} />}
      </chakra.div>
      {/* Aligns the end of the link's text with the lines. */}
      <chakra.span flexShrink="0" me="-3" css={{ '& > a': { px: '3' } }}>
        <ButtonLink variant="accent" size="sm" to={to} aria-label={`${action}: ${title}`}>
          {action}
        </ButtonLink>
      </chakra.span>
    </chakra.li>
  );
}

function People({ people }: { readonly people: NonNullable<Task['people']> }) {
  return (
    <chakra.ul mt="1" display="grid" gap="1" textStyle="sm">
      {people.map(({ key, name, text, to, isOverdue }) => (
        <li key={key}>
          <TextLink to={to}>{name}</TextLink>{' '}
          <chakra.span color={isOverdue ? 'danger.fg' : 'fg.subtle'} fontWeight={isOverdue ? '650' : '400'}>
            {isOverdue ? `Gecikti · ${text}` : text}
          </chakra.span>
        </li>
      ))}
    </chakra.ul>
  );
}
