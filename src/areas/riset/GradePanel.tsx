import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import type { KesiapanNilai } from '../../../resources/riset/bacaan.ts';
import { type MenilaiRiset, menilaiRiset } from '../../../resources/riset/menilaiRiset.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { Checklist } from '../../platform/patterns/record/Checklist.tsx';
import { Panel } from '../../platform/patterns/record/Panel.tsx';
import { http } from '../../platform/providers/http.ts';
import { useMay } from '../../platform/ui/permissions.ts';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { ScoreForm } from '../nilai/grading/rows/ScoreForm.tsx';

/** About as high as the form and the checklist will be, by width. */
const roomToWrite = { xs: 1192, sm: 820 } as const;
const roomToRead = 320;

/** Beside the decision on a grade: the form of its parts while it is open, and what it still needs. */
export default function GradePanel() {
  const record = useRecordContext<MenilaiRiset>();
  // Nothing stands here once it is final, so that nothing makes room for it either.
  return record?.status === 'draf' ? <Opened record={record} /> : null;
}

function Opened({ record }: { record: MenilaiRiset }) {
  const mayWrite = useMay('edit', menilaiRiset.name);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [menilaiRiset.name, 'kesiapan', record.id, record.version],
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<KesiapanNilai>(`${menilaiRiset.endpoint}/${record.id}/kesiapan`, { signal })).data,
  });
  if (isPending) return <Loading label="Memuat penilaian" sx={{ height: mayWrite ? roomToWrite : roomToRead }} />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  return (
    <>
      {mayWrite ? (
        <Panel title="Isi nilai">
          <ScoreForm
            key={record.version}
            record={record}
            more={['beritaAcara']}
            known={{ nilaiMitra: data.nilaiMitra }}
            weights={{ nilaiDosen: data.bobotDosen, nilaiAkhir: data.bobotAkhir }}
            // Without a partner it is the lecturer's alone (docs/domain/40 §4.4).
            shown={({ nilaiDosen = null, nilaiAkhir = null }): Record<string, number | null> =>
              data.bermitra
                ? { nilaiDosen, nilaiMitra: data.nilaiMitra, nilaiAkhir }
                : { nilaiDosen, nilaiAkhir: nilaiDosen }
            }
          />
        </Panel>
      ) : null}
      <Panel title="Kesiapan">
        <Checklist
          requirements={data.syarat.map(({ kode, label, pesan }) => ({
            label: pesan ?? label,
            lolos: pesan === null,
            nilai: null,
            batas: null,
            kode,
          }))}
        />
        {data.bermitra ? null : (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            Tanpa mitra: nilai akhir sama dengan nilai dosen.
          </Typography>
        )}
      </Panel>
    </>
  );
}
