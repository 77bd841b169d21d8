import { BusinessList } from './usaha/BusinessList.tsx';

/** /kwu/memilih-dospem of Tim MBKM: the businesses that prepare their start, each with its lecturer or without. */
export default function AssignPage() {
  return <BusinessList path="/kwu/memilih-dospem" states={['disetujui', 'aktif']} />;
}
