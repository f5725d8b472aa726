import { useAddressParams } from '../../lib/navigation/use-address-params.js';

/** Keeps in the address whether a part of a section is open, so that a shared link shows it. */
export function useAddressSwitch(name: string): readonly [isOn: boolean, toggle: () => void] {
  const [params, setParams] = useAddressParams();
  const isOn = params.get(name) === 'acik';
  const toggle = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (next.get(name) === 'acik') next.delete(name);
        else next.set(name, 'acik');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [isOn, toggle];
}
