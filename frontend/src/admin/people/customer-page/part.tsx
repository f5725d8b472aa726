import { chakra } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { FirstOf } from '@contract/people/customer-page.views.js';
import { TextLink } from '../../../ui/text-link.js';
import { CountBadge } from '../../ui/count-badge.js';

interface PartProps<Item> {
  readonly title: string;
  readonly list: FirstOf<Item>;
  readonly none: string;
  /** The list with all of them, where there is one. */
  readonly allAt?: string | undefined;
  readonly children: (item: Item) => ReactNode;
}

/** The first rows of one kind of thing about a person, and the way to all of them. */
export function Part<Item>({ title, list: { items, total }, none, allAt, children }: PartProps<Item>) {
  const id = useId();
  const hidden = total - items.length;
  return (
    <chakra.section
      aria-labelledby={id}
      css={{ '& + &': { mt: '6', pt: '6', borderTopWidth: '1px', borderColor: 'border' } }}
    >
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="4" mb="2">
        <chakra.h2 id={id} textStyle="h4">
          {title} {total > 0 && <CountBadge count={total} counts="records" />}
        </chakra.h2>
        {allAt !== undefined && hidden > 0 && (
          <TextLink to={allAt} aria-label={`${title}: hepsini gör`}>
            Hepsini gör
          </TextLink>
        )}
      </chakra.div>
      {total === 0 ? (
        <chakra.p color="fg.muted">{none}</chakra.p>
      ) : (
        <chakra.ul>{items.map(children)}</chakra.ul>
      )}
      {allAt === undefined && hidden > 0 && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          Daha eski {hidden} kayıt gösterilmiyor.
        </chakra.p>
      )}
    </chakra.section>
  );
}

interface RowProps {
  /** Where the row leads; none when it is not a record of its own. */
  readonly to?: string | undefined;
  readonly title: ReactNode;
  readonly facts: ReactNode;
  /** States at the right, below on phones. */
  readonly states?: ReactNode;
}

export function Row({ to, title, facts, states }: RowProps) {
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="1"
      py="2.5"
      borderTopWidth="1px"
      css={{ '&:first-of-type': { borderTopWidth: '0' } }}
    >
      <chakra.div minW="0" flex="1 1 220px" overflowWrap="anywhere">
        <chakra.p fontWeight="650">
          {to === undefined ? title : <TextLink to={to}>{title}</TextLink>}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          {facts}
        </chakra.p>
      </chakra.div>
      {states !== undefined && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          {states}
        </chakra.div>
      )}
    </chakra.li>
  );
}
