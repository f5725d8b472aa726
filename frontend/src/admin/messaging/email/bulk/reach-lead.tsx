import { chakra } from '@chakra-ui/react';
import type { BulkReachView } from '@contract/messaging/email/bulk-mail.js';
import { formatPeopleCount } from '../../../lib/format-people-count.js';

/**
 * Says how many people a bulk mail reaches and who is left out. When there is nobody, it says how people come to be
 * reached.
 */
export function ReachLead({ pagination: { totalRecords }, unmailedCount }: BulkReachView) {
  return (
    <>
      <p>
        {totalRecords === 0
          ? 'Bu grupta e-posta izni olan kimse yok.'
          : `${formatPeopleCount(totalRecords)} bu e-postayı alacak.`}
        {unmailedCount > 0 &&
          ` İzni ya da doğrulanmış adresi olmayan ${formatPeopleCount(unmailedCount)} almayacak.`}
      </p>
      {totalRecords === 0 && (
        <chakra.p mt="2" textStyle="note">
          Bu izni yalnızca kişinin kendisi verir: sitedeki bülten formuna adresini yazıp gelen e-postadaki
          bağlantıyla onaylayan herkes burada görünür. Formu tanıtın; siz adres ekleyemezsiniz.
        </chakra.p>
      )}
    </>
  );
}
