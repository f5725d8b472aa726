import { chakra } from '@chakra-ui/react';
import type { BulkReachView } from '@contract/email/bulk-mail.js';
import { peopleText } from '../../lib/people-text.js';

/** How many a bulk mail reaches, who is left out, and how people come to be reached where there are none. */
export function ReachLead({ pagination: { totalRecords }, skippedCount }: BulkReachView) {
  return (
    <>
      <p>
        {totalRecords === 0
          ? 'Bu grupta e-posta izni olan kimse yok.'
          : `${peopleText(totalRecords)} bu e-postayı alacak.`}
        {skippedCount > 0 && ` İzni ya da doğrulanmış adresi olmayan ${peopleText(skippedCount)} almayacak.`}
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
