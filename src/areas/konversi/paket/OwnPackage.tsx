import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { useRecordContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { conversionDenied, type PaketOptions } from '../../../../resources/kit/index.ts';
import { saatNilai } from '../../../../resources/mbkm/saatNilai.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { ProgramHeading } from '../../../platform/patterns/record/ProgramHeading.tsx';
import { ReturnedNote } from '../../../platform/patterns/record/ReturnedNote.tsx';
import { useProgramme } from '../../../platform/patterns/record/useProgramme.ts';
import { formatDate, formatDecimal } from '../../../platform/providers/format.ts';
import { useWords } from '../../../platform/providers/language.ts';
import { inWords } from '../../../platform/providers/reading.ts';
import { messageOf } from '../../../platform/ui/failedCall.ts';
import { AskedAbout } from '../../../platform/ui/questions/AskedAbout.tsx';
import { PaketRead } from './PaketRead.tsx';
import { chosenPaket, usePaketView } from './view.ts';

/** The participation in context with its package: state, note, courses, result, and the next step to take. */
export function OwnPackage({ options, more: More }: { options: PaketOptions; more?: ComponentType }) {
  const say = useWords();
  const record = useRecordContext();
  const denied = conversionDenied(useProgramme(), record);
  const { data, error } = usePaketView(options, record ? { idPendaftarMbkm: String(record.id) } : null);
  if (!record) return null;
  const state = String(record.statusKonversi);
  const paket = data ? chosenPaket(data) : undefined;
  const begun = (data?.awal.length ?? 0) > 0;
  return (
    <Paper variant="outlined" component="article" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={{ mb: 1 }}>
        <ProgramHeading level={2} status="statusKonversi">
          {paket ? (
            <Typography variant="body2" sx={{ mt: 0.5 }}>
              {paket.nama}
            </Typography>
          ) : null}
        </ProgramHeading>
      </Box>
      {state === 'revisi' && typeof record.catatanTerakhir === 'string' && record.catatanTerakhir ? (
        <ReturnedNote text={record.catatanTerakhir} sx={{ mb: 1.5 }} />
      ) : null}
      {state === 'final' || state === 'revisi_nilai' ? (
        <AskedAbout of={saatNilai.of} rows={[String(record.id)]} />
      ) : null}
      {denied ? (
        <Alert severity="info">{inWords(denied)}</Alert>
      ) : error ? (
        <Alert severity="error">{messageOf(error)}</Alert>
      ) : data ? (
        <PaketRead view={data} />
      ) : (
        <Loading height={96} label={say('Memuat paket')} />
      )}
      {typeof record.ipsKonversi === 'number' ? (
        <Typography variant="body2" sx={{ mt: 1.5 }}>
          IPS konversi <strong className="angka">{formatDecimal(record.ipsKonversi, 2)}</strong>
        </Typography>
      ) : null}
      {More ? <More /> : null}
      {data?.tertutup ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {data.tertutup}
        </Alert>
      ) : null}
      {data?.bolehPilih && data.sampai ? (
        <Alert severity="info" sx={{ mt: 2 }}>
          {say('Kegiatan sudah selesai. Ajukan paket paling lambat %{tanggal}.', { tanggal: formatDate(data.sampai) })}
        </Alert>
      ) : null}
      {data?.bolehPilih ? (
        <Button
          variant="contained"
          component={Link}
          to={`${options.pickPath}?id=${record.id}`}
          sx={{ mt: 2, width: { xs: '100%', sm: 'auto' } }}
        >
          {state === 'revisi' ? say('Perbaiki paket') : begun ? say('Lanjutkan memilih') : say('Pilih mata kuliah')}
        </Button>
      ) : null}
    </Paper>
  );
}
