import { useLocation, useNavigate, useParams } from 'react-router-dom';

/** Opens a record of a list at its own address; the list keeps its filters behind it. */
export function useRecordAddress(listPath: string) {
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  return {
    openId: rest === '' ? null : rest,
    hrefOf: (recordPath: string) => `${recordPath}${search}`,
    close: () => void navigate(`${listPath}${search}`, { replace: true, preventScrollReset: true }),
  };
}
