import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { CargoDto } from '@contract/orders/admin-orders.dto.js';
import { Button } from '../../../ui/button.js';
import { CARGO_NEEDED, CargoFields } from './cargo-fields.js';

interface CargoFormProps {
  readonly typed: CargoDto;
  readonly isPending: boolean;
  readonly onChange: (cargo: CargoDto) => void;
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

/** Edits the carrier and number of a parcel. */
export function CargoForm({ typed, isPending, onChange, onCancel, onSave }: CargoFormProps) {
  const company = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const save = () => {
    if (typed.company.trim() === '') {
      setError(CARGO_NEEDED);
      company.current?.focus();
      return;
    }
    setError(undefined);
    onSave();
  };
  return (
    <>
      <CargoFields cargo={typed} error={error} onChange={onChange} companyRef={company} />
      <chakra.div display="flex" gap="2" mt="3">
        <Button variant="ghost" size="sm" disabled={isPending} onClick={onCancel}>
          Vazgeç
        </Button>
        <Button variant="outline" size="sm" pending={isPending} pendingLabel="Kaydediliyor..." onClick={save}>
          Kargoyu Kaydet
        </Button>
      </chakra.div>
    </>
  );
}
