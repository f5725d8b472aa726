import { chakra } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Icon } from '../../ui/icon.js';
import { Skeleton } from '../../ui/skeleton.js';
import { useIsNarrow } from '../lib/use-is-narrow.js';
import { ListSearch } from '../ui/list-search.js';
import { LoadError } from '../ui/load-error.js';
import { RefreshButton } from '../ui/refresh-button.js';
import { SectionHead } from '../ui/section-head.js';
import { ContentList } from './content-list.js';
import { LOAD_FAILED } from './content.texts.js';
import { PreviewPanel } from './preview-panel.js';
import { SectionNav } from './section-nav.js';
import { useContentAddress } from './use-content-address.js';
import { useContentList } from './use-content-list.js';
import { usePressInPreview } from './use-press-in-preview.js';

/** The preview of a desktop page needs more room. */
const COLUMNS = {
  none: '200px minmax(0, 1fr)',
  telefon: '200px minmax(0, 1fr) minmax(0, 392px)',
  masaustu: '200px minmax(0, 1fr) minmax(0, 1.5fr)',
};

/** Specification 3, section 2, 'Content management'. */
export function ContentPage() {
  const address = useContentAddress();
  const { list, items, shown, counts, editing, setEditing, previewed } = useContentList(address);
  const press = usePressInPreview({ items, page: previewed?.item.page, editing, setEditing, address });
  const { data, isPending, isFetching, isLoadingError } = list;
  return (
    <>
      <SectionHead
        title="Sayfa İçerikleri"
        lead="Sitedeki metinleri buradan değiştirebilirsiniz; kaydettiğiniz an yayına girer."
        actions={
          <Actions
            isRefreshing={isFetching && !isPending}
            onRefresh={() => void list.refetch()}
            isPreviewed={address.preview !== null}
            onPreview={(isOn) => address.setPreview(isOn ? 'telefon' : null)}
          />
        }
      />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: COLUMNS[address.preview ?? 'none'] }}
        columnGap="6"
        alignItems="start"
      >
        <SectionNav current={address.section} counts={counts} hrefOf={address.hrefOf} />
        <chakra.div minW="0">
          <ListSearch
            label="İçerik ara"
            placeholder="Başlıkta ya da metinde ara"
            search={address.search}
            onSearch={address.setSearch}
          />
          {isLoadingError && <LoadError query={list} what={LOAD_FAILED} />}
          {isPending && <Skeleton h="420px" borderRadius="md" />}
          {data && <ContentList items={shown} editing={editing} onEditing={setEditing} />}
        </chakra.div>
        {address.preview !== null && previewed && (
          <PreviewPane onClose={() => address.setPreview(null)}>
            <PreviewPanel
              previewed={previewed}
              isUnsaved={previewed.isUnsaved}
              width={address.preview}
              onWidth={address.setPreview}
              onPressed={(texts) => void press(texts)}
            />
          </PreviewPane>
        )}
      </chakra.div>
    </>
  );
}

interface ActionsProps {
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly isPreviewed: boolean;
  readonly onPreview: (isOn: boolean) => void;
}

function Actions({ isRefreshing, onRefresh, isPreviewed, onPreview }: ActionsProps) {
  return (
    <chakra.div display="contents" css={{ '& > [aria-pressed=true]': { bg: 'bg.muted' } }}>
      <RefreshButton isPending={isRefreshing} onPress={onRefresh} />
      <Button
        variant="outline"
        size="sm"
        icon={<Icon as={Eye} />}
        aria-pressed={isPreviewed}
        onClick={() => onPreview(!isPreviewed)}
      >
        Önizleme
      </Button>
    </chakra.div>
  );
}

interface PreviewPaneProps {
  readonly onClose: () => void;
  readonly children: React.ReactNode;
}

/** Shows the preview next to the texts, or in a dialog on narrow screens. */
function PreviewPane({ onClose, children }: PreviewPaneProps) {
  const isNarrow = useIsNarrow();
  if (!isNarrow) {
    return (
      <chakra.div position="sticky" top="6" minW="0">
        {children}
      </chakra.div>
    );
  }
  return (
    <Dialog open onClose={onClose} width="product" title="Önizleme" fullScreenOnPhone>
      {children}
    </Dialog>
  );
}
