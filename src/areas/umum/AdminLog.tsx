import { ResourceContextProvider } from 'react-admin';
import { ResourceList } from '../../platform/ui/parts.ts';

/** Actions of people outside of single rows, as a list with search, filters and export. */
export default function AdminLog() {
  return (
    <ResourceContextProvider value="pengaturan/log-aktivitas">
      <ResourceList />
    </ResourceContextProvider>
  );
}
