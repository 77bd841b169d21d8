import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Suspense, useState } from 'react';
import { type MatkulAsal, sksAsalDari } from '../../../../resources/konversi/aturanPaket.ts';
import { lazyScreen } from '../../../platform/common/lazyScreen.ts';
import { formatDecimal, formatNumber } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';

const DocumentDialog = lazyScreen(() => import('../../../platform/patterns/documents/DocumentDialog.tsx'));

/** The host's course that an own one stands for, and its syllabus; nothing where none is mapped. */
export function HostCourse({ row }: { row: MatkulAsal }) {
  const say = useWords();
  if (!row.namaMatkulAsal) return null;
  const sks = sksAsalDari(row);
  const ects =
    row.satuanAsal === 'ects' && row.sksAsliAsal != null ? ` (${formatDecimal(row.sksAsliAsal, 1)} ECTS)` : '';
  return (
    <>
      <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
        {say('PT tujuan: %{namaMatkulAsal} · %{kodeMatkulAsal}', {
          namaMatkulAsal: row.namaMatkulAsal,
          kodeMatkulAsal: row.kodeMatkulAsal ?? '',
        })}
        {sks === null ? '' : ` · ${formatNumber(sks)} SKS${ects}`}
      </Typography>
      {row.berkasSilabus ? <Syllabus id={row.berkasSilabus} of={row.namaMatkulAsal} /> : null}
    </>
  );
}

function Syllabus({ id, of }: { id: string; of: string }) {
  const say = useWords();
  const [open, setOpen] = useState(false);
  const label = say('Silabus %{of}', { of });
  return (
    <>
      <Button
        size="small"
        startIcon={<DescriptionIcon />}
        onClick={() => setOpen(true)}
        aria-label={say('Lihat %{nama}', { nama: label })}
        sx={{ display: 'flex', mt: 0.5 }}
      >
        {say('Silabus')}
      </Button>
      {open ? (
        <Suspense>
          <DocumentDialog id={id} label={label} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
