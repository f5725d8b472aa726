import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '@contract/common/dates.js';
import { priceInWords } from '@contract/prices/reduction.js';
import type { WorkshopSessionView } from '@contract/workshops/workshops.views.js';
import { paths } from '../../../lib/navigation/paths.js';
import { Button } from '../../../ui/button.js';
import { FoundTitle } from './found-title.js';
import type { OtherFinds } from './use-other-finds.js';

interface OtherFindsListProps {
  readonly finds: OtherFinds;
  readonly titleAs: 'h2' | 'h3';
}

/** The workshops and posts that a search has found, below the pieces. */
export function OtherFindsList({ finds, titleAs }: OtherFindsListProps) {
  if (finds.status === 'error') return <Unread onRetry={finds.retry} />;
  if (finds.status !== 'ready') return null;
  return (
    <>
      <Group title="Atölyeler" titleAs={titleAs}>
        {finds.workshops.map((session) => (
          <Entry
            key={session.id}
            to={paths.workshopDay(session.date)}
            name={session.title}
            about={describe(session)}
          />
        ))}
      </Group>
      <Group title="Yazılar" titleAs={titleAs}>
        {finds.posts.map(({ slug, title, excerpt }) => (
          <Entry key={slug} to={paths.blogPost(slug)} name={title} about={excerpt} />
        ))}
      </Group>
    </>
  );
}

function describe(session: WorkshopSessionView): string {
  const { date, startTime, available } = session;
  const next = `${formatDay(date)}, ${startTime}`;
  return available <= 0 ? `${next} · Bu seans dolu` : `${next} · ${priceInWords(session)}`;
}

interface GroupProps {
  readonly title: string;
  readonly titleAs: 'h2' | 'h3';
  readonly children: readonly ReactNode[];
}

function Group({ title, titleAs, children }: GroupProps) {
  if (children.length === 0) return null;
  return (
    <chakra.div mt={{ base: '10', md: '14' }}>
      <FoundTitle as={titleAs}>{title}</FoundTitle>
      <chakra.ul
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="10"
        borderTopWidth="1px"
      >
        {children}
      </chakra.ul>
    </chakra.div>
  );
}

interface EntryProps {
  readonly to: string;
  readonly name: string;
  readonly about: string;
}

function Entry({ to, name, about }: EntryProps) {
  return (
    <chakra.li position="relative" borderBottomWidth="1px" py="4">
      <EntryLink to={to}>{name}</EntryLink>
      <chakra.p textStyle="sm" color="fg.muted" lineClamp="2">
        {about}
      </chakra.p>
    </chakra.li>
  );
}

/** The link covers the whole entry. */
const EntryLink = chakra(Link, {
  base: {
    fontWeight: '650',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
    _after: { content: '""', position: 'absolute', inset: '0' },
  },
});

function Unread({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <chakra.div mt="10" display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <chakra.p color="fg.muted">Atölyelerde ve yazılarda şu an arayamadık.</chakra.p>
      <Button variant="outline" size="sm" onClick={onRetry}>
        Yeniden Deneyin
      </Button>
    </chakra.div>
  );
}
