import { chakra } from '@chakra-ui/react';
import { keepPreviousData } from '@tanstack/react-query';
import type { CounterPiece } from '@contract/desk/counter.views.js';
import { trpc } from '../../../lib/server/trpc.js';
import { EmptyState } from '../../../ui/empty-state.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { VisuallyHidden } from '../../../ui/visually-hidden.js';
import { LoadError } from '../../ui/load-error.js';
import { NOT_LOADED } from '../counter.texts.js';
import { PieceSearch } from './piece-search.js';
import { PieceTile } from './piece-tile.js';
import { ScanLabelButton } from './scan-label-button.js';
import { mostOf, type useCounterCart } from '../cart/use-counter-cart.js';
import { usePieceSearch } from './use-piece-search.js';

interface CounterPiecesProps {
  readonly cart: ReturnType<typeof useCounterCart>;
  /** While a sale is being sent. */
  readonly disabled: boolean;
}

const TILES = { gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))', gap: '3' } as const;

/** The pieces to sell, as large tiles: what sells at present, or what a search finds. */
export function CounterPieces({ cart, disabled }: CounterPiecesProps) {
  const search = usePieceSearch((piece) => {
    if (disabled) return 'Önce süren satışın bitmesini bekleyin.';
    if (piece.available === 0) return `${piece.name} tükendi.`;
    if (cart.quantityOf(piece.id) >= mostOf(piece)) return `${piece.name} için başka stok yok.`;
    cart.add(piece);
    return null;
  });
  const pieces = trpc.admin.counter.pieces.useQuery(
    { search: search.wanted },
    { placeholderData: keepPreviousData },
  );
  return (
    <chakra.section aria-label="Parçalar" minW="0">
      <chakra.div display="flex" alignItems="start" gap="2" mb="5">
        <PieceSearch search={search} onEnter={() => search.enter(pieces.data ?? [])} />
        <ScanLabelButton onCode={search.lookUp} />
      </chakra.div>
      {pieces.isLoadingError ? (
        <LoadError query={pieces} what={NOT_LOADED} titleAs="h2" />
      ) : pieces.data === undefined ? (
        <Loading />
      ) : pieces.data.length === 0 ? (
        <NoPieces isSearch={search.wanted !== ''} />
      ) : (
        <Tiles pieces={pieces.data} busy={pieces.isPlaceholderData} cart={cart} disabled={disabled} />
      )}
    </chakra.section>
  );
}

interface TilesProps extends CounterPiecesProps {
  readonly pieces: readonly CounterPiece[];
  readonly busy: boolean;
}

function Tiles({ pieces, busy, cart, disabled }: TilesProps) {
  return (
    <chakra.ul display="grid" {...TILES} aria-busy={busy || undefined} opacity={busy ? '0.6' : '1'}>
      {pieces.map((piece) => (
        <li key={piece.id}>
          <PieceTile
            piece={piece}
            chosen={cart.quantityOf(piece.id)}
            disabled={disabled}
            onAdd={() => cart.add(piece)}
          />
        </li>
      ))}
    </chakra.ul>
  );
}

function Loading() {
  return (
    <chakra.div display="grid" {...TILES}>
      <VisuallyHidden>Parçalar yükleniyor</VisuallyHidden>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} aspectRatio="4/5" borderRadius="md" />
      ))}
    </chakra.div>
  );
}

function NoPieces({ isSearch }: { readonly isSearch: boolean }) {
  return isSearch ? (
    <EmptyState
      shape="bowl"
      titleAs="h2"
      title="Bu aramayla parça bulunamadı"
      text="Adının bir bölümünü yazmayı ya da etiketini okutmayı deneyin."
    />
  ) : (
    <EmptyState
      shape="vase"
      titleAs="h2"
      title="Satılacak parça yok"
      text="Satışa açık ve stoğu olan parçalar burada görünür."
    />
  );
}
