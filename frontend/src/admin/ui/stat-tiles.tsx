import { chakra } from '@chakra-ui/react';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/icon.js';
import { Skeleton } from '../../ui/skeleton.js';

export interface StatTile {
  readonly label: string;
  /** Undefined until it is known. */
  readonly value: string | undefined;
  /** The address of the list that the figure counts. */
  readonly href?: string | undefined;
  readonly note?: string | undefined;
  /** The direction of the change; the note says it in words. */
  readonly trend?: 'up' | 'down';
}

const NOTE_COLORS = { up: 'success.fg', down: 'danger.fg' } as const;

/** Tiles with figures between two hairlines. */
export function StatTiles({ tiles }: { readonly tiles: readonly StatTile[] }) {
  return (
    <chakra.dl
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(2, minmax(0, 1fr))',
        lg: `repeat(${tiles.length}, minmax(0, 1fr))`,
      }}
      borderTopWidth="1px"
      borderBottomWidth="1px"
      mb="6"
    >
      {tiles.map((tile, index) => (
        <Tile key={tile.label} {...tile} index={index} />
      ))}
    </chakra.dl>
  );
}

const ValueLink = chakra(Link, {
  base: {
    _hover: { textDecoration: 'underline', textUnderlineOffset: '6px', textDecorationThickness: '1px' },
  },
});

function Value({ label, value, href }: Pick<StatTile, 'label' | 'value' | 'href'>) {
  if (href === undefined) return value;
  return (
    <ValueLink to={href} aria-label={`${label}: ${value}`}>
      {value}
    </ValueLink>
  );
}

function Tile({ label, value, href, note, trend, index }: StatTile & { readonly index: number }) {
  const isFirst = index === 0;
  const startsOnPhones = index % 2 === 0;
  return (
    <chakra.div
      py={{ base: '3', lg: '4' }}
      pe={{ base: '3', lg: '5' }}
      ps={{ base: startsOnPhones ? '0' : '4', lg: isFirst ? '0' : '5' }}
      borderLeftWidth={{ base: startsOnPhones ? '0' : '1px', lg: isFirst ? '0' : '1px' }}
      borderTopWidth={{ base: index > 1 ? '1px' : '0', lg: '0' }}
    >
      <chakra.dt textStyle="sm" color="fg.subtle">
        {label}
      </chakra.dt>
      <chakra.dd
        mt="2px"
        fontFamily="heading"
        fontWeight="380"
        fontSize={{ base: '1.4375rem', lg: '1.75rem' }}
        lineHeight="1.25"
        overflowWrap="anywhere"
      >
        {value === undefined ? (
          <Skeleton as="span" h="35px" maxW="120px" />
        ) : (
          <Value {...{ label, value, href }} />
        )}
      </chakra.dd>
      {note !== undefined && (
        <chakra.dd
          display="flex"
          alignItems="flex-start"
          gap="1"
          css={{ '& > svg': { flexShrink: '0', mt: '2px' } }}
          textStyle="sm"
          fontWeight="600"
          color={trend ? NOTE_COLORS[trend] : 'fg.subtle'}
        >
          {trend && <Icon as={trend === 'up' ? TrendingUp : TrendingDown} size="sm" />}
          <chakra.span textWrap="balance">{note}</chakra.span>
        </chakra.dd>
      )}
    </chakra.div>
  );
}
