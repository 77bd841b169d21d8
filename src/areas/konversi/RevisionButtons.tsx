import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useGetIdentity, useRecordContext } from 'react-admin';
import { revisiNilai } from '../../../resources/konversi/revisiNilai.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { role } from '../../../resources/roles.ts';
import { lazyScreen } from '../../platform/common/lazyScreen.ts';
import { useBaseRole } from '../../platform/ui/permissions.ts';
import { useConversionSheet } from '../nilai/grading/conversionSheet.ts';
import { useGradeCall } from './useGradeCall.ts';

const RevisionDialog = lazyScreen(() => import('./RevisionDialog.tsx'));
const NoteDialog = lazyScreen(() => import('./NoteDialog.tsx'));

const cancelling = {
  title: 'Batalkan pengajuan',
  text: 'Pengajuan revisi ditarik dan nilai tetap seperti semula.',
  button: 'Batalkan pengajuan',
  note: false,
} as const;

/** Further actions on the revision in context: pass an objection on, withdraw a request, send again. */
export default function RevisionButtons() {
  const record = useRecordContext();
  const baseRole = useBaseRole();
  const { identity } = useGetIdentity();
  const [open, setOpen] = useState<'teruskan' | 'batalkan' | null>(null);
  const { call, busy } = useGradeCall();
  const { data: sheet } = useConversionSheet(record ? String(record.idPendaftarMbkm) : '');
  if (!record || !baseRole) return null;
  const isProdi = baseRole === role.koordinator || baseRole === role.penilai;
  const isOwn = identity !== undefined && [record.idPemohon, record.idPenerus].includes(identity.id);
  const passes = isProdi && record.status === 'usulan';
  const withdraws = isOwn && record.status === 'diajukan';
  const sends = baseRole === role.bakpk && record.status === 'disetujui' && sheet?.hak.kirimSiamik === true;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
      {passes ? (
        <Button variant="contained" disabled={!sheet} onClick={() => setOpen('teruskan')}>
          Teruskan
        </Button>
      ) : null}
      {withdraws ? (
        <Button variant="outlined" onClick={() => setOpen('batalkan')}>
          Batalkan pengajuan
        </Button>
      ) : null}
      {sends ? (
        <Button
          variant="contained"
          loading={busy === 'kirim'}
          onClick={() =>
            call('kirim', {
              path: `${pendaftar.endpoint}/kirim-siamik`,
              body: { items: [{ id: record.idPendaftarMbkm, version: sheet?.pendaftar.version }] },
              done: 'Nilai terkirim ulang ke SIAMIK.',
            })
          }
        >
          Kirim ulang ke SIAMIK
        </Button>
      ) : null}
      <Suspense>
        {open === 'teruskan' && sheet ? (
          <RevisionDialog
            sheet={sheet}
            mode="teruskan"
            revision={{ id: String(record.id), version: Number(record.version) }}
            onClose={() => setOpen(null)}
          />
        ) : null}
        {open === 'batalkan' ? (
          <NoteDialog
            asked={cancelling}
            busy={busy !== null}
            onClose={() => setOpen(null)}
            onAgree={async () => {
              await call('batalkan', {
                path: `${revisiNilai.endpoint}/${encodeURIComponent(String(record.id))}`,
                method: 'PUT',
                body: { aksi: 'batalkan', version: record.version },
                done: 'Pengajuan revisi dibatalkan.',
              });
              setOpen(null);
            }}
          />
        ) : null}
      </Suspense>
    </Box>
  );
}
