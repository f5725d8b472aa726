import { useSearchParams } from 'react-router-dom';

/** Whether a part of a section is open, in its address: a shared link shows what its sender sees. */
export function useAddressSwitch(name: string): readonly [isOn: boolean, toggle: () => void] {
  const [params, setParams] = useSearchParams();
  const isOn = params.get(name) === 'acik';
  const toggle = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (isOn) next.delete(name);
        else next.set(name, 'acik');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return [isOn, toggle];
}
