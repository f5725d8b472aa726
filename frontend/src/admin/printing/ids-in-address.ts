import { useSearchParams } from 'react-router-dom';

/** The ids of a parameter, such as '?siparis=a,b'. */
export function useIdsInAddress(name: string): string[] {
  const [params] = useSearchParams();
  return (params.get(name) ?? '').split(',').filter((id) => id !== '');
}
