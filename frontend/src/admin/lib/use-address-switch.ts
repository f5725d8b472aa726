import { useAddressParams } from '../../lib/use-address-params.js';

/** Whether a part of a section is open, in its address: a shared link shows what its sender sees. */
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
