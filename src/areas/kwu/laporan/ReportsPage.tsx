import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { alurLaporanKwu, jenisLaporan, laporanKwu } from '../../../../resources/kwu/laporan.ts';
import type { UsahaMilik } from '../../../../resources/kwu/usahaSaya.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { formatDate, formatMoney } from '../../../platform/providers/format.ts';
import { useAuthState } from '../../../platform/providers/session.ts';
import { StatusChip } from '../../../platform/ui/cells/StatusChip.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { deadlineWords } from '../daftarUlang/StepCards.tsx';
import { OwnBusinessFrame } from '../OwnBusinessFrame.tsx';
import { RevisionNote } from '../profil/RevisionNote.tsx';
import { FinancePanel } from '../usaha/FinancePanel.tsx';
import { useRules } from '../useOpening.ts';
import { ReportDialog } from './ReportDialog.tsx';
import type { ReportKind, ReportRecord } from './record.ts';

const kinds: readonly ReportKind[] = ['kemajuan', 'akhir', 'keuangan'];

/** /kwu/daftar-ulang/upload-laporan of a student: the three reports with their last days, beside the months they add up. */
export default function ReportsPage() {
  return (
    <OwnBusinessFrame path="/kwu/daftar-ulang/upload-laporan">
      {group => (
        <>
          <Reports group={group} />
          <FinancePanel id={group.id} />
        </>
      )}
    </OwnBusinessFrame>
  );
}

function Reports({ group }: { group: UsahaMilik }) {
  const { user } = useAuthState();
  const rules = useRules();
  const [open, setOpen] = useState<ReportKind | null>(null);
  const { data, error, isPending, refetch } = useGetList<ReportRecord>(
    laporanKwu.name,
    { filter: { idKelompok: group.id }, pagination: { page: 1, perPage: 10 } },
    { retry: false },
  );
  if (isPending || !user) return <Loading label="Memuat laporan" sx={{ height: { xs: 436, sm: 320 } }} />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const period = rules.data?.find(({ idPeriode }) => idPeriode === group.idPeriode);
  const reportOf = (kind: ReportKind) => data.find(({ jenis }) => jenis === kind);
  return (
    <>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {kinds.map(kind => (
          <ReportCard
            key={kind}
            kind={kind}
            report={reportOf(kind)}
            due={(kind === 'kemajuan' ? period?.batasLaporanKemajuan : period?.batasLaporanAkhir) ?? null}
            group={group}
            onOpen={() => setOpen(kind)}
          />
        ))}
      </Stack>
      {open ? (
        <ReportDialog
          group={group}
          kind={open}
          report={reportOf(open)}
          userId={user.id}
          onClose={() => setOpen(null)}
        />
      ) : null}
    </>
  );
}

interface CardProps {
  kind: ReportKind;
  report: ReportRecord | undefined;
  due: string | null;
  group: UsahaMilik;
  onOpen: () => void;
}

function ReportCard({ kind, report, due, group: { memimpin, status }, onOpen }: CardProps) {
  const editable = !report || report.status === 'draf' || report.status === 'revisi';
  return (
    <Paper component="li" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="subtitle1" component="h2" sx={{ mr: 'auto' }}>
          Laporan {jenisLaporan[kind].toLowerCase()}
        </Typography>
        {report ? <StatusChip workflow={alurLaporanKwu} value={report.status} /> : null}
      </Stack>
      {report?.status === 'revisi' ? <RevisionNote resource={laporanKwu.name} of={report} /> : null}
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.25 }}>
        {report?.tanggalDiajukan
          ? `Diajukan ${formatDate(report.tanggalDiajukan)}${report.terlambat ? ', terlambat' : ''}`
          : due
            ? deadlineWords(due)
            : null}
      </Typography>
      {report ? (
        <Typography variant="body2" className="angka" sx={{ mt: 0.5 }}>
          Omzet {formatMoney(report.totalOmzet ?? 0)} · Biaya {formatMoney(report.totalBiaya ?? 0)}
        </Typography>
      ) : null}
      {memimpin && editable && status === 'aktif' ? (
        <Button variant={report ? 'outlined' : 'contained'} onClick={onOpen} sx={{ mt: 1.5 }}>
          {report ? 'Lanjutkan' : 'Tulis laporan'}
        </Button>
      ) : null}
      {!memimpin && editable ? (
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          Ditulis oleh ketua.
        </Typography>
      ) : null}
    </Paper>
  );
}
