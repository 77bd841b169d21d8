import Alert from '@mui/material/Alert';
import { type RaRecord, RecordContextProvider, ResourceContextProvider, useGetList } from 'react-admin';
import { type HasilSeleksi, hasilSeleksi } from '../../../resources/komcad/kelulusan.ts';
import { namaTahap } from '../../../resources/komcad/tahap.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { Timeline } from '../../platform/patterns/history/Timeline.tsx';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { RecordSections } from '../../platform/patterns/record/RecordSections.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { isLive } from './live.ts';
import { OwnFields } from './OwnFields.tsx';
import { OwnFrame } from './OwnFrame.tsx';
import type { Participant } from './useOwnParticipant.ts';

/** With what has become of its proof. */
type Result = HasilSeleksi & RaRecord<string> & { status?: string | null; catatan?: string | null };
const fields = ['hasil', 'nomorPengumuman', 'tanggalPengumuman', 'file', 'keterangan'] as const;

/** /komcad/upload-kelulusan: what a participant says of the selection; locked outside of it, with the reason. */
export default function ResultPage() {
  return <OwnFrame path="/komcad/upload-kelulusan">{own => <OwnResult own={own} />}</OwnFrame>;
}

function OwnResult({ own }: { own: Participant }) {
  const { data, error, isPending, refetch } = useGetList<Result>(
    hasilSeleksi.name,
    {
      filter: { idPendaftarMbkm: own.id },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'tanggalPengumuman', order: 'DESC' },
    },
    { retry: false, staleTime: 0 },
  );
  if (isPending) return <Loading height={320} label="Memuat hasil seleksi" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const [sent] = data;
  const open = own.tahap === 'seleksi' && isLive(own);
  return (
    <>
      {sent?.status === 'ditolak' ? (
        <Alert severity="warning">Bukti ditolak: {sent.catatan ?? 'unggah ulang'}</Alert>
      ) : null}
      {open ? (
        sent?.hasil === 'cadangan' ? (
          <Alert severity="info">Anda cadangan. Kirim lagi begitu ada pengumuman baru.</Alert>
        ) : null
      ) : (
        <Alert severity="info">
          Hasil seleksi dikirim pada tahap Seleksi. Tahap Anda sekarang: {namaTahap(own.tahap)}.
        </Alert>
      )}
      {open ? (
        <Panel title="Hasil seleksi">
          <OwnFields
            key={sent?.version ?? 0}
            resource={hasilSeleksi.name}
            row={sent ?? null}
            fields={fields}
            beside={{ idPendaftarMbkm: own.id }}
            verb="Kirim"
            done="Hasil seleksi terkirim."
          />
        </Panel>
      ) : sent ? (
        <Panel title="Yang Anda kirim">
          <ResourceContextProvider value={hasilSeleksi.name}>
            <RecordContextProvider value={sent}>
              <RecordSections sections={[{ title: 'Hasil', fields }]} />
            </RecordContextProvider>
          </ResourceContextProvider>
        </Panel>
      ) : null}
      <Panel title="Riwayat">
        <Timeline />
      </Panel>
    </>
  );
}
