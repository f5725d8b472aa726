import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useEffectEvent, useId, useState } from 'react';
import type { AddressDto } from '@contract/checkout/checkout.dto.js';
import { trpc } from '../lib/server/trpc.js';
import { TextField } from './text-field.js';

type KnownPlace = Pick<AddressDto, 'city' | 'district' | 'neighbourhood'>;

interface FoundPlace extends KnownPlace {
  /** The part of the city by which it was found. */
  readonly quarter?: string;
}

const SHORTEST = 3;

/**
 * Finds province, district and neighbourhood by one name, so that they need not be chosen from three lists one after
 * the other. The browser's own list of suggestions works with thumb, keyboard and screen reader. The only place that fits
 * is chosen by itself.
 */
export function PlaceSearch({ onChoose }: { readonly onChoose: (place: KnownPlace) => void }) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const text = useDeferredValue(typed.trim());
  const { data: places = [], isPlaceholderData } = trpc.addresses.search.useQuery(
    { text },
    { enabled: text.length >= SHORTEST, placeholderData: keepPreviousData, staleTime: Infinity },
  );
  const choose = (name: string) => {
    const chosen = places.find((place) => nameOf(place) === name);
    if (chosen !== undefined) onChoose(chosen);
  };
  const chooseOnly = useEffectEvent(choose);
  const [first] = places;
  const onlyName = first !== undefined && places.length === 1 && !isPlaceholderData ? nameOf(first) : null;
  useEffect(() => {
    if (onlyName !== null) chooseOnly(onlyName);
  }, [onlyName]);
  const change = (value: string) => {
    setTyped(value);
    choose(value);
  };
  return (
    <>
      <TextField
        label="Semtinizi arayın"
        optional
        list={listId}
        autoComplete="off"
        maxLength={80}
        placeholder="Örneğin Kuzguncuk"
        help="Önerilerden birini seçin; il, ilçe ve mahalle kendiliğinden dolar."
        value={typed}
        onChange={({ target }) => change(target.value)}
      />
      <datalist id={listId}>
        {places.map((place) => (
          <option key={nameOf(place)} value={nameOf(place)} />
        ))}
      </datalist>
    </>
  );
}

/** With the quarter that was typed, because a browser suggests only what contains the typed text. */
function nameOf({ quarter, neighbourhood, district, city }: FoundPlace): string {
  const name = quarter === undefined ? neighbourhood : `${quarter} (${neighbourhood})`;
  return `${name}, ${district} / ${city}`;
}
