import { chakra } from '@chakra-ui/react';
import { BulkMailForm } from './bulk-mail-form.js';
import { BulkMailList } from './bulk-mail-list.js';

export function BulkMailTab() {
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="12">
      <BulkMailForm />
      <BulkMailList />
    </chakra.div>
  );
}
