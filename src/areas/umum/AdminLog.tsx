import { ResourceContextProvider } from 'react-admin';
import { ResourceList } from '../../platform/ui/parts.ts';

/** What people did outside of single rows, as a list with search, filters and export. */
export default function AdminLog() {
  return (
    <ResourceContextProvider value="pengaturan/log-aktivitas">
      <ResourceList />
    </ResourceContextProvider>
  );
}
