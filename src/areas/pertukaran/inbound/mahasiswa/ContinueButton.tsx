import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { type MhsInbound, mhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';
import { role } from '../../../../../resources/roles.ts';
import { http } from '../../../../platform/providers/http.ts';
import { AskDialog } from '../../../../platform/ui/AskDialog.tsx';
import { messageOf } from '../../../../platform/ui/failedCall.ts';
import { useBaseRole } from '../../../../platform/ui/permissions.ts';
import { PeriodSelect } from '../PeriodSelect.tsx';

/** A student of two semesters goes on in the next study period. */
export default function ContinueButton() {
  const record = useRecordContext<MhsInbound>();
  const baseRole = useBaseRole();
  const [open, setOpen] = useState(false);
  if (!record || (baseRole !== role.superAdmin && baseRole !== role.timMbkm)) return null;
  if (record.status !== 'berjalan' || record.jumlahSemester !== 2) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Lanjut Semester</Button>
      {open ? <ContinueDialog student={record} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function ContinueDialog({ student, onClose }: { student: MhsInbound; onClose: () => void }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [period, setPeriod] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const go = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const body = { idMasaStudi: period, version: student.version };
      await http(`${mhsInbound.endpoint}/${student.id}/lanjut`, { method: 'POST', body });
      notify(`${student.namaLengkap} melanjutkan studi; KRS baru dapat diisi.`, { type: 'success' });
      refresh();
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AskDialog
      title="Lanjut Semester"
      verb="Lanjutkan"
      busy={busy}
      disabled={!period}
      problem={problem}
      onAgree={go}
      onClose={onClose}
    >
      <Typography sx={{ mb: 1 }}>
        {student.namaLengkap} melanjutkan ke masa studi berikutnya dan mengisi KRS baru.
      </Typography>
      <PeriodSelect label="Masa studi berikutnya" value={period} except={student.idMasaStudi} onChange={setPeriod} />
    </AskDialog>
  );
}
