import { ResourceContextProvider, ShowBase, useShowContext } from 'react-admin';
import { PageState } from '../../crud/show/PageState.tsx';
import { ShowSections } from '../../crud/show/ShowSections.tsx';
import { ScreenTitle } from '../../patterns/record/ScreenTitle.tsx';

/** /kwu/daftar-ulang/detail/:id: a business with its members. */
export default function BusinessPage() {
  return (
    <ResourceContextProvider value="kwu/kelompok">
      <ScreenTitle path="/kwu/daftar-ulang/detail/:id" />
      <ShowBase queryOptions={{ retry: false, onError: () => undefined }} disableAuthentication={false}>
        <Loaded />
      </ShowBase>
    </ResourceContextProvider>
  );
}

function Loaded() {
  const { record, error, isPending, refetch } = useShowContext();
  if (!record) return <PageState error={error} isPending={isPending} onRetry={refetch} />;
  return <ShowSections />;
}
