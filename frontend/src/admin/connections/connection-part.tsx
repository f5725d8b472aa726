import { chakra } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Badge } from '../../ui/badge.js';
import { Skeleton } from '../../ui/skeleton.js';
import { LoadError } from '../ui/load-error.js';

export interface ConnectionState {
  readonly tone: NonNullable<ComponentProps<typeof Badge>['tone']>;
  readonly text: string;
}

interface ConnectionPartProps {
  readonly title: string;
  /** The name by which other pages lead to it. */
  readonly anchor?: string;
  /** What the connection is for. */
  readonly lead: string;
  /** Absent until it is known. */
  readonly state: ConnectionState | undefined;
  readonly children: ReactNode;
}

/** One connection of the shop, with its state beside its name. */
export function ConnectionPart({ title, anchor, lead, state, children }: ConnectionPartProps) {
  const id = useId();
  return (
    <chakra.section
      {...(anchor !== undefined && { id: anchor })}
      aria-labelledby={id}
      scrollMarginTop="24"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="5"
      p={{ base: '4', md: '6' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
    >
      <chakra.div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <chakra.h2 id={id} textStyle="h4">
            {title}
          </chakra.h2>
          {state && <Badge tone={state.tone}>{state.text}</Badge>}
        </chakra.div>
        <chakra.p mt="1" color="fg.muted">
          {lead}
        </chakra.p>
      </chakra.div>
      {children}
    </chakra.section>
  );
}

interface ReadConnectionPartProps<View> extends Omit<ConnectionPartProps, 'state' | 'children'> {
  readonly query: Parameters<typeof LoadError>[0]['query'] & {
    readonly data: View | undefined;
    readonly isLoadingError: boolean;
    readonly isPending: boolean;
  };
  /** The title of the failure. */
  readonly notRead: string;
  readonly stateOf: (view: View) => ConnectionState | undefined;
  readonly children: (view: View) => ReactNode;
}

/** A connection that is read by itself, so that one that fails leaves the others on the page. */
export function ReadConnectionPart<View>(props: ReadConnectionPartProps<View>) {
  const { query, notRead, stateOf, children, ...about } = props;
  const { data } = query;
  return (
    <ConnectionPart {...about} state={data && stateOf(data)}>
      {query.isLoadingError && <LoadError query={query} what={notRead} />}
      {query.isPending && <Skeleton h="96px" />}
      {data && children(data)}
    </ConnectionPart>
  );
}
