import { useListContext } from 'react-admin';
import { LoadFailed } from './LoadFailed.tsx';

/** The rows could not be loaded: why, and once more. */
export function ListError() {
  const { error, refetch, isFetching } = useListContext();
  return <LoadFailed error={error} busy={isFetching} onRetry={refetch} />;
}
