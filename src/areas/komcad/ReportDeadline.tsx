import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { pendaftaranKomcad } from '../../../resources/komcad/pendaftaran.ts';
import { formatDate } from '../../platform/providers/format.ts';
import { http } from '../../platform/providers/http.ts';
import { justRead } from './documents.ts';

/** Fields of GET v6/komcad/mhs/saya that the report uses. */
interface Own {
  id: string;
  batasLaporan: string | null;
}

const useOwn = () =>
  useQuery({
    queryKey: [pendaftaranKomcad.name, 'saya'],
    queryFn: async ({ signal }) => (await http<Own[]>(`${pendaftaranKomcad.endpoint}/saya`, { signal })).data,
    retry: false,
    staleTime: justRead,
  });
export const useDeadlineReady = (): boolean => !useOwn().isPending;

/** Until when the final report is awaited; a later one is taken, and marked (docs/domain/40 §4.1). */
export function ReportDeadline({ id }: { id: string }) {
  const { data } = useOwn();
  const day = data?.find(own => own.id === id)?.batasLaporan;
  return day ? (
    <Alert severity="info">
      Batas laporan akhir {formatDate(day)}. Laporan sesudahnya tetap diterima dan ditandai terlambat.
    </Alert>
  ) : null;
}
