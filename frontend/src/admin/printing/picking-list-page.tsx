import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { PickingGroup, PickingItem } from '@contract/printing/printing.views.js';
import { trpc } from '../../lib/server/trpc.js';
import { ResponsivePicture } from '../../ui/responsive-picture.js';
import { useIdsInAddress } from './ids-in-address.js';
import { PaperHead, PaperTable, Sheet, Tick } from './paper.js';
import { PdfButton } from '../ui/pdf-button.js';
import { PrintPage } from './print-page.js';
import { usePrintQuery } from './use-print-query.js';

/** What all chosen orders want together, as it is taken from the shelves. */
export function PickingListPage() {
  const { client } = trpc.useUtils();
  const input = { orderIds: useIdsInAddress('siparis') };
  const query = usePrintQuery('pickingList', input, () => client.admin.printing.pickingList.mutate(input));
  const list = query.data;
  return (
    <PrintPage
      title="Toplama listesi"
      paper={{ size: 'A4', margin: '12mm' }}
      query={query}
      actions={
        <PdfButton
          fileName="toplama-listesi.pdf"
          make={() => client.admin.printing.pickingListPdf.mutate(input)}
        />
      }
      nothing={list?.pieceCount === 0 ? 'Bu siparişlerde toplanacak parça yok.' : null}
    >
      {list && (
        <Sheet aria-label="Toplama listesi">
          <PaperHead title="Toplama listesi" line={`${list.orderCount} sipariş · ${list.pieceCount} parça`} />
          <PaperTable aria-label="Toplanacak parçalar">
            <thead>
              <tr>
                <th scope="col">Alındı</th>
                <th scope="col" colSpan={2}>
                  Parça
                </th>
                <th scope="col">Adet</th>
                <th scope="col">Siparişler</th>
              </tr>
            </thead>
            <tbody>
              {list.groups.map((group) => (
                <Group key={group.category} group={group} />
              ))}
            </tbody>
          </PaperTable>
        </Sheet>
      )}
    </PrintPage>
  );
}

function Group({ group: { category, items } }: { readonly group: PickingGroup }) {
  return (
    <Fragment>
      <tr>
        <chakra.th scope="colgroup" colSpan={5} paddingTop="4mm">
          {category === '' ? 'Artık dükkânda olmayanlar' : category}
        </chakra.th>
      </tr>
      {items.map((item) => (
        <Item key={item.key} item={item} />
      ))}
    </Fragment>
  );
}

function Item({ item: { name, picture, quantity, orders } }: { readonly item: PickingItem }) {
  return (
    <tr>
      <td>
        <Tick aria-hidden="true" />
      </td>
      <chakra.td width="15mm">
        <chakra.div width="12mm" height="12mm" overflow="hidden" borderRadius="1mm">
          <ResponsivePicture picture={picture} sizes="46px" alt="" priority />
        </chakra.div>
      </chakra.td>
      <td>{name}</td>
      <chakra.td fontWeight="700" fontSize="12pt">
        {quantity}
      </chakra.td>
      <chakra.td fontSize="8.5pt" width="62mm">
        {orders.map(({ shortId, quantity: wanted }) => `#${shortId} × ${wanted}`).join(', ')}
      </chakra.td>
    </tr>
  );
}
